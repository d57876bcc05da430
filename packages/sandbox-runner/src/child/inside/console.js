// `console.log / warn / error`: lines kept as text within a byte budget; what does not fit is counted.
import { createEncoder } from './encode.js';
import { fix, freeze, hasOwn, quote, slice, utf8Length } from './intrinsics.js';

/** A log of many empty lines must be bounded too. */
const LINE_OVERHEAD = 16;

const { value: encodeWords } = createEncoder('value', true);

const textOf = (value, maxBytes) => {
  if (typeof value === 'string') return slice(value, 0, maxBytes);
  try {
    const isError = typeof value === 'object' && value !== null && hasOwn(value, 'message');
    if (isError && typeof value.message === 'string') return `${value.name}: ${slice(value.message, 0, maxBytes)}`;
    return encodeWords(value, maxBytes);
  } catch {
    return '[unreadable or too large]';
  }
};

/** The log of one run. `take()` gives what was written since the last time, as JSON members. */
export const createLog = (maxBytes) => {
  let left = maxBytes;
  let lines = '';
  let dropped = 0;
  const write = (level, values) => {
    if (left <= 0) {
      dropped++;
      return;
    }
    let text = '';
    for (let at = 0; at < values.length && text.length <= left; at++) {
      text += (at === 0 ? '' : ' ') + textOf(values[at], left);
    }
    const room = left - LINE_OVERHEAD;
    const whole = text.length <= room && utf8Length(quote(text)) - 2 <= room;
    if (!whole) {
      // Four bytes is the longest a character can be.
      text = slice(text, 0, room > 0 ? room / 4 : 0);
      dropped++;
    }
    left = whole ? room - utf8Length(quote(text)) : 0;
    lines += `${lines === '' ? '' : ','}["${level}",${quote(text)}]`;
  };
  const take = () => {
    const taken = `"logs":[${lines}],"logsDropped":${dropped}`;
    lines = '';
    dropped = 0;
    return taken;
  };
  const empty = () => lines === '' && dropped === 0;
  return freeze({ __proto__: null, write, take, empty });
};

/** Puts the console into the context: writable names only through shadowing. */
export const installConsole = (log) => {
  const api = { __proto__: null };
  fix(
    api,
    'log',
    freeze((...values) => log.write('log', values)),
  );
  fix(
    api,
    'warn',
    freeze((...values) => log.write('warn', values)),
  );
  fix(
    api,
    'error',
    freeze((...values) => log.write('error', values)),
  );
  fix(globalThis, 'console', freeze(api));
};

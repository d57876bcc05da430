// Values to JSON text, made inside so that no object of the body ever leaves the context.
//
// Each property is read once. Date → ISO string, Map → object, Set, typed array and buffer → array, BigInt → decimal
// string, RegExp → its source, Error → { name, message }; `toJSON` is honoured; functions, symbols and `undefined` are
// dropped as JSON does. What is left (a cycle, a promise, …) is refused with its path. A log asks for words instead.
import {
  apply,
  asNumber,
  asString,
  bigintOf,
  booleanOf,
  byteLengthOf,
  dateToIso,
  flagsOf,
  freeze,
  hasOwn,
  isFiniteNumber,
  isLonger,
  keys,
  mapForEach,
  NativeUint8Array,
  numberOf,
  objectTable,
  quote,
  setForEach,
  sourceOf,
  stringOf,
  symbolText,
  timeOf,
  typedArrayLength,
  viewBuffer,
  viewLength,
  viewOffset,
} from './intrinsics.js';
import { kindOf } from './kinds.js';

/** Deeper values are refused: a walk must neither exhaust this stack nor that of whoever reads the text. */
const MAX_DEPTH = 256;

const refusals = objectTable();

/** What `encode` throws: a stable code and a sentence. Known by identity, so that a body cannot forge one. */
export const refusal = (code, message) => {
  const thrown = freeze({ __proto__: null, code, message });
  refusals.set(thrown, true);
  return thrown;
};
/** Whether a thrown thing was made by `refusal`. */
export const isRefusal = (thrown) => typeof thrown === 'object' && thrown !== null && refusals.get(thrown) === true;

/** `at` is a linked list from the value being written up to the root: `{ value, key, parent }`. */
const pathOf = (at) => {
  let path = '';
  for (let step = at; step.parent !== undefined; step = step.parent) {
    path = (typeof step.key === 'number' ? `[${step.key}]` : `.${step.key}`) + path;
  }
  return path;
};

/**
 * Makes an encoder: `value(value, maxBytes)` gives JSON text of at most so many bytes of UTF-8, or undefined for a value
 * JSON has no text for; `list(values, maxBytes)` gives that of an array of our own, whatever the body has done to arrays.
 * Both throw refusals. `name` is what these call the root. With `words`, nothing but the size is refused: what JSON
 * cannot say is written as words.
 */
export const createEncoder = (name, words = false) => {
  let left = 0;
  let maxBytes = 0;
  const tooLarge = () => refusal('limit-exceeded', `${name} is larger than ${maxBytes} bytes`);
  const pay = (characters) => {
    left -= characters;
    if (left < 0) throw tooLarge();
  };
  const spend = (text) => {
    pay(text.length);
    return text;
  };
  const refuse = (at, why) => refusal('not-serialisable', `${name}${pathOf(at)} ${why}`);

  const read = (target, key, at) => {
    try {
      return target[key];
    } catch (thrown) {
      if (words) return '[threw]';
      throw refuse({ value: undefined, key, parent: at }, `threw while it was read: ${sentenceFor(thrown)}`);
    }
  };

  const entryOf = (item, index, at) => {
    const entry = write(item, index, at);
    const text = entry === undefined ? spend('null') : entry;
    return index === 0 ? text : `,${text}`;
  };

  const array = (target, at) => {
    let length = asNumber(read(target, 'length', at));
    // A proxy of an array may say anything: less than nothing would pay back, NaN would end all counting.
    if (!(length >= 0)) length = 0;
    let text = '[';
    // Brackets and commas are paid for at once: an array that is mostly holes is refused before it is walked.
    pay(length + 1);
    for (let index = 0; index < length; index++) text += entryOf(read(target, index, at), index, at);
    return `${text}]`;
  };

  const numbers = (view, length, at) => {
    let text = '[';
    pay(length + 1);
    for (let index = 0; index < length; index++) text += entryOf(view[index], index, at);
    return `${text}]`;
  };

  const bytes = (buffer, offset, length, at) => numbers(new NativeUint8Array(buffer, offset, length), length, at);

  const member = (text, key, item, at) => {
    const entry = write(item, key, at);
    if (entry === undefined) return text;
    if (key.length > left) throw tooLarge();
    return text + spend(text === '{' ? `${quote(key)}:` : `,${quote(key)}:`) + entry;
  };

  const plain = (target, at, start = '{') => {
    const names = keys(target);
    let text = start;
    for (let index = 0; index < names.length; index++) {
      text = member(text, names[index], read(target, names[index], at), at);
    }
    pay(2);
    return `${text}}`;
  };

  const error = (target, at) => {
    let text = member('{', 'name', read(target, 'name', at), at);
    text = member(text, 'message', read(target, 'message', at), at);
    if (hasOwn(target, 'cause')) text = member(text, 'cause', read(target, 'cause', at), at);
    if (hasOwn(target, 'errors')) text = member(text, 'errors', read(target, 'errors', at), at);
    return plain(target, at, text);
  };

  const map = (target, at) => {
    let text = '{';
    mapForEach(target, (item, key) => {
      if (typeof key === 'object' || typeof key === 'function' || typeof key === 'symbol') {
        if (!words) throw refuse(at, 'is a Map with a key that is neither text nor number');
        text = member(text, '[object]', item, at);
      } else {
        text = member(text, asString(key), item, at);
      }
    });
    pay(2);
    return `${text}}`;
  };

  const set = (target, at) => {
    let text = '[';
    let index = 0;
    setForEach(target, (item) => {
      pay(1);
      text += entryOf(item, index++, at);
    });
    pay(2);
    return `${text}]`;
  };

  const structure = (target, key, parent) => {
    const at = { value: target, key, parent };
    let depth = 0;
    for (let step = parent; step !== undefined; step = step.parent) {
      if (step.value === target) {
        if (words) return spend('[circular]');
        throw refuse(at, 'is circular: it contains itself');
      }
      depth++;
    }
    if (depth > MAX_DEPTH) {
      if (words) return spend('[deep]');
      throw refusal('not-serialisable', `${name} is nested more than ${MAX_DEPTH} levels deep`);
    }
    const kind = kindOf(target);
    if (kind === 'date') return spend(isFiniteNumber(timeOf(target)) ? quote(dateToIso(target)) : 'null');
    const toJson = read(target, 'toJSON', at);
    if (typeof toJson === 'function' && !words) {
      let replaced;
      try {
        replaced = apply(toJson, target, [asString(key)]);
      } catch (thrown) {
        throw refuse(at, `threw in toJSON: ${sentenceFor(thrown)}`);
      }
      if (replaced !== target) return write(replaced, key, at);
    }
    switch (kind) {
      case 'array':
        return array(target, at);
      case 'typed array':
        return numbers(target, typedArrayLength(target), at);
      case 'view':
        return bytes(viewBuffer(target), viewOffset(target), viewLength(target), at);
      case 'buffer':
        return bytes(target, 0, byteLengthOf(target), at);
      case 'map':
        return map(target, at);
      case 'set':
        return set(target, at);
      case 'error':
        return error(target, at);
      case 'regexp':
        return spend(quote(`/${sourceOf(target)}/${flagsOf(target)}`));
      case 'number':
        return write(numberOf(target), key, parent);
      case 'string':
        return write(stringOf(target), key, parent);
      case 'boolean':
        return write(booleanOf(target), key, parent);
      case 'bigint':
        return write(bigintOf(target), key, parent);
      case 'promise':
        if (words) return spend('[Promise]');
        throw refuse(at, 'is a promise: await it (or use await Promise.all([...]))');
      default:
        return plain(target, at);
    }
  };

  const write = (item, key, parent) => {
    switch (typeof item) {
      case 'string':
        if (item.length > left) throw tooLarge();
        return spend(quote(item));
      case 'number':
        if (isFiniteNumber(item) || words) return spend(asString(item));
        return spend('null');
      case 'boolean':
        return spend(item ? 'true' : 'false');
      case 'bigint':
        return spend(words ? `${item}n` : `"${item}"`);
      case 'object':
        return item === null ? spend('null') : structure(item, key, parent);
      case 'symbol':
        return words ? spend(symbolText(item)) : undefined;
      case 'function':
        return words ? spend('[function]') : undefined;
      default:
        return words ? spend('undefined') : undefined;
    }
  };

  const list = (values) => array(values, { value: values, key: '', parent: undefined });
  const single = (value) => write(value, '', undefined);

  // A getter of the body may lead back here, so what is left of the outer budget is put aside.
  const within = (bound, value, writeRoot) => {
    const outerLeft = left;
    const outerMax = maxBytes;
    left = bound;
    maxBytes = bound;
    try {
      const text = writeRoot(value);
      if (text !== undefined && isLonger(text, bound)) throw tooLarge();
      return text;
    } catch (thrown) {
      if (words || isRefusal(thrown)) throw thrown;
      // A detached buffer, a revoked proxy: the engine's own errors know nothing of codes.
      throw refusal('not-serialisable', `${name} threw while it was read: ${sentenceFor(thrown)}`);
    } finally {
      left = outerLeft;
      maxBytes = outerMax;
    }
  };

  return freeze({
    __proto__: null,
    value: (value, bound) => within(bound, value, single),
    list: (values, bound) => within(bound, values, list),
  });
};

const encodeThrown = createEncoder('it', true);

/** The sentence for a thrown thing, whatever it is: an error's own words, else what was thrown. Never throws. */
export const sentenceFor = (thrown) => {
  try {
    if (typeof thrown === 'object' && thrown !== null) {
      const { name, message } = thrown;
      if (typeof message === 'string') {
        if (typeof name !== 'string' || name === 'Error' || name === '')
          return message === '' ? 'An error without a message' : message;
        return `${name}: ${message}`;
      }
    }
    return `Something that is no error was thrown: ${encodeThrown.value(thrown, 2000)}`;
  } catch {
    return 'Something that cannot be read was thrown';
  }
};

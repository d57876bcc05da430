// The host functions as the body sees them: each call becomes a line of the outbox and a promise of this realm.
import { createEncoder, isRefusal } from './encode.js';
import { makeError, placeAbove } from './errors.js';
import { fix, freeze, makePromise, parseJson } from './intrinsics.js';

/** `limits`: { maxCalls, maxArgumentBytes, maxTransferBytes }. */
export const createBridge = (limits) => {
  const { list: encodeArguments } = createEncoder('arguments');
  /** By number; without a prototype, so that none of the body's can see an entry. */
  const pending = { __proto__: null };
  let outbox = '';
  let asked = 0;
  let started = 0;
  let inFlight = 0;
  let transferLeft = limits.maxTransferBytes;
  let over = false;

  const call = (name, args, callee) => {
    const place = placeAbove(callee);
    const answer = makePromise();
    const refuse = (message, code) => {
      answer.reject(makeError(`${name}: ${message}`, code, undefined, place));
      return answer.promise;
    };
    if (over) return refuse('called after the body had ended; await every call before returning', 'script-error');
    // Counted before the arguments are read, since reading them may run a getter that calls again.
    if (asked++ >= limits.maxCalls) return refuse(`more than ${limits.maxCalls} calls in one run`, 'limit-exceeded');
    let text;
    try {
      text = encodeArguments(args, limits.maxArgumentBytes);
    } catch (thrown) {
      // Else the stack is full, and the body's own call fails.
      if (!isRefusal(thrown)) throw thrown;
      return refuse(thrown.message, thrown.code);
    }
    transferLeft -= text.length;
    if (transferLeft < 0) {
      return refuse(`more than ${limits.maxTransferBytes} bytes of arguments in one run`, 'limit-exceeded');
    }
    const id = ++started;
    inFlight++;
    pending[id] = { answer, place };
    outbox += `${outbox === '' ? '' : ','}[${id},"${name}",${text}]`;
    return answer.promise;
  };

  /** Settles calls with what the host answered: JSON of `[id, 1, value?]` or `[id, 0, message, code or null]`. */
  const deliver = (text) => {
    const answers = parseJson(text);
    for (let at = 0; at < answers.length; at++) {
      const said = answers[at];
      const id = said[0];
      const { answer, place } = pending[id];
      delete pending[id];
      inFlight--;
      if (said[1] === 1) answer.resolve(said.length > 2 ? said[2] : undefined);
      else answer.reject(makeError(said[2], said[3] === null ? undefined : said[3], id, place));
    }
  };

  const take = () => {
    const taken = `"calls":[${outbox}]`;
    outbox = '';
    return taken;
  };

  return freeze({
    __proto__: null,
    call,
    deliver,
    take,
    empty: () => outbox === '',
    inFlight: () => inFlight,
    close: () => {
      over = true;
    },
  });
};

/**
 * Hangs the host functions on the global. `tree` lists names: `[name]` is a function, `[name, branch]` a frozen namespace;
 * a function is known to the host by its path, such as `openclaw.tools.search`.
 */
export const installFunctions = (tree, bridge, target = globalThis, path = '') => {
  for (let at = 0; at < tree.length; at++) {
    const name = tree[at][0];
    const full = path === '' ? name : `${path}.${name}`;
    if (tree[at].length === 1) {
      const callee = (...args) => bridge.call(full, args, callee);
      fix(target, name, freeze(callee));
    } else {
      const branch = { __proto__: null };
      installFunctions(tree[at][1], bridge, branch, full);
      fix(target, name, freeze(branch));
    }
  }
};

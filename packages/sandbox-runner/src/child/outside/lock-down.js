// Makes the outer realm worthless before any text of a body arrives: should an object of it ever leak, there is nothing
// to do with it. Ends with every ECMAScript built-in of the outer realm frozen.
import Module from 'node:module';

/** What Node itself looks up on `process` while it ends. */
const KEPT_ON_PROCESS = new Set([
  '_events',
  '_eventsCount',
  '_maxListeners',
  '_exiting',
  '_fatalException',
  'domain',
  'exitCode',
  'emit',
]);

const ECMASCRIPT = new Set(
  (
    'globalThis Infinity NaN undefined eval isFinite isNaN parseFloat parseInt decodeURI decodeURIComponent encodeURI ' +
    'encodeURIComponent escape unescape AggregateError Array ArrayBuffer AsyncDisposableStack BigInt BigInt64Array ' +
    'BigUint64Array Boolean DataView Date DisposableStack Error EvalError Float16Array Float32Array Float64Array Function ' +
    'Int8Array Int16Array Int32Array Intl Iterator JSON Map Math Number Object Promise Proxy RangeError ReferenceError ' +
    'Reflect RegExp Set String SuppressedError Symbol SyntaxError Temporal TypeError URIError Uint8Array ' +
    'Uint8ClampedArray Uint16Array Uint32Array WeakMap WeakSet'
  ).split(' '),
);

const blank = (target, key) => {
  try {
    if (delete target[key]) return;
    Object.defineProperty(target, key, { value: undefined, writable: false, configurable: false });
  } catch {
    // A key that can be neither deleted nor redefined is a constant.
  }
};

const blankAll = (target, kept) => {
  for (const key of Object.getOwnPropertyNames(target)) if (!kept.has(key)) blank(target, key);
};

const deepFreeze = (root) => {
  const seen = new Set();
  const waiting = [root];
  while (waiting.length > 0) {
    const target = waiting.pop();
    if (target === null || (typeof target !== 'object' && typeof target !== 'function') || seen.has(target)) continue;
    seen.add(target);
    for (const key of Reflect.ownKeys(target)) {
      const descriptor = Reflect.getOwnPropertyDescriptor(target, key);
      if (descriptor !== undefined) waiting.push(descriptor.value, descriptor.get, descriptor.set);
    }
    waiting.push(Reflect.getPrototypeOf(target));
    if (target !== globalThis && !ArrayBuffer.isView(target)) Object.freeze(target);
  }
};

/** Takes every verb out of this realm, for good. What is needed afterwards must have been taken before. */
export const lockDown = () => {
  const { process } = globalThis;
  const nothing = new Set();
  blankAll(Module, nothing);
  blankAll(Module.prototype, new Set(['constructor']));
  blankAll(globalThis, ECMASCRIPT);
  blankAll(process, KEPT_ON_PROCESS);
  for (let proto = Object.getPrototypeOf(process); proto !== null && !Object.hasOwn(proto, 'emit'); ) {
    blankAll(proto, nothing);
    proto = Object.getPrototypeOf(proto);
  }
  Error.stackTraceLimit = 0;
  deepFreeze(globalThis);
};

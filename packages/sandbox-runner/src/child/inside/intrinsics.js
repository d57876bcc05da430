// Private copies of the built-ins that the controller uses, taken before the body can replace any of them.
//
// Rules for every file of this folder, since the body may patch each prototype: no `for…of`, no spread in calls, no
// array destructuring, no `instanceof`, no method called on a value, no assignment to a property that a prototype could
// intercept. Records are literals whose every property is their own; descriptors and what a body can hold have no prototype.

export const { apply, construct, defineProperty, getPrototypeOf, ownKeys, setPrototypeOf } = Reflect;
export const { getOwnPropertyDescriptor: descriptorOf } = Reflect;
export const { freeze, keys } = Object;
export const { isArray } = Array;
export const { isFinite: isFiniteNumber } = Number;
export const parseJson = JSON.parse;
export const quote = JSON.stringify;
export const asString = String;
export const asNumber = Number;
export const isView = ArrayBuffer.isView;

const { bind, call } = Function.prototype;
/** `uncurry(method)(self, …args)` calls a method without looking anything up. */
export const uncurry = bind.bind(call);
const getterOf = (prototype, key) => uncurry(descriptorOf(prototype, key).get);

export const objectPrototype = Object.prototype;
export const tagOf = uncurry(Object.prototype.toString);
export const hasOwn = uncurry(Object.prototype.hasOwnProperty);
export const slice = uncurry(String.prototype.slice);
export const dateToIso = uncurry(Date.prototype.toISOString);
export const timeOf = uncurry(Date.prototype.getTime);
export const mapForEach = uncurry(Map.prototype.forEach);
export const setForEach = uncurry(Set.prototype.forEach);
export const mapSizeOf = getterOf(Map.prototype, 'size');
export const setSizeOf = getterOf(Set.prototype, 'size');
export const sourceOf = getterOf(RegExp.prototype, 'source');
export const flagsOf = getterOf(RegExp.prototype, 'flags');
export const numberOf = uncurry(Number.prototype.valueOf);
export const stringOf = uncurry(String.prototype.valueOf);
export const booleanOf = uncurry(Boolean.prototype.valueOf);
export const bigintOf = uncurry(BigInt.prototype.valueOf);
export const symbolOf = uncurry(Symbol.prototype.valueOf);
export const symbolText = uncurry(Symbol.prototype.toString);
export const byteLengthOf = getterOf(ArrayBuffer.prototype, 'byteLength');
export const NativeUint8Array = Uint8Array;

const typedArray = Object.getPrototypeOf(Uint8Array.prototype);
export const typedArrayTag = getterOf(typedArray, Symbol.toStringTag);
export const typedArrayLength = getterOf(typedArray, 'length');
export const viewBuffer = getterOf(DataView.prototype, 'buffer');
export const viewOffset = getterOf(DataView.prototype, 'byteOffset');
export const viewLength = getterOf(DataView.prototype, 'byteLength');

const get = uncurry(WeakMap.prototype.get);
const set = uncurry(WeakMap.prototype.set);
const NativeWeakMap = WeakMap;
/** A table from objects to what is known of them. */
export const objectTable = () => {
  const table = new NativeWeakMap();
  return freeze({ __proto__: null, get: (key) => get(table, key), set: (key, value) => void set(table, key, value) });
};

const withResolvers = uncurry(Promise.withResolvers);
const NativePromise = Promise;
/** A promise of this realm with what settles it: `{ promise, resolve, reject }`. */
export const makePromise = () => withResolvers(NativePromise);

const { encodeURIComponent: percentEncode, unescape: percentDecode } = globalThis;
/** Bytes of well-formed text in UTF-8. */
export const utf8Length = (text) => percentDecode(percentEncode(text)).length;

/** The longest that one UTF-16 unit of a text can be in UTF-8. */
const MAX_UNIT_BYTES = 3;
/** Whether well-formed text is longer than `bytes` of UTF-8; the slower counting is for texts that could be. */
export const isLonger = (text, bytes) => text.length * MAX_UNIT_BYTES > bytes && utf8Length(text) > bytes;

/** Defines a property that nothing can change. */
export const fix = (target, key, value) =>
  defineProperty(target, key, { __proto__: null, value, writable: false, enumerable: true, configurable: false });

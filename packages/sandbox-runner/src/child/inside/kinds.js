// What a value is, whatever its prototype says of it.
import {
  bigintOf,
  booleanOf,
  byteLengthOf,
  getPrototypeOf,
  isArray,
  isView,
  mapSizeOf,
  numberOf,
  objectPrototype,
  setSizeOf,
  sourceOf,
  stringOf,
  tagOf,
  timeOf,
  typedArrayTag,
} from './intrinsics.js';

/** Whether a built-in method accepts the value as one of its own, whatever its prototype says. */
const accepts = (method, value) => {
  try {
    method(value);
    return true;
  } catch {
    return false;
  }
};

/** The kind of an object, for whoever writes it down. */
export const kindOf = (value) => {
  if (isArray(value)) return 'array';
  const prototype = getPrototypeOf(value);
  if (prototype === null || prototype === objectPrototype) return 'plain';
  if (isView(value)) return typedArrayTag(value) === undefined ? 'view' : 'typed array';
  const tag = tagOf(value);
  if (tag === '[object Error]') return 'error';
  if (tag === '[object Promise]') return 'promise';
  if (accepts(timeOf, value)) return 'date';
  if (accepts(mapSizeOf, value)) return 'map';
  if (accepts(setSizeOf, value)) return 'set';
  if (accepts(sourceOf, value)) return 'regexp';
  if (accepts(byteLengthOf, value)) return 'buffer';
  if (accepts(numberOf, value)) return 'number';
  if (accepts(stringOf, value)) return 'string';
  if (accepts(booleanOf, value)) return 'boolean';
  if (accepts(bigintOf, value)) return 'bigint';
  return 'plain';
};

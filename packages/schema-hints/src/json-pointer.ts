/**
 * JSON Pointers (RFC 6901): the address of a value inside a schema.
 */

import { isSchemaObject } from './json-schema.ts';

/** Writes the tokens of a path as a pointer: `['a/b', '0']` is `/a~1b/0`, no token is the empty pointer. */
export function formatPointer(tokens: readonly string[]): string {
  return tokens.map((token) => `/${token.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The tokens of a pointer, or `undefined` for text that is not one. */
export function parsePointer(pointer: string): readonly string[] | undefined {
  if (pointer === '') return [];
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) return undefined;
  return pointer
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value that a path leads to; own properties and array indices only. */
export function valueAt(root: unknown, tokens: readonly string[]): unknown {
  let value = root;
  for (const token of tokens) {
    if (Array.isArray(value) && /^(?:0|[1-9]\d*)$/.test(token)) value = value[Number(token)];
    else if (isSchemaObject(value) && Object.hasOwn(value, token)) value = value[token];
    else return undefined;
  }
  return value;
}

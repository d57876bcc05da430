/**
 * One text for equal JSON: the key for caches and hashes of schemas.
 */

import { byCodeUnit } from './json-schema.ts';

/** Thrown by `canonicalJson` for a value that JSON cannot carry. */
export class CanonicalJsonError extends TypeError {
  /** Always `not-json`. */
  readonly code = 'not-json';

  constructor(found: string) {
    super(`Cannot write ${found} as JSON. Give a value that JSON.parse could have returned.`);
    this.name = 'CanonicalJsonError';
  }
}

/** What is still to be written: literal text, a value, or the end of a container that was open. */
type Task = { readonly text: string } | { readonly value: unknown } | { readonly close: object; readonly text: string };

/**
 * Writes a JSON value without spaces and with every object's keys sorted by code unit (as RFC 8785 has it), so that equal values give
 * equal text whatever order their keys came in. Object properties that are `undefined` are left out, as
 * `JSON.stringify` does. Nesting is bounded by memory alone, not by the call stack.
 *
 * @throws {CanonicalJsonError} code `not-json` for functions, symbols, bigints, numbers that are not finite,
 * `undefined` outside an object, and values that contain themselves.
 */
export function canonicalJson(value: unknown): string {
  const parts: string[] = [];
  const open = new Set<object>();
  const tasks: Task[] = [{ value }];
  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
    if ('value' in task) write(task.value, parts, open, tasks);
    else {
      parts.push(task.text);
      if ('close' in task) open.delete(task.close);
    }
  }
  return parts.join('');
}

function write(value: unknown, parts: string[], open: Set<object>, tasks: Task[]): void {
  if (typeof value !== 'object' || value === null) {
    parts.push(scalar(value));
    return;
  }
  if (open.has(value)) throw new CanonicalJsonError('a value that contains itself');
  open.add(value);
  const inner: Task[] = Array.isArray(value)
    ? value.flatMap((item, index): Task[] => [{ text: index === 0 ? '' : ',' }, { value: item }])
    : Object.keys(value)
        .filter((key) => Reflect.get(value, key) !== undefined)
        .sort(byCodeUnit)
        .flatMap((key, index): Task[] => [
          { text: `${index === 0 ? '' : ','}${JSON.stringify(key)}:` },
          { value: Reflect.get(value, key) },
        ]);
  parts.push(Array.isArray(value) ? '[' : '{');
  tasks.push({ text: Array.isArray(value) ? ']' : '}', close: value });
  for (let index = inner.length - 1; index >= 0; index--) tasks.push(inner[index] as Task);
}

function scalar(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  throw new CanonicalJsonError(typeof value === 'number' ? String(value) : `a value of type ${typeof value}`);
}

/**
 * The state of reading one schema as a type: what is being read, how much may still be read, and whether the type is
 * still exact.
 */

import type { SchemaObject } from '../json-schema.ts';
import type { SchemaDocument } from '../references.ts';
import type { HintLimits } from './limits.ts';
import type { Kind, ValueType } from './value-type.ts';

/** The state of one reading. */
export interface Reading {
  readonly document: SchemaDocument;
  readonly limits: HintLimits;
  /** Schemas being read now, outermost first: meeting one of them again is recursion. */
  readonly active: Set<SchemaObject>;
  /** Schemas that may still be read. */
  budget: number;
  /** Whether the type says exactly what the schema says, ranges, lengths, patterns and formats aside. */
  exact: boolean;
  /**
   * Reads one schema. `depth` is how many levels of objects and arrays may still be opened; `kinds` are the kinds
   * that the schema around this one already settled for the same value, so that a bare `{ required: ['a'] }` in an
   * `anyOf` is read as a word about the object it belongs to.
   */
  readonly read: (schema: unknown, depth: number, kinds?: readonly Kind[]) => ValueType;
}

/** Uses up one read; false when none is left. */
export function spend(reading: Reading): boolean {
  if (reading.budget > 0) {
    reading.budget--;
    return true;
  }
  reading.exact = false;
  return false;
}

/** Gives up exactness, and so the claim that the hint can stand for the schema. */
export function inexact<T>(reading: Reading, result: T): T {
  reading.exact = false;
  return result;
}

/** Lets a child use one of `parts` parts of the reads that are left, so that no child can starve its siblings. */
export function share<T>(parts: number, reading: Reading, read: () => T): T {
  const whole = reading.budget;
  const part = Math.min(whole, Math.max(1, Math.floor(whole / parts)));
  reading.budget = part;
  const result = read();
  reading.budget = whole - (part - reading.budget);
  return result;
}

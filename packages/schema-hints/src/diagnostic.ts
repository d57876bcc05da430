/**
 * What is wrong with a schema, or what a projection left out of it, one finding at a time.
 */

import { formatPointer } from './json-pointer.ts';

/** The stable codes of findings, each with what it says of the schema. */
export type SchemaDiagnosticCode =
  /** The value is neither an object nor a boolean. */
  | 'not-a-schema'
  /** The root is `true` or `false`, which no provider takes as a tool's schema. */
  | 'boolean-root'
  /** The root allows no object, yet a tool's arguments are one. */
  | 'root-not-object'
  /** `allOf`, `anyOf` or `oneOf` stood at the root and was merged into the object. */
  | 'root-combinator'
  /** `$schema` names no draft that is known. */
  | 'unknown-dialect'
  /** A keyword belongs to another draft than the declared one. */
  | 'other-draft'
  /** A keyword's value has a shape that no draft allows. */
  | 'malformed-keyword'
  /** `type` names something that is no JSON type. */
  | 'unknown-type'
  /** `enum` lists nothing, so no value is valid. */
  | 'empty-enum'
  /** A pattern that does not compile as an ECMAScript regular expression. */
  | 'invalid-pattern'
  /** A reference leads out of the schema. */
  | 'remote-reference'
  /** A reference leads nowhere inside the schema. */
  | 'unresolvable-reference'
  /** Two schemas claim the name that a reference asks for. */
  | 'ambiguous-reference'
  /** References lead back to where they started; a validator would never end. */
  | 'reference-loop'
  /** A recursive reference was cut, since the target has no references. */
  | 'recursion-cut'
  /** Nested deeper than the bound. */
  | 'too-deep'
  /** More schemas, words or findings than the bound. */
  | 'too-large'
  /** The target does not take this keyword; it was left out. */
  | 'keyword-dropped'
  /** The target does not take this property name; the property was left out. */
  | 'property-dropped'
  /** A keyword was replaced by one that says a little less. */
  | 'keyword-widened';

/** One finding about a schema. */
export interface SchemaDiagnostic {
  readonly code: SchemaDiagnosticCode;
  /** JSON Pointer into the given schema; empty for its root. At most 1,024 characters, cut at the end. */
  readonly path: string;
  /** What was found and what follows from it, in one sentence. */
  readonly message: string;
}

/** The most findings one report holds; the last one then says that there are more. */
export const MAX_DIAGNOSTICS = 200;

const MAX_PATH = 1_024;

/** Collects findings up to `MAX_DIAGNOSTICS`. */
export interface Findings {
  add(code: SchemaDiagnosticCode, tokens: readonly string[], message: string): void;
  list(): readonly SchemaDiagnostic[];
}

/** An empty collection. */
export function createFindings(): Findings {
  const found: SchemaDiagnostic[] = [];
  return {
    add(code, tokens, message) {
      if (found.length >= MAX_DIAGNOSTICS) return;
      const last = found.length === MAX_DIAGNOSTICS - 1;
      found.push(
        Object.freeze(
          last
            ? {
                code: 'too-large',
                path: '',
                message: `More than ${MAX_DIAGNOSTICS - 1} findings; the others are not listed.`,
              }
            : { code, path: formatPointer(tokens).slice(0, MAX_PATH), message },
        ),
      );
    },
    list: () => Object.freeze([...found]),
  };
}

/** Quotes a piece of a schema for a message: one line, at most 60 characters. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? JSON.stringify(value) : Array.isArray(value) ? 'a list' : `${typeof value}`;
  return text.length <= 60 ? text : `${text.slice(0, 57)}..."`;
}

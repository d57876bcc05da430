/**
 * Names for the schemas that others refer to. Each gets one place under `$defs`; the root stays `#`.
 */

import { parsePointer } from '../json-pointer.ts';
import type { SchemaObject } from '../json-schema.ts';

/** A schema that others refer to: its new name, and where it was found. */
export interface Definition {
  readonly name: string;
  readonly schema: SchemaObject;
  readonly tokens: readonly string[];
}

/** The schemas referred to so far. */
export interface Definitions {
  /** Makes `#` the address of the root. */
  reserveRoot(root: SchemaObject): void;
  /** The new address of a schema, named after the reference by which it was first met. */
  refer(schema: SchemaObject, reference: string): string;
  /** A schema that was referred to and not yet taken, first referred first taken. */
  next(): Definition | undefined;
  /** How many references were made. */
  count(): number;
}

/** No definitions yet. */
export function createDefinitions(): Definitions {
  const addresses = new Map<SchemaObject, string>();
  const names = new Set<string>();
  const queue: Definition[] = [];
  let references = 0;
  return {
    reserveRoot: (root) => void addresses.set(root, '#'),
    refer(schema, reference) {
      references++;
      const known = addresses.get(schema);
      if (known !== undefined) return known;
      const name = freshName(reference, names);
      names.add(name);
      const tokens = reference.startsWith('#/') ? parsePointer(reference.slice(1)) : undefined;
      queue.push({ name, schema, tokens: tokens ?? ['$defs', name] });
      addresses.set(schema, `#/$defs/${name}`);
      return `#/$defs/${name}`;
    },
    next: () => queue.shift(),
    count: () => references,
  };
}

/** A name for a definition that needs no escape in a pointer: `#/$defs/Node` is `Node`, `#/properties/a` is `properties_a`. */
function freshName(reference: string, taken: ReadonlySet<string>): string {
  const stored = /^#\/(?:\$defs|definitions)\/([^/]*)$/.exec(reference)?.[1];
  const plain = (stored ?? reference.replace(/^#?\/?/, '')).replace(/[^A-Za-z0-9_.-]/g, '_').slice(-56) || 'schema';
  if (!taken.has(plain)) return plain;
  for (let number = 2; ; number++) {
    if (!taken.has(`${plain}_${number}`)) return `${plain}_${number}`;
  }
}

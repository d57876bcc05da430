/**
 * Where a schema holds other schemas, for all drafts at once, and a bounded walk over all of them.
 */

import { byCodeUnit, isSchema, isSchemaObject, type JsonSchema, type SchemaObject } from './json-schema.ts';

/**
 * What a subschema looks at: `same` the very value its parent looks at (`allOf`, `not`), `inside` a part of that value
 * (`properties`, `items`), `stored` nothing until something refers to it (`$defs`).
 */
export type SubschemaRole = 'same' | 'inside' | 'stored';

/** How a keyword holds its schemas: `one`, a `list`, a `map` by name, or a schema or a list (`either`). */
type Holding = 'one' | 'list' | 'map' | 'either';

interface HoldsSchemas {
  readonly holding: Holding;
  readonly role: SubschemaRole;
}

/** Every keyword that holds schemas, in any draft, with how it holds them and what they look at. */
export const SUBSCHEMA_KEYWORDS: ReadonlyMap<string, HoldsSchemas> = new Map<string, HoldsSchemas>([
  ['$defs', { holding: 'map', role: 'stored' }],
  ['additionalItems', { holding: 'one', role: 'inside' }],
  ['additionalProperties', { holding: 'one', role: 'inside' }],
  ['allOf', { holding: 'list', role: 'same' }],
  ['anyOf', { holding: 'list', role: 'same' }],
  ['contains', { holding: 'one', role: 'inside' }],
  ['contentSchema', { holding: 'one', role: 'inside' }],
  ['definitions', { holding: 'map', role: 'stored' }],
  ['dependencies', { holding: 'map', role: 'same' }],
  ['dependentSchemas', { holding: 'map', role: 'same' }],
  ['else', { holding: 'one', role: 'same' }],
  ['if', { holding: 'one', role: 'same' }],
  ['items', { holding: 'either', role: 'inside' }],
  ['not', { holding: 'one', role: 'same' }],
  ['oneOf', { holding: 'list', role: 'same' }],
  ['patternProperties', { holding: 'map', role: 'inside' }],
  ['prefixItems', { holding: 'list', role: 'inside' }],
  ['properties', { holding: 'map', role: 'inside' }],
  ['propertyNames', { holding: 'one', role: 'inside' }],
  ['then', { holding: 'one', role: 'same' }],
  ['unevaluatedItems', { holding: 'one', role: 'inside' }],
  ['unevaluatedProperties', { holding: 'one', role: 'inside' }],
]);

/** One schema inside another: the tokens that lead to it from its parent, and what it looks at. */
export interface Subschema {
  readonly tokens: readonly string[];
  readonly role: SubschemaRole;
  readonly schema: JsonSchema;
}

/** The schemas directly inside a schema, keywords and names in code unit order; values that are no schemas are passed over. */
export function subschemas(schema: SchemaObject): readonly Subschema[] {
  const found: Subschema[] = [];
  for (const name of Object.keys(schema).sort(byCodeUnit)) {
    const holds = SUBSCHEMA_KEYWORDS.get(name);
    if (holds === undefined) continue;
    const { holding, role } = holds;
    const value = schema[name];
    if (Array.isArray(value)) {
      if (holding === 'one' || holding === 'map') continue;
      for (const [index, item] of value.entries()) {
        if (isSchema(item)) found.push({ tokens: [name, String(index)], role, schema: item });
      }
    } else if (holding === 'map' && isSchemaObject(value)) {
      for (const key of Object.keys(value).sort(byCodeUnit)) {
        const item = value[key];
        if (isSchema(item)) found.push({ tokens: [name, key], role, schema: item });
      }
    } else if ((holding === 'one' || holding === 'either') && isSchema(value)) {
      found.push({ tokens: [name], role, schema: value });
    }
  }
  return found;
}

/** A schema object met on a walk. `path` is built on demand, since most walkers never ask. */
export interface Visit {
  readonly schema: SchemaObject;
  readonly parent: Visit | undefined;
  readonly tokens: readonly string[];
  /** Schemas above this one. */
  readonly depth: number;
}

/** The most schema objects that one walk visits; what lies beyond counts as too large to judge. */
export const MAX_SCHEMAS = 50_000;

/**
 * Visits every schema object once, parents before children, nearest first. Needs no stack, so depth is no danger, and
 * ends at `MAX_SCHEMAS` objects. Returns whether it saw everything.
 */
export function walkSchemas(root: unknown, visit: (visit: Visit) => void): boolean {
  if (!isSchemaObject(root)) return true;
  const seen = new Set<object>([root]);
  const queue: Visit[] = [{ schema: root, parent: undefined, tokens: [], depth: 0 }];
  for (let index = 0; index < queue.length; index++) {
    const current = queue[index] as Visit;
    visit(current);
    for (const { schema, tokens } of subschemas(current.schema)) {
      if (typeof schema === 'boolean' || seen.has(schema)) continue;
      if (queue.length >= MAX_SCHEMAS) return false;
      seen.add(schema);
      queue.push({ schema, parent: current, tokens, depth: current.depth + 1 });
    }
  }
  return true;
}

/** The tokens that lead from the root of a walk to a visited schema. */
export function pathOf(visit: Visit): readonly string[] {
  const steps: (readonly string[])[] = [];
  for (let at: Visit | undefined = visit; at !== undefined; at = at.parent) steps.push(at.tokens);
  return steps.reverse().flat();
}

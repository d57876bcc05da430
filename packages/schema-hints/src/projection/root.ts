/**
 * The second pass of a projection: a clean root as one object, since every provider wants `type: "object"` there and
 * refuses combinators beside it.
 */

import { canonicalJson } from '../canonical-json.ts';
import { type Findings, quote } from '../diagnostic.ts';
import { declaredTypes, isSchemaObject, type JsonSchema, keyword, type SchemaObject } from '../json-schema.ts';
import type { CleanSchema, MutableSchema } from './clean.ts';
import type { TargetRules } from './target.ts';

/** A schema for a tool's input that a provider takes. */
export interface ObjectSchema {
  readonly type: 'object';
  readonly [keyword: string]: unknown;
}

/** What a schema says of the properties of an object. */
interface View {
  readonly properties: ReadonlyMap<string, JsonSchema>;
  readonly required: ReadonlySet<string>;
  /** Whether every property must be one of those listed. */
  readonly closed: boolean;
}

const EMPTY: View = { properties: new Map(), required: new Set(), closed: false };

/** Levels of combinators that are merged; what lies deeper is left out. */
const MAX_NESTING = 16;

/** Makes the root one object. References, `allOf`, `anyOf` and `oneOf` at the root are merged into its properties. */
export function objectRoot(
  { root, definitions }: CleanSchema,
  { takesName }: TargetRules,
  findings: Findings,
): ObjectSchema {
  const schema = isSchemaObject(root) ? root : {};
  if (!isSchemaObject(root)) findings.add('boolean-root', [], `The schema is ${root}; it was read as any object.`);
  const types = declaredTypes(schema);
  if (types !== undefined && !types.includes('object')) {
    findings.add('root-not-object', ['type'], 'The root allows no object; it was read as any object.');
    return { type: 'object', properties: {} };
  }
  for (const name of REFUSED) {
    if (keyword(schema, name) !== undefined) {
      const merged = MERGED.has(name);
      findings.add(
        merged ? 'root-combinator' : 'keyword-dropped',
        [name],
        `${name} is refused at the root; it was ${merged ? 'merged into the properties' : 'left out'}.`,
      );
    }
  }
  const { properties, required, closed } = view(schema, definitions, new Set());
  const result: MutableSchema = { type: 'object' };
  for (const name of Object.keys(schema)) {
    if (!REFUSED.has(name) && !REBUILT.has(name)) result[name] = schema[name];
  }
  const refused = [...properties.keys()].filter((name) => !takesName(name));
  for (const name of refused) {
    findings.add(
      'property-dropped',
      ['properties', name],
      `A property named ${quote(name)} is not taken here; it was left out.`,
    );
  }
  result.properties = Object.fromEntries([...properties].filter(([name]) => !refused.includes(name)));
  const listed = [...required].filter((name) => !refused.includes(name));
  if (listed.length > 0) result.required = listed;
  const additional = keyword(schema, 'additionalProperties') ?? (closed ? false : undefined);
  // A closed object would now forbid the property that the target could not be told of.
  if (additional !== undefined && refused.length === 0) result.additionalProperties = additional;
  return result as unknown as ObjectSchema;
}

const MERGED = new Set(['$ref', 'allOf', 'anyOf', 'oneOf']);
const REFUSED = new Set([...MERGED, 'const', 'dependentSchemas', 'else', 'enum', 'if', 'not', 'then']);
const REBUILT = new Set(['type', 'properties', 'required', 'additionalProperties']);

function view(schema: JsonSchema, definitions: CleanSchema['definitions'], above: ReadonlySet<JsonSchema>): View {
  if (!isSchemaObject(schema) || above.has(schema) || above.size >= MAX_NESTING) return EMPTY;
  const within = new Set([...above, schema]);
  const inner = (member: JsonSchema): View => view(member, definitions, within);
  const parts = [own(schema), ...listOf(schema, 'allOf').map(inner)];
  const reference = keyword(schema, '$ref');
  const target = typeof reference === 'string' ? definitions.get(reference.slice('#/$defs/'.length)) : undefined;
  if (target !== undefined) parts.push(inner(target));
  const choices = listOf(schema, 'anyOf').filter(allowsObject);
  if (choices.length > 0) parts.push(anyOf(choices.map(inner)));
  return allOf(parts);
}

function listOf(schema: SchemaObject, name: string): readonly JsonSchema[] {
  const list = keyword(schema, name);
  return Array.isArray(list) ? (list as JsonSchema[]) : [];
}

function allowsObject(schema: JsonSchema): boolean {
  return isSchemaObject(schema) ? (declaredTypes(schema)?.includes('object') ?? true) : schema;
}

function own(schema: SchemaObject): View {
  const properties = (keyword(schema, 'properties') ?? {}) as Record<string, JsonSchema>;
  const required = (keyword(schema, 'required') ?? []) as readonly string[];
  const closed =
    keyword(schema, 'additionalProperties') === false && keyword(schema, 'patternProperties') === undefined;
  return { properties: new Map(Object.entries(properties)), required: new Set(required), closed };
}

function allOf(views: readonly View[]): View {
  return {
    properties: mergeProperties(views, 'allOf'),
    required: new Set(views.flatMap(({ required }) => [...required])),
    closed: views.some(({ closed }) => closed),
  };
}

function anyOf(views: readonly View[]): View {
  const [first = EMPTY, ...others] = views;
  return {
    properties: mergeProperties(views, 'anyOf'),
    required: new Set([...first.required].filter((name) => others.every(({ required }) => required.has(name)))),
    closed: views.every(({ closed }) => closed),
  };
}

/** All properties of some views; one that they describe differently gets all its descriptions. */
function mergeProperties(views: readonly View[], combinator: 'allOf' | 'anyOf'): ReadonlyMap<string, JsonSchema> {
  const merged = new Map<string, Map<string, JsonSchema>>();
  for (const { properties } of views) {
    for (const [name, schema] of properties) {
      const descriptions = merged.get(name) ?? new Map<string, JsonSchema>();
      merged.set(name, descriptions.set(canonicalJson(schema), schema));
    }
  }
  return new Map([...merged].map(([name, descriptions]) => [name, combine([...descriptions.values()], combinator)]));
}

function combine(schemas: readonly JsonSchema[], combinator: 'allOf' | 'anyOf'): JsonSchema {
  const [only, ...others] = schemas;
  return only !== undefined && others.length === 0 ? only : { [combinator]: schemas };
}

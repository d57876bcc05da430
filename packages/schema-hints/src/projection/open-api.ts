/**
 * The last pass for Gemini: a clean root in the subset of OpenAPI 3.0 that function declarations take. One `type` for
 * each schema, `nullable` for null, `anyOf` standing alone, references inlined.
 */

import type { Findings } from '../diagnostic.ts';
import { declaredTypes, isSchemaObject, type JsonSchema, keyword, type SchemaObject } from '../json-schema.ts';
import type { MutableSchema } from './clean.ts';
import {
  ANNOTATIONS,
  annotations,
  drop,
  FIELDS,
  type Place,
  writeBounds,
  writeField,
  writeWords,
} from './open-api-fields.ts';
import type { ObjectSchema } from './root.ts';

interface Rewriting {
  readonly definitions: ReadonlyMap<string, JsonSchema>;
  readonly root: ObjectSchema;
  readonly findings: Findings;
  /** Definitions being inlined now: meeting one again is recursion. */
  readonly inlining: Set<JsonSchema>;
  budget: number;
}

type Tokens = readonly string[];

/** Schemas written in all; inlining can multiply them. */
const MAX_SCHEMAS = 4_000;

/** Levels written; the API refuses schemas nested without end, and inlining can nest them further. */
const MAX_DEPTH = 32;

/** Rewrites a root and all it refers to. */
export function toOpenApi(
  root: ObjectSchema,
  definitions: ReadonlyMap<string, JsonSchema>,
  findings: Findings,
): ObjectSchema {
  const rewriting: Rewriting = { definitions, root, findings, inlining: new Set([root]), budget: MAX_SCHEMAS };
  return { ...rewriteTyped(root, 'object', [], 0, rewriting), type: 'object' };
}

/** Keywords that were read, so that leaving them out loses nothing. */
const READ = new Set([
  '$ref',
  'type',
  'allOf',
  'anyOf',
  'properties',
  'items',
  'const',
  'exclusiveMinimum',
  'exclusiveMaximum',
]);

function rewrite(schema: JsonSchema, tokens: Tokens, depth: number, rewriting: Rewriting): SchemaObject {
  if (!isSchemaObject(schema) || Object.keys(schema).every((name) => ANNOTATIONS.includes(name))) {
    return anyValue(isSchemaObject(schema) ? schema : {});
  }
  if (depth > MAX_DEPTH || rewriting.budget-- <= 0) {
    rewriting.findings.add(
      'too-deep',
      tokens,
      'The schema grew beyond the bounds when references were inlined; this part was read as any value.',
    );
    return anyValue({});
  }
  const reference = keyword(schema, '$ref');
  if (typeof reference === 'string') return inline(reference, schema, tokens, depth, rewriting);
  const allOf = keyword(schema, 'allOf');
  if (Array.isArray(allOf)) return rewrite(mergeAll(schema, allOf, tokens, rewriting), tokens, depth + 1, rewriting);
  const anyOf = keyword(schema, 'anyOf');
  const types = typesOf(schema);
  if (Array.isArray(anyOf) && types.length === 0) return union(schema, anyOf as JsonSchema[], tokens, depth, rewriting);
  if (Array.isArray(anyOf)) drop('anyOf', { tokens, findings: rewriting.findings });
  const kinds = types.filter((type) => type !== 'null');
  const nullable = types.includes('null') || keyword(schema, 'nullable') === true;
  if (kinds.length === 0) return nullable ? { ...annotations(schema), type: 'string', nullable } : anyValue(schema);
  const written = kinds.map((type) => rewriteTyped(schema, type, tokens, depth, rewriting));
  const [only] = written;
  if (only !== undefined && written.length === 1) return nullable ? { ...only, nullable } : only;
  return { anyOf: written.map((member) => (nullable ? { ...member, nullable } : member)) };
}

/** The types a schema allows, declared or told by its words and keywords. */
function typesOf(schema: SchemaObject): readonly string[] {
  const declared = declaredTypes(schema);
  if (declared !== undefined) return declared;
  const words = keyword(schema, 'enum') ?? (Object.hasOwn(schema, 'const') ? [schema.const] : undefined);
  if (Array.isArray(words)) return [...new Set(words.map(typeOfWord))];
  if (['properties', 'required', 'additionalProperties'].some((name) => Object.hasOwn(schema, name))) return ['object'];
  return ['items', 'prefixItems', 'minItems', 'maxItems'].some((name) => Object.hasOwn(schema, name)) ? ['array'] : [];
}

function typeOfWord(word: unknown): string {
  if (word === null) return 'null';
  if (Array.isArray(word)) return 'array';
  return typeof word;
}

function rewriteTyped(
  schema: SchemaObject,
  type: string,
  tokens: Tokens,
  depth: number,
  rewriting: Rewriting,
): MutableSchema {
  const result: MutableSchema = { ...annotations(schema), type };
  const place: Place = { type, tokens, result, findings: rewriting.findings };
  for (const name of Object.keys(schema)) {
    const value = schema[name];
    if (FIELDS[type]?.includes(name)) writeField(name, value, place);
    else if (!READ.has(name) && !ANNOTATIONS.includes(name) && !isFieldOfAnother(name, schema)) drop(name, place);
  }
  if (Object.hasOwn(schema, 'const')) writeWords('const', [schema.const], place);
  writeBounds(schema, place);
  if (type === 'object') writeProperties(schema, tokens, depth, result, rewriting);
  if (type === 'array') {
    const items = keyword(schema, 'items');
    result.items = rewrite((items ?? {}) as JsonSchema, [...tokens, 'items'], depth + 1, rewriting);
  }
  return result;
}

function isFieldOfAnother(name: string, schema: SchemaObject): boolean {
  return (
    name === 'nullable' || (typesOf(schema).length > 1 && Object.values(FIELDS).some((fields) => fields.includes(name)))
  );
}

function writeProperties(
  schema: SchemaObject,
  tokens: Tokens,
  depth: number,
  result: MutableSchema,
  rewriting: Rewriting,
): void {
  const properties = keyword(schema, 'properties');
  const entries = Object.entries(isSchemaObject(properties) ? properties : {})
    .filter(([, inner]) => inner !== false)
    .map(
      ([name, inner]) =>
        [name, rewrite(inner as JsonSchema, [...tokens, 'properties', name], depth + 1, rewriting)] as const,
    );
  if (properties !== undefined) result.properties = Object.fromEntries(entries);
  const names = new Set(entries.map(([name]) => name));
  const required = keyword(result, 'required');
  if (!Array.isArray(required)) return;
  const listed = required.filter((name) => names.has(name));
  if (listed.length < required.length)
    rewriting.findings.add(
      'keyword-widened',
      [...tokens, 'required'],
      'required names properties that are not listed; those were left out.',
    );
  if (listed.length > 0) result.required = listed;
  else delete result.required;
}

function inline(
  reference: string,
  schema: SchemaObject,
  tokens: Tokens,
  depth: number,
  rewriting: Rewriting,
): SchemaObject {
  const target = reference === '#' ? rewriting.root : rewriting.definitions.get(reference.slice('#/$defs/'.length));
  const { $ref: _, ...beside } = schema;
  if (target === undefined || rewriting.inlining.has(target)) {
    rewriting.findings.add(
      'recursion-cut',
      tokens,
      'References are not taken here and this one is recursive; it was read as any value.',
    );
    return anyValue(beside);
  }
  rewriting.inlining.add(target);
  const whole = isSchemaObject(target) ? { ...target, ...beside } : beside;
  const result = rewrite(whole, tokens, depth + 1, rewriting);
  rewriting.inlining.delete(target);
  return result;
}

/** `allOf` as one schema: members that are objects share their properties, other keywords go to the first that has them. */
function mergeAll(
  schema: SchemaObject,
  members: readonly unknown[],
  tokens: Tokens,
  rewriting: Rewriting,
): SchemaObject {
  const { allOf: _, ...merged } = schema as MutableSchema;
  for (const member of members) {
    if (!isSchemaObject(member)) continue;
    for (const [name, value] of Object.entries(follow(member, rewriting))) {
      const before = merged[name];
      if (before === undefined) merged[name] = value;
      else if (name === 'properties') merged[name] = { ...(value as SchemaObject), ...(before as SchemaObject) };
      else if (name === 'required') merged[name] = [...new Set([...(before as string[]), ...(value as string[])])];
      else if (name === 'allOf') merged[name] = [...(before as unknown[]), ...(value as unknown[])];
    }
  }
  rewriting.findings.add('keyword-widened', [...tokens, 'allOf'], 'allOf is not taken here; its members were merged.');
  return merged;
}

function follow(schema: SchemaObject, { definitions, inlining }: Rewriting): SchemaObject {
  const reference = keyword(schema, '$ref');
  const target = typeof reference === 'string' ? definitions.get(reference.slice('#/$defs/'.length)) : undefined;
  if (!isSchemaObject(target) || inlining.has(target)) return reference === undefined ? schema : {};
  const { $ref: _, ...beside } = schema;
  return { ...target, ...beside };
}

/** `anyOf` must stand alone, so what stood beside it is told by each member. */
function union(
  schema: SchemaObject,
  members: readonly JsonSchema[],
  tokens: Tokens,
  depth: number,
  rewriting: Rewriting,
): SchemaObject {
  const others = members.filter((member) => member !== false && !isNull(member));
  const nullable = members.some(isNull);
  const written = others
    .map((member, index) => rewrite(member, [...tokens, 'anyOf', String(index)], depth + 1, rewriting))
    .flatMap((member) => (Array.isArray(member.anyOf) ? (member.anyOf as SchemaObject[]) : [member]));
  const told = annotations(schema);
  const all = written.map((member): SchemaObject => ({ ...told, ...member, ...(nullable ? { nullable } : {}) }));
  const [only] = all;
  if (only === undefined) return anyValue(schema);
  return all.length === 1 ? only : { anyOf: all };
}

function isNull(schema: JsonSchema): boolean {
  return isSchemaObject(schema) && typesOf(schema).every((type) => type === 'null') && typesOf(schema).length > 0;
}

/** Any JSON value: the API wants a type, and items of an array. */
function anyValue(schema: SchemaObject): SchemaObject {
  const told = annotations(schema);
  const types = ['string', 'number', 'boolean', 'object'];
  return { anyOf: types.map((type) => ({ ...told, type, nullable: true })) };
}

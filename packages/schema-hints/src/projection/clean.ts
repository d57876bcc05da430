/**
 * The first pass of a projection: any schema of any draft, as valid draft 2020-12 with the keywords that the target
 * takes. All that is referred to moves into `$defs`, so no later change to the root can leave a pointer dangling.
 * A clean schema allows whatever the given one allows.
 */

import { type Findings, quote, type SchemaDiagnosticCode } from '../diagnostic.ts';
import { isSchemaObject, type JsonSchema, keyword, type SchemaObject } from '../json-schema.ts';
import { KEYWORD_SHAPES, patternCompiles } from '../keyword-shapes.ts';
import type { SchemaDocument } from '../references.ts';
import { SUBSCHEMA_KEYWORDS } from '../subschemas.ts';
import { copyJson } from './copy-json.ts';
import { createDefinitions, type Definitions } from './definitions.ts';
import { modernise } from './modernise.ts';
import type { TargetRules } from './target.ts';

/** Levels of schemas that a projection keeps. */
const MAX_DEPTH = 40;

/** Schemas that a projection keeps. */
const MAX_SCHEMAS = 4_000;

/** Schemas that a projection keeps of one list. */
const MAX_MEMBERS = 256;

/** Words that a projection keeps of one enumeration; a longer one is left out whole. */
const MAX_WORDS = 1_000;

/** A schema being built. */
export type MutableSchema = Record<string, unknown>;

/** A clean schema, its definitions by name. */
export interface CleanSchema {
  readonly root: JsonSchema;
  readonly definitions: ReadonlyMap<string, JsonSchema>;
}

interface Cleaning {
  readonly document: SchemaDocument;
  readonly rules: TargetRules;
  readonly findings: Findings;
  readonly definitions: Definitions;
  readonly active: Set<SchemaObject>;
  budget: number;
  /** How often the result came to allow more than the given schema, or might have. */
  losses: number;
}

/** Cleans a document for a target, and tells the findings what was lost. */
export function cleanSchema(document: SchemaDocument, rules: TargetRules, findings: Findings): CleanSchema {
  const definitions = createDefinitions();
  const cleaning: Cleaning = {
    document,
    rules,
    findings,
    definitions,
    active: new Set(),
    budget: MAX_SCHEMAS,
    losses: 0,
  };
  if (isSchemaObject(document.root)) definitions.reserveRoot(document.root);
  const root = clean(document.root, [], cleaning);
  const cleaned = new Map<string, JsonSchema>();
  for (let next = definitions.next(); next !== undefined; next = definitions.next()) {
    cleaned.set(next.name, clean(next.schema, next.tokens, cleaning));
  }
  return { root, definitions: cleaned };
}

type Tokens = readonly string[];

function lose(code: SchemaDiagnosticCode, tokens: Tokens, message: string, cleaning: Cleaning): void {
  cleaning.losses++;
  cleaning.findings.add(code, tokens, message);
}

function clean(schema: unknown, tokens: Tokens, cleaning: Cleaning): JsonSchema {
  if (typeof schema === 'boolean') return cleanBoolean(schema, tokens, cleaning);
  if (!isSchemaObject(schema)) {
    lose(
      'malformed-keyword',
      tokens,
      `${quote(schema)} stands where a schema is wanted; it was read as any value.`,
      cleaning,
    );
    return {};
  }
  if (cleaning.active.size >= MAX_DEPTH || cleaning.active.has(schema)) {
    lose(
      'too-deep',
      tokens,
      `Schemas are nested more than ${MAX_DEPTH} deep; this one was read as any value.`,
      cleaning,
    );
    return {};
  }
  if (cleaning.budget-- <= 0) {
    lose('too-large', tokens, `More than ${MAX_SCHEMAS} schemas; this one was read as any value.`, cleaning);
    return {};
  }
  cleaning.active.add(schema);
  const result = cleanObject(schema, tokens, cleaning);
  cleaning.active.delete(schema);
  return result;
}

function cleanBoolean(schema: boolean, tokens: Tokens, cleaning: Cleaning): JsonSchema {
  if (!cleaning.rules.wantsObjects) return schema;
  if (!schema) lose('keyword-widened', tokens, 'The schema false was read as any value.', cleaning);
  return {};
}

function cleanObject(given: SchemaObject, tokens: Tokens, cleaning: Cleaning): JsonSchema {
  const schema = modernise(given, cleaning.document.dialect, (code, name, message) =>
    lose(code, [...tokens, name], message, cleaning),
  );
  const result: MutableSchema = {};
  for (const name of Object.keys(schema)) {
    const value = schema[name];
    if (name === '$ref') cleanReference(value, given, [...tokens, name], result, cleaning);
    else if (!IDENTITY.has(name)) cleanKeyword(name, value, [...tokens, name], result, cleaning);
  }
  if (keyword(result, 'if') === undefined) dropBranches(result);
  if (cleaning.rules.wantsObjects && allowsArray(result) && keyword(result, 'items') === undefined) result.items = {};
  return result;
}

/** Keywords that name the schema, or that hold what moves to `$defs`; nothing is lost without them. */
const IDENTITY = new Set([
  '$schema',
  '$id',
  '$anchor',
  '$dynamicAnchor',
  '$recursiveAnchor',
  '$vocabulary',
  '$defs',
  'definitions',
]);

function dropBranches(result: MutableSchema): void {
  delete result.then;
  delete result.else;
}

function allowsArray(schema: SchemaObject): boolean {
  const type = keyword(schema, 'type');
  return type === 'array' || (Array.isArray(type) && type.includes('array'));
}

function cleanReference(
  value: unknown,
  from: SchemaObject,
  tokens: Tokens,
  result: MutableSchema,
  cleaning: Cleaning,
): void {
  const target = typeof value === 'string' ? cleaning.document.resolve(value, from) : undefined;
  if (target?.found === true) {
    const { schema } = target;
    if (typeof schema !== 'boolean') result.$ref = cleaning.definitions.refer(schema, value as string);
    else if (!schema)
      lose('keyword-widened', tokens, 'The reference leads to the schema false; it was read as any value.', cleaning);
    return;
  }
  const code = target === undefined ? 'malformed-keyword' : (`${target.reason}-reference` as const);
  lose(code, tokens, `The reference ${quote(value)} cannot be followed inside the schema; it was left out.`, cleaning);
}

function cleanKeyword(name: string, value: unknown, tokens: Tokens, result: MutableSchema, cleaning: Cleaning): void {
  const { rules } = cleaning;
  if (rules.dropped.has(name)) {
    lose('keyword-dropped', tokens, `${name} is not taken here; it was left out.`, cleaning);
  } else if (SUBSCHEMA_KEYWORDS.has(name)) {
    cleanSubschemas(name, value, tokens, result, cleaning);
  } else if (KEYWORD_SHAPES.has(name)) {
    cleanValue(name, value, tokens, result, cleaning);
  } else if (rules.keepsUnknown && (value === null || typeof value !== 'object')) {
    result[name] = value;
  } else {
    cleaning.findings.add('keyword-dropped', tokens, `${quote(name)} is a keyword of no draft; it was left out.`);
  }
}

function cleanValue(name: string, value: unknown, tokens: Tokens, result: MutableSchema, cleaning: Cleaning): void {
  if (KEYWORD_SHAPES.get(name)?.(value) !== true) {
    lose('malformed-keyword', tokens, `${name} is ${quote(value)}, which no draft allows; it was left out.`, cleaning);
  } else if (name === 'enum' && Array.isArray(value) && (value.length === 0 || value.length > MAX_WORDS)) {
    const code = value.length === 0 ? 'empty-enum' : 'too-large';
    lose(code, tokens, `enum lists ${value.length} words; it was left out.`, cleaning);
  } else if (name === 'pattern' && !takesPattern(value as string, cleaning)) {
    lose('invalid-pattern', tokens, `The pattern ${quote(value)} is not taken here; it was left out.`, cleaning);
  } else {
    const copy = copyJson(value);
    if (copy === undefined)
      lose('too-large', tokens, `The value of ${name} is too large or no JSON; it was left out.`, cleaning);
    else result[name] = copy;
  }
}

function takesPattern(pattern: string, { rules }: Cleaning): boolean {
  return patternCompiles(pattern) && rules.takesPattern(pattern);
}

/** Keywords under which allowing more of a part means allowing less of the whole. */
const TURNED = new Set(['not', 'if']);

function cleanSubschemas(
  name: string,
  value: unknown,
  tokens: Tokens,
  result: MutableSchema,
  cleaning: Cleaning,
): void {
  const holding = SUBSCHEMA_KEYWORDS.get(name)?.holding;
  if (holding === 'map' && isSchemaObject(value)) {
    result[name] = cleanMap(name, value, tokens, result, cleaning);
  } else if (holding === 'list' && Array.isArray(value) && value.length > 0) {
    cleanList(name, value, tokens, result, cleaning);
  } else if ((holding === 'one' || holding === 'either') && !Array.isArray(value)) {
    if (name === 'additionalProperties' && typeof value === 'boolean') {
      if (value || result.additionalProperties === undefined) result[name] = value;
      return;
    }
    const before = cleaning.losses + cleaning.definitions.count();
    const inner = clean(value, tokens, cleaning);
    if (!TURNED.has(name) || before === cleaning.losses + cleaning.definitions.count()) result[name] = inner;
    else lose('keyword-dropped', tokens, `${name} could not be kept whole; it was left out.`, cleaning);
  } else {
    lose('malformed-keyword', tokens, `${name} is ${quote(value)}, which holds no schemas; it was left out.`, cleaning);
  }
}

function cleanMap(
  name: string,
  value: SchemaObject,
  tokens: Tokens,
  result: MutableSchema,
  cleaning: Cleaning,
): SchemaObject {
  const entries: [string, JsonSchema][] = [];
  for (const key of Object.keys(value)) {
    if (cleaning.budget <= 0) {
      lose('too-large', tokens, `More than ${MAX_SCHEMAS} schemas; the rest of ${name} was left out.`, cleaning);
      if (name === 'properties' || name === 'patternProperties') result.additionalProperties = true;
      break;
    }
    const path = [...tokens, key];
    if (name === 'patternProperties' && !takesPattern(key, cleaning)) {
      lose('invalid-pattern', path, `The pattern ${quote(key)} is not taken here; it was left out.`, cleaning);
      result.additionalProperties = true;
    } else {
      entries.push([key, clean(value[key], path, cleaning)]);
    }
  }
  return Object.fromEntries(entries);
}

function cleanList(
  name: string,
  value: readonly unknown[],
  tokens: Tokens,
  result: MutableSchema,
  cleaning: Cleaning,
): void {
  if (value.length > MAX_MEMBERS) {
    lose('too-large', tokens, `${name} lists ${value.length} schemas; it was left out.`, cleaning);
    return;
  }
  const list = value.map((item, index) => clean(item, [...tokens, String(index)], cleaning));
  if (name !== 'oneOf') {
    result[name] = name === 'allOf' && Array.isArray(result.allOf) ? [...result.allOf, ...list] : list;
    return;
  }
  // A member that came to allow more may overlap with another, and `oneOf` would then refuse what it allowed.
  if (list.length > 1)
    lose('keyword-widened', tokens, 'oneOf became anyOf: a value may now match several members.', cleaning);
  if (result.anyOf === undefined) result.anyOf = list;
  else result.allOf = [...(Array.isArray(result.allOf) ? result.allOf : []), { anyOf: list }];
}

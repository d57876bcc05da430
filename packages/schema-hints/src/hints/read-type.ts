/**
 * A schema read as a type. The type never leaves out a value that the schema allows; where it allows more than the
 * schema does, or says less, the reading is marked as inexact.
 */

import { hasArrayItems, refHidesSiblings } from '../dialect.ts';
import { declaredTypes, isSchemaObject, keyword, type SchemaObject } from '../json-schema.ts';
import type { SchemaDocument } from '../references.ts';
import type { HintLimits } from './limits.ts';
import { limitProperties, readArray, readObject } from './read-shape.ts';
import { inexact, type Reading, spend } from './reading.ts';
import {
  type Allowed,
  intersect,
  isNever,
  KINDS,
  type Kind,
  NEVER,
  ofKinds,
  UNKNOWN,
  union,
  type ValueType,
} from './value-type.ts';
import { readWords } from './words.ts';

/** Schemas read for one hint. What is left when they are used up is read as unknown. */
const MAX_READS = 1_000;

/** Schemas inside schemas that are read at once, combinators and references included; it keeps the call stack short. */
const MAX_NESTING = 64;

/** Members of one combinator; a longer one is not read at all. */
const MAX_MEMBERS = 64;

/** Reads a whole schema. */
export function readRoot(
  document: SchemaDocument,
  limits: HintLimits,
): { readonly type: ValueType; readonly exact: boolean } {
  const reading: Reading = {
    document,
    limits,
    active: new Set(),
    budget: MAX_READS,
    exact: document.dialect !== 'unknown',
    read: (schema, depth, kinds) => readType(schema, depth, kinds, reading),
  };
  const type = reading.read(document.root, limits.maxDepth);
  return { type, exact: reading.exact };
}

function readType(schema: unknown, depth: number, kinds: readonly Kind[] | undefined, reading: Reading): ValueType {
  if (schema === true) return UNKNOWN;
  if (schema === false) return NEVER;
  if (!isSchemaObject(schema) || reading.active.has(schema)) return inexact(reading, UNKNOWN);
  if (reading.active.size >= MAX_NESTING || !spend(reading)) return inexact(reading, UNKNOWN);
  reading.active.add(schema);
  const type = readSchema(schema, depth, kinds, reading);
  reading.active.delete(schema);
  return type;
}

function readSchema(
  schema: SchemaObject,
  depth: number,
  kinds: readonly Kind[] | undefined,
  reading: Reading,
): ValueType {
  const reference = keyword(schema, '$ref');
  const referred = typeof reference === 'string' ? readReference(reference, schema, depth, kinds, reading) : UNKNOWN;
  if (reference !== undefined && refHidesSiblings(reading.document.dialect)) return referred;

  const own = readOwn(schema, depth, kinds, reading);
  const settled = isNever(own) ? kinds : KINDS.filter((kind) => own[kind].more || own[kind].values.length > 0);
  let type = narrow(own, referred, reading);
  for (const member of listOf(schema, 'allOf', reading))
    type = narrow(type, reading.read(member, depth, settled), reading);
  for (const name of ['anyOf', 'oneOf']) {
    const members = listOf(schema, name, reading);
    if (members.length > 0) type = narrow(type, readUnion(members, depth, settled, reading), reading);
  }
  if (UNREAD.some((name) => keyword(schema, name) !== undefined)) reading.exact = false;
  return closeUnevaluated(schema, type, depth, reading);
}

/** Keywords that no type can express; they only narrow, so a type read without them is still sound. */
const UNREAD = [
  '$dynamicRef',
  '$recursiveRef',
  'contains',
  'dependencies',
  'dependentRequired',
  'dependentSchemas',
  'else',
  'if',
  'not',
  'patternProperties',
  'propertyNames',
  'then',
  'unevaluatedItems',
];

function readReference(
  reference: string,
  from: SchemaObject,
  depth: number,
  kinds: readonly Kind[] | undefined,
  reading: Reading,
): ValueType {
  const target = reading.document.resolve(reference, from);
  return target.found ? reading.read(target.schema, depth, kinds) : inexact(reading, UNKNOWN);
}

/** The members of a combinator; none when there are too many, since a type without a combinator is still sound. */
function listOf(schema: SchemaObject, name: string, reading: Reading): readonly unknown[] {
  const list = keyword(schema, name);
  if (list === undefined) return [];
  return Array.isArray(list) && list.length <= MAX_MEMBERS ? list : inexact(reading, []);
}

function readUnion(
  members: readonly unknown[],
  depth: number,
  kinds: readonly Kind[] | undefined,
  reading: Reading,
): ValueType {
  return members.map((member) => reading.read(member, depth, kinds)).reduce(union, NEVER);
}

/** Intersects, and keeps shapes and their properties within bounds: too many shapes of a kind become that kind as it was. */
function narrow(type: ValueType, by: ValueType, reading: Reading): ValueType {
  const both = intersect(type, by, () => spend(reading));
  const object = boundShapes(both.object, type.object, reading);
  const values = object.values.map((shape) => limitProperties(shape, reading.limits.maxProperties));
  if (values.some(({ cut }) => cut)) reading.exact = false;
  return { ...both, array: boundShapes(both.array, type.array, reading), object: { values, more: object.more } };
}

function boundShapes<T>(shapes: Allowed<T>, before: Allowed<T>, reading: Reading): Allowed<T> {
  const { maxVariants } = reading.limits;
  if (shapes.values.length <= maxVariants) return shapes;
  reading.exact = false;
  if (before.values.length > 0 && before.values.length <= maxVariants) return before;
  return { values: shapes.values.slice(0, maxVariants), more: true };
}

/** What `type`, `enum`, `const`, and the keywords of objects and arrays say. */
function readOwn(schema: SchemaObject, depth: number, kinds: readonly Kind[] | undefined, reading: Reading): ValueType {
  let type = readKinds(schema, kinds, reading);
  if (type.object.more) type = { ...type, object: readObject(schema, depth, reading) };
  if (type.array.more) type = { ...type, array: readArray(schema, depth, reading) };
  const words = keyword(schema, 'enum');
  if (Array.isArray(words) && words.length > 0) type = narrow(type, readWords(words, reading), reading);
  else if (words !== undefined) reading.exact = false;
  const word = keyword(schema, 'const');
  return word === undefined ? type : narrow(type, readWords([word], reading), reading);
}

function readKinds(schema: SchemaObject, kinds: readonly Kind[] | undefined, reading: Reading): ValueType {
  const declared = declaredTypes(schema);
  if (declared !== undefined) {
    const named = declared.map((name) => (name === 'integer' ? 'number' : (name as Kind)));
    return ofKinds(keyword(schema, 'nullable') === true ? [...named, 'null'] : named);
  }
  if (keyword(schema, 'type') !== undefined) reading.exact = false;
  const settled = kinds === undefined || kinds.length === KINDS.length ? undefined : kinds;
  if (settled !== undefined) return ofKinds(settled);
  // Without a type, `properties` allows strings too. Nobody means that, so the hint says what is meant.
  const implied = IMPLIED.find(({ keywords }) => keywords.some((name) => keyword(schema, name) !== undefined));
  return implied === undefined ? UNKNOWN : inexact(reading, ofKinds([implied.kind]));
}

const IMPLIED: readonly { readonly kind: Kind; readonly keywords: readonly string[] }[] = [
  { kind: 'object', keywords: ['properties', 'required', 'additionalProperties', 'patternProperties'] },
  { kind: 'array', keywords: ['items', 'prefixItems', 'minItems', 'maxItems'] },
];

/** `unevaluatedProperties` speaks last, of what no other keyword has spoken of. */
function closeUnevaluated(schema: SchemaObject, type: ValueType, depth: number, reading: Reading): ValueType {
  const unevaluated = keyword(schema, 'unevaluatedProperties');
  if (
    unevaluated === undefined ||
    hasArrayItems(reading.document.dialect) !== (reading.document.dialect === '2019-09')
  ) {
    return type;
  }
  if (type.object.values.length === 0) return unevaluated === true ? type : inexact(reading, type);
  const rest = reading.read(unevaluated, depth - 1);
  const values = type.object.values.map((shape) => (shape.rest === 'open' ? { ...shape, rest } : shape));
  return { ...type, object: { ...type.object, values } };
}

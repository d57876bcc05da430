/**
 * The keywords of objects and arrays, read as shapes.
 */

import { hasArrayItems } from '../dialect.ts';
import { byCodeUnit, isSchemaObject, keyword, type SchemaObject } from '../json-schema.ts';
import { MAX_WORD_BYTES } from './limits.ts';
import { inexact, type Reading, share } from './reading.ts';
import {
  type Allowed,
  ANY,
  type ArrayShape,
  arrayShape,
  isNever,
  NEVER,
  type ObjectShape,
  UNKNOWN,
  union,
  type ValueType,
} from './value-type.ts';
import { utf8Length, writeName } from './words.ts';

const OBJECT_KEYWORDS = ['properties', 'required', 'additionalProperties', 'patternProperties'];
const ARRAY_KEYWORDS = ['items', 'prefixItems', 'additionalItems'];

/** The object shape that a schema describes; any object when it says nothing of one, or when `depth` is used up. */
export function readObject(schema: SchemaObject, depth: number, reading: Reading): Allowed<ObjectShape> {
  if (!OBJECT_KEYWORDS.some((name) => keyword(schema, name) !== undefined)) return ANY;
  if (depth <= 0) return inexact(reading, ANY);
  const { names, schemas, required, cut } = chooseNames(schema, reading);
  const rest = share(2, reading, () => readRest(schema, depth, reading));
  const undeclared = rest === 'open' || keyword(schema, 'patternProperties') !== undefined ? UNKNOWN : rest;
  const properties = new Map<string, { type: ValueType; required: boolean }>();
  for (const [index, name] of names.entries()) {
    const type = Object.hasOwn(schemas, name)
      ? share(names.length - index, reading, () => reading.read(schemas[name], depth - 1))
      : undeclared;
    if (!isNever(type)) properties.set(name, { type, required: required.has(name) });
    else if (required.has(name)) return { values: [], more: false };
  }
  if (cut) reading.exact = false;
  return { values: [{ properties, rest, cut }], more: false };
}

/** Names of a `required` list that are looked at. */
const MAX_REQUIRED = 10_000;

/** Which properties are shown, and whether there are others. */
function chooseNames(schema: SchemaObject, reading: Reading) {
  const declared = keyword(schema, 'properties');
  const schemas = isSchemaObject(declared) ? declared : {};
  const list = keyword(schema, 'required');
  const required = new Set<string>();
  for (const name of Array.isArray(list) ? list.slice(0, MAX_REQUIRED) : [])
    if (typeof name === 'string') required.add(name);
  if (declared !== undefined && !isSchemaObject(declared)) reading.exact = false;
  if (list !== undefined && !(Array.isArray(list) && list.length <= MAX_REQUIRED)) reading.exact = false;
  const optional = Object.keys(schemas).filter((name) => !required.has(name));
  const names = firstNames(required, optional, reading.limits.maxProperties).filter(
    (name) => name.length <= MAX_WORD_BYTES && utf8Length(writeName(name)) <= MAX_WORD_BYTES,
  );
  return { names, schemas, required, cut: names.length < required.size + optional.length };
}

/** A shape with no more than `count` properties, chosen as those of a schema are. */
export function limitProperties(shape: ObjectShape, count: number): ObjectShape {
  if (shape.properties.size <= count) return shape;
  const isRequired = (name: string): boolean => shape.properties.get(name)?.required === true;
  const all = [...shape.properties.keys()];
  const kept = new Set(
    firstNames(
      all.filter(isRequired),
      all.filter((name) => !isRequired(name)),
      count,
    ),
  );
  return { ...shape, properties: new Map([...shape.properties].filter(([name]) => kept.has(name))), cut: true };
}

/** Some of the names: required ones first, each group by code unit, so that equal schemas give equal bytes. */
function firstNames(required: Iterable<string>, optional: Iterable<string>, count: number): readonly string[] {
  return [...smallest(required, count), ...smallest(optional, count)].slice(0, count);
}

function readRest(schema: SchemaObject, depth: number, reading: Reading): 'open' | ValueType {
  const additional = keyword(schema, 'additionalProperties');
  const patterns = keyword(schema, 'patternProperties');
  const rest = additional === undefined ? 'open' : reading.read(additional, depth - 1);
  if (!isSchemaObject(patterns) || rest === 'open') return rest;
  const named = Object.keys(patterns).slice(0, reading.limits.maxVariants + 1);
  if (named.length > reading.limits.maxVariants) return inexact(reading, UNKNOWN);
  return named.map((pattern) => reading.read(patterns[pattern], depth - 1)).reduce(union, rest);
}

/** The array shape that a schema describes; any array when it says nothing of one, or when `depth` is used up. */
export function readArray(schema: SchemaObject, depth: number, reading: Reading): Allowed<ArrayShape> {
  if (!ARRAY_KEYWORDS.some((name) => keyword(schema, name) !== undefined)) return ANY;
  if (depth <= 0) return inexact(reading, ANY);
  const { first, rest } = itemSchemas(schema, reading);
  const shown = first.slice(0, reading.limits.maxProperties);
  const prefix = shown.map((item, index) =>
    share(shown.length - index + 1, reading, () => reading.read(item, depth - 1)),
  );
  const minItems = keyword(schema, 'minItems');
  const maxItems = keyword(schema, 'maxItems');
  const least = typeof minItems === 'number' && minItems >= 0 ? minItems : 0;
  const most = typeof maxItems === 'number' && maxItems >= 0 ? maxItems : Number.POSITIVE_INFINITY;
  let others: 'open' | ValueType = 'open';
  if (first.length > shown.length) others = inexact(reading, UNKNOWN);
  else if (prefix.length > 0 && most <= prefix.length) others = NEVER;
  else if (rest !== undefined) others = reading.read(rest, depth - 1);
  const shape = arrayShape(prefix.slice(0, most), least, others);
  return { values: shape === undefined ? [] : [shape], more: false };
}

/** The schemas of the first items and of the rest, by the rules of the declared draft. */
function itemSchemas(schema: SchemaObject, reading: Reading): { first: readonly unknown[]; rest: unknown } {
  const items = keyword(schema, 'items');
  if (hasArrayItems(reading.document.dialect)) {
    return Array.isArray(items)
      ? { first: items, rest: keyword(schema, 'additionalItems') }
      : { first: [], rest: items };
  }
  // Undeclared schemas of older generators still write tuples the old way; a validator will refuse them.
  if (Array.isArray(items)) return { first: inexact(reading, items), rest: keyword(schema, 'additionalItems') };
  const prefix = keyword(schema, 'prefixItems');
  return { first: Array.isArray(prefix) ? prefix : [], rest: items };
}

/** The first `count` names by code unit, in order, without sorting them all: a schema may list a million. */
function smallest(names: Iterable<string>, count: number): readonly string[] {
  const first: string[] = [];
  for (const name of names) {
    if (first.length === count && name >= (first.at(-1) ?? '')) continue;
    let at = first.length;
    while (at > 0 && byCodeUnit(name, first[at - 1] ?? '') < 0) at--;
    first.splice(at, 0, name);
    if (first.length > count) first.pop();
  }
  return first;
}

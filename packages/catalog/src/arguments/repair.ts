/**
 * Arguments as models really write them, put right where the schema leaves one reading: JSON given as text, a wrapper
 * around the arguments, dotted keys. What could be meant in two ways stays as it is and fails the input check.
 */
import { isJsonObject, type JsonObject, type JsonValue, parseJson } from '../json.ts';
import type { JsonSchema } from '../tool.ts';
import { ARGUMENT_HOLDERS, propertiesOf, readObject } from './read-object.ts';

/** The arguments as an object, with a word on each repair; or what was found instead. */
export type Repair =
  | { readonly ok: true; readonly args: JsonObject; readonly changes: readonly string[] }
  | { readonly ok: false; readonly found: string };

/**
 * Repairs arguments against the tool's input schema.
 *
 * - nothing at all is `{}`
 * - JSON text of an object is that object, for the whole and for properties that must be an object or an array
 * - `{ args: {…} }`, `{ arguments: {…} }`, `{ input: {…} }` are unwrapped when that is the only key, the schema has no
 *   such property, and the inner keys are properties
 * - `{ "args.x": 1 }` and `{ "filter.state": "open" }` are put where they belong when the schema has the place and
 *   nothing is there yet
 *
 * The last two are left alone where the schema takes properties it does not name (`patternProperties`, or
 * `additionalProperties` that is `true` or a schema). The input is never changed; references (`$ref`) are not followed.
 */
export function repairArguments(args: unknown, schema: JsonSchema): Repair {
  const changes: string[] = [];
  const whole = readWhole(args, changes);
  if (!isJsonObject(whole)) return { ok: false, found: kindOf(args) };
  const properties = propertiesOf(schema);
  if (!properties) return { ok: true, args: whole, changes };
  const closed = isClosed(schema);
  const unwrapped = closed ? unwrap(whole, properties, changes) : whole;
  const placed = closed ? placeDotted(unwrapped, properties, changes) : unwrapped;
  return { ok: true, args: parseTexts(placed, properties, changes), changes };
}

function readWhole(args: unknown, changes: string[]): unknown {
  if (args === undefined || args === null) return {};
  if (typeof args !== 'string') return args;
  if (args.trim() === '') return {};
  const value = readObject(args);
  if (value) changes.push('arguments were JSON text');
  return value;
}

function unwrap(args: JsonObject, properties: JsonObject, changes: string[]): JsonObject {
  const [key, ...others] = Object.keys(args);
  if (key === undefined || others.length > 0 || !ARGUMENT_HOLDERS.includes(key) || Object.hasOwn(properties, key))
    return args;
  const value = args[key];
  const inner = typeof value === 'string' ? parseJson(value) : value;
  if (!isJsonObject(inner) || !Object.keys(inner).every((name) => Object.hasOwn(properties, name.split('.')[0] ?? '')))
    return args;
  changes.push(`arguments stood in "${key}"`);
  return inner;
}

function placeDotted(args: JsonObject, properties: JsonObject, changes: string[]): JsonObject {
  let placed = args;
  for (const [key, value] of Object.entries(args)) {
    if (!key.includes('.') || Object.hasOwn(properties, key)) continue;
    const steps = key.split('.');
    const path =
      ARGUMENT_HOLDERS.includes(steps[0] ?? '') && !Object.hasOwn(properties, steps[0] ?? '') ? steps.slice(1) : steps;
    const { [key]: _, ...rest } = placed;
    const next = place(rest, path, value, properties);
    if (!next) continue;
    placed = next;
    changes.push(`"${key}" was a path`);
  }
  return placed;
}

/** The fields with the value at the path, or undefined where the schema has no such place or it is taken. */
function place(
  fields: JsonObject,
  path: readonly string[],
  value: JsonValue,
  properties: JsonObject | undefined,
): JsonObject | undefined {
  const [step, ...deeper] = path;
  if (step === undefined || !properties || !Object.hasOwn(properties, step)) return undefined;
  const there = Object.hasOwn(fields, step) ? fields[step] : undefined;
  if (deeper.length === 0) return there === undefined ? { ...fields, [step]: value } : undefined;
  if (there !== undefined && !isJsonObject(there)) return undefined;
  const inner = place(there ?? {}, deeper, value, propertiesOf(properties[step]));
  return inner && { ...fields, [step]: inner };
}

function parseTexts(args: JsonObject, properties: JsonObject, changes: string[]): JsonObject {
  let parsed = args;
  for (const [key, value] of Object.entries(args)) {
    if (typeof value !== 'string' || !Object.hasOwn(properties, key)) continue;
    const wanted = compoundTypeOf(properties[key]);
    if (!wanted) continue;
    const inner = parseJson(value);
    const fits = wanted === 'array' ? Array.isArray(inner) : isJsonObject(inner);
    if (inner === undefined || !fits) continue;
    parsed = { ...parsed, [key]: inner };
    changes.push(`"${key}" was JSON text`);
  }
  return parsed;
}

/** `object` or `array` when the schema takes that and null at most. */
function compoundTypeOf(schema: unknown): 'object' | 'array' | undefined {
  if (!isJsonObject(schema)) return undefined;
  const types = (Array.isArray(schema.type) ? schema.type : [schema.type]).filter((type) => type !== 'null');
  return types.length === 1 && (types[0] === 'object' || types[0] === 'array') ? types[0] : undefined;
}

function isClosed(schema: JsonSchema): boolean {
  if (typeof schema === 'boolean' || schema.patternProperties !== undefined) return false;
  return schema.additionalProperties === undefined || schema.additionalProperties === false;
}

function kindOf(args: unknown): string {
  if (typeof args === 'string') return 'text that is not the JSON of an object';
  return Array.isArray(args) ? 'an array' : `a ${typeof args}`;
}

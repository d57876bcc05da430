/**
 * A type written as TypeScript, and shortened until it fits a number of bytes.
 */

import { byCodeUnit } from '../json-schema.ts';
import type { HintLimits } from './limits.ts';
import {
  type Allowed,
  ANY,
  type ArrayShape,
  isNever,
  isUnknown,
  KINDS,
  type ObjectShape,
  type ValueType,
} from './value-type.ts';
import { utf8Length, writeName, writeWord } from './words.ts';

/** Stands for properties that exist but are not shown. */
const MORE = '[more: string]: unknown';

/** Writes a type whole. */
export function writeType(type: ValueType): string {
  if (isUnknown(type)) return 'unknown';
  if (isNever(type)) return 'never';
  const parts = [
    ...writeKind(type.string, writeWord, 'string'),
    ...writeKind(type.number, writeWord, 'number'),
    ...writeBoolean(type.boolean),
    ...writeKind(type.array, writeArray, 'Array<unknown>'),
    ...writeKind(type.object, writeObject, 'object'),
    ...writeKind(type.null, writeWord, 'null'),
  ];
  return [...new Set(parts)].join(' | ');
}

function writeKind<T>(allowed: Allowed<T>, write: (value: T) => string, any: string): readonly string[] {
  return allowed.more ? [...allowed.values.map(write), any] : allowed.values.map(write);
}

function writeBoolean({ values, more }: Allowed<boolean>): readonly string[] {
  return more || (values.includes(true) && values.includes(false)) ? ['boolean'] : values.map(writeWord);
}

function writeArray({ prefix, minItems, rest }: ArrayShape): string {
  const others = rest === 'open' ? 'unknown' : writeType(rest);
  if (prefix.length === 0) return rest !== 'open' && isNever(rest) ? '[]' : `Array<${others}>`;
  const items = prefix.map((type, index) => (index < minItems ? writeType(type) : `(${writeType(type)})?`));
  const closed = rest !== 'open' && isNever(rest);
  return `[${[...items, ...(closed ? [] : [`...Array<${others}>`])].join(', ')}]`;
}

function writeObject(shape: ObjectShape): string {
  return writeMembers(
    members(shape).map(([name, { type, required }]) => writeMember(name, required, writeType(type))),
    shape,
  );
}

/** Properties in the order in which they are written: required ones first, each group by code unit. */
function members(shape: ObjectShape) {
  return [...shape.properties].sort(
    ([a, { required: aFirst }], [b, { required: bFirst }]) => Number(bFirst) - Number(aFirst) || byCodeUnit(a, b),
  );
}

function writeMember(name: string, required: boolean, type: string): string {
  return `${writeName(name)}${required ? '' : '?'}: ${type}`;
}

function writeMembers(written: readonly string[], { cut, rest }: Pick<ObjectShape, 'cut' | 'rest'>): string {
  const closed = rest === 'open' || isNever(rest);
  const others = cut ? [MORE] : closed ? [] : [`[key: string]: ${writeType(rest)}`];
  const all = [...written, ...others];
  return all.length === 0 ? '{}' : `{ ${all.join('; ')} }`;
}

/**
 * Writes a type within `limits.maxBytes`. An object that is the whole type keeps as many of its properties as
 * possible and spends what room is left on their detail, level by level over all of them; any other type is shortened
 * as a whole. What cannot be made to fit is `unknown`.
 */
export function writeWithin(type: ValueType, limits: HintLimits): string {
  const whole = writeType(type);
  if (utf8Length(whole) <= limits.maxBytes) return whole;
  const shape = onlyObject(type);
  if (shape !== undefined) return writeObjectWithin(shape, limits);
  for (let depth = limits.maxDepth - 1; depth >= KINDS_ONLY; depth--) {
    const shorter = writeType(shorten(type, depth));
    if (utf8Length(shorter) <= limits.maxBytes) return shorter;
  }
  return 'unknown';
}

function onlyObject(type: ValueType): ObjectShape | undefined {
  const [shape, another] = type.object.values;
  if (shape === undefined || another !== undefined || type.object.more) return undefined;
  const others = KINDS.filter((kind) => kind !== 'object');
  return others.every((kind) => !type[kind].more && type[kind].values.length === 0) ? shape : undefined;
}

function writeObjectWithin(shape: ObjectShape, limits: HintLimits): string {
  const all = members(shape).map(([name, { type, required }]) =>
    memoised((depth) => writeMember(name, required, writeType(shorten(type, depth)))),
  );
  const rest = shape.rest === 'open' ? shape.rest : shorten(shape.rest, KINDS_ONLY);
  const text = (depths: readonly number[]): string =>
    writeMembers(
      depths.map((depth, index) => all[index]?.(depth) ?? ''),
      { cut: shape.cut || depths.length < all.length, rest },
    );
  const fits = (depths: readonly number[]): boolean => utf8Length(text(depths)) <= limits.maxBytes;

  let depths = all.map(() => KINDS_ONLY);
  while (!fits(depths)) {
    if (depths.length === 0) return 'unknown';
    depths = depths.slice(0, -1);
  }
  for (let depth = 0; depth < limits.maxDepth; depth++) {
    for (const index of depths.keys()) {
      const deeper = depths.with(index, depth);
      if (depths[index] === depth - 1 && fits(deeper)) depths = deeper;
    }
  }
  return text(depths);
}

function memoised(write: (depth: number) => string): (depth: number) => string {
  const written = new Map<number, string>();
  return (depth) => {
    const text = written.get(depth) ?? write(depth);
    written.set(depth, text);
    return text;
  };
}

/** The depth at which a type says no more than its kinds, not even the words of an enumeration. */
const KINDS_ONLY = -1;

/** A type with only `depth` levels of objects and arrays opened; it allows at least what the given one does. */
function shorten(type: ValueType, depth: number): ValueType {
  const kindsOnly = depth <= KINDS_ONLY;
  return {
    string: kindsOnly ? anyOrNone(type.string) : type.string,
    number: kindsOnly ? anyOrNone(type.number) : type.number,
    boolean: kindsOnly ? anyOrNone(type.boolean) : type.boolean,
    array: depth <= 0 ? anyOrNone(type.array) : shortenShapes(type.array, (shape) => shortenArray(shape, depth - 1)),
    object:
      depth <= 0 ? anyOrNone(type.object) : shortenShapes(type.object, (shape) => shortenObject(shape, depth - 1)),
    null: type.null,
  };
}

function anyOrNone<T>(allowed: Allowed<T>): Allowed<T> {
  return allowed.values.length > 0 ? ANY : allowed;
}

function shortenShapes<T>(shapes: Allowed<T>, shortenShape: (shape: T) => T): Allowed<T> {
  return { values: shapes.values.map(shortenShape), more: shapes.more };
}

function shortenArray({ prefix, minItems, rest }: ArrayShape, depth: number): ArrayShape {
  return {
    prefix: prefix.map((type) => shorten(type, depth)),
    minItems,
    rest: rest === 'open' ? rest : shorten(rest, depth),
  };
}

function shortenObject({ properties, rest, cut }: ObjectShape, depth: number): ObjectShape {
  const shorter = [...properties].map(
    ([name, { type, required }]) => [name, { type: shorten(type, depth), required }] as const,
  );
  return { properties: new Map(shorter), rest: rest === 'open' ? rest : shorten(rest, depth), cut };
}

/** Whether a type leaves nothing open: every object closed or a map, every tuple ended, at every level. */
export function isClosed(type: ValueType): boolean {
  if (isUnknown(type)) return true;
  if (type.object.more) return false;
  const objects = type.object.values.every(
    ({ properties, rest, cut }) =>
      !cut &&
      rest !== 'open' &&
      !isUnknown(rest) &&
      isClosed(rest) &&
      [...properties.values()].every((p) => isClosed(p.type)),
  );
  const arrays = type.array.values.every(
    ({ prefix, rest }) => prefix.every(isClosed) && (rest === 'open' ? prefix.length === 0 : isClosed(rest)),
  );
  return objects && arrays;
}

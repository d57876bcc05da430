/**
 * The type of a JSON value, kind by kind. In this form the keywords of a schema are sets: `anyOf` is a union, `allOf`
 * an intersection, `type` a choice of kinds, and none of them needs a case of its own.
 */

/** What is allowed of one kind: the values listed, and with `more` any other value of that kind too. */
export interface Allowed<T> {
  readonly values: readonly T[];
  readonly more: boolean;
}

/** One shape of an object. */
export interface ObjectShape {
  readonly properties: ReadonlyMap<string, { readonly type: ValueType; readonly required: boolean }>;
  /** Properties not listed: `open` when the schema does not speak of them, else their type (`NEVER`: there are none). */
  readonly rest: 'open' | ValueType;
  /** Whether the schema lists further properties that were left out here. */
  readonly cut: boolean;
}

/** One shape of an array: its first items one by one, then any number of `rest`. */
export interface ArrayShape {
  readonly prefix: readonly ValueType[];
  /** Items that must be there. */
  readonly minItems: number;
  readonly rest: 'open' | ValueType;
}

/** A type, as what it allows of each kind of JSON value. */
export interface ValueType {
  readonly string: Allowed<string>;
  readonly number: Allowed<number>;
  readonly boolean: Allowed<boolean>;
  readonly array: Allowed<ArrayShape>;
  readonly object: Allowed<ObjectShape>;
  readonly null: Allowed<null>;
}

/** A kind of JSON value. Integers are numbers here. */
export type Kind = keyof ValueType;

/** The kinds, in the order in which a union is written. */
export const KINDS = ['string', 'number', 'boolean', 'array', 'object', 'null'] as const;

export const ANY: Allowed<never> = Object.freeze({ values: Object.freeze([]), more: true });
export const NONE: Allowed<never> = Object.freeze({ values: Object.freeze([]), more: false });

/** The type that no value has. */
export const NEVER: ValueType = { string: NONE, number: NONE, boolean: NONE, array: NONE, object: NONE, null: NONE };

/** The type that every value has. */
export const UNKNOWN: ValueType = { string: ANY, number: ANY, boolean: ANY, array: ANY, object: ANY, null: ANY };

/** A type of the given kinds and no others. */
export function ofKinds(kinds: Iterable<Kind>): ValueType {
  const type: { -readonly [K in Kind]: ValueType[K] } = { ...NEVER };
  for (const kind of kinds) type[kind] = ANY;
  return type;
}

/** Whether no value has this type. */
export function isNever(type: ValueType): boolean {
  return KINDS.every((kind) => !type[kind].more && type[kind].values.length === 0);
}

/** Whether every value has this type and nothing more is known of it. */
export function isUnknown(type: ValueType): boolean {
  return KINDS.every((kind) => type[kind].more && type[kind].values.length === 0);
}

/** The values of either type. */
export function union(a: ValueType, b: ValueType): ValueType {
  return {
    string: eitherOf(a.string, b.string),
    number: eitherOf(a.number, b.number),
    boolean: eitherOf(a.boolean, b.boolean),
    array: eitherOf(a.array, b.array),
    object: eitherOf(a.object, b.object),
    null: eitherOf(a.null, b.null),
  };
}

function eitherOf<T>(a: Allowed<T>, b: Allowed<T>): Allowed<T> {
  return { values: [...new Set([...a.values, ...b.values])], more: a.more || b.more };
}

/** The values that have both types. `spend` is asked before each step and ends the work by answering false. */
export function intersect(a: ValueType, b: ValueType, spend: () => boolean): ValueType {
  if (isUnknown(a)) return b;
  if (isUnknown(b)) return a;
  if (!spend()) return a;
  return {
    string: bothOf(a.string, b.string),
    number: bothOf(a.number, b.number),
    boolean: bothOf(a.boolean, b.boolean),
    array: shapesOfBoth(a.array, b.array, (x, y) => intersectArrays(x, y, spend)),
    object: shapesOfBoth(a.object, b.object, (x, y) => intersectObjects(x, y, spend)),
    null: bothOf(a.null, b.null),
  };
}

function bothOf<T>(a: Allowed<T>, b: Allowed<T>): Allowed<T> {
  if (a.more && b.more) return eitherOf(a, b);
  if (a.more) return b;
  if (b.more) return a;
  return { values: a.values.filter((value) => b.values.includes(value)), more: false };
}

function shapesOfBoth<T>(a: Allowed<T>, b: Allowed<T>, both: (x: T, y: T) => T | undefined): Allowed<T> {
  if (a.more || b.more) return bothOf(a, b);
  const values = a.values.flatMap((x) => b.values.map((y) => both(x, y)));
  return { values: values.filter((value) => value !== undefined), more: false };
}

function intersectObjects(a: ObjectShape, b: ObjectShape, spend: () => boolean): ObjectShape | undefined {
  const properties = new Map<string, { type: ValueType; required: boolean }>();
  for (const name of new Set([...a.properties.keys(), ...b.properties.keys()])) {
    const type = intersect(typeOfProperty(a, name), typeOfProperty(b, name), spend);
    const required = a.properties.get(name)?.required === true || b.properties.get(name)?.required === true;
    if (!isNever(type)) properties.set(name, { type, required });
    else if (required) return undefined;
  }
  return { properties, rest: restOfBoth(a.rest, b.rest, spend), cut: a.cut || b.cut };
}

/** What a shape says of a property; a cut shape may have left the property out, so it says nothing. */
function typeOfProperty(shape: ObjectShape, name: string): ValueType {
  return shape.properties.get(name)?.type ?? (shape.rest === 'open' || shape.cut ? UNKNOWN : shape.rest);
}

function intersectArrays(a: ArrayShape, b: ArrayShape, spend: () => boolean): ArrayShape | undefined {
  const longest = Math.max(a.prefix.length, b.prefix.length);
  const prefix = Array.from({ length: longest }, (_, index) =>
    intersect(typeOfItem(a, index), typeOfItem(b, index), spend),
  );
  return arrayShape(prefix, Math.max(a.minItems, b.minItems), restOfBoth(a.rest, b.rest, spend));
}

/** An array shape that ends before the first item no value can be; `undefined` when it must have more items than that. */
export function arrayShape(
  prefix: readonly ValueType[],
  minItems: number,
  rest: 'open' | ValueType,
): ArrayShape | undefined {
  const end = prefix.findIndex(isNever);
  const shape = end < 0 ? { prefix, minItems, rest } : { prefix: prefix.slice(0, end), minItems, rest: NEVER };
  const closed = shape.rest !== 'open' && isNever(shape.rest);
  return closed && minItems > shape.prefix.length ? undefined : shape;
}

function typeOfItem(shape: ArrayShape, index: number): ValueType {
  return shape.prefix[index] ?? (shape.rest === 'open' ? UNKNOWN : shape.rest);
}

function restOfBoth(a: 'open' | ValueType, b: 'open' | ValueType, spend: () => boolean): 'open' | ValueType {
  if (a === 'open') return b;
  return b === 'open' ? a : intersect(a, b, spend);
}

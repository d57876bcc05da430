/** What is wrong with a body that does not fit its shape: where, and what was wanted there in plain words. */
import type { z } from 'zod';

/** The most telling fault of a failed parse. */
export interface Fault {
  readonly path: readonly PropertyKey[];
  /** Completes "wanted …". */
  readonly wanted: string;
}

/** A fault as a client reads it. */
export interface Refusal {
  /** The path of what was wrong, such as `tools[0].name`; absent where it is the whole. */
  readonly param?: string;
  /** What was found there, and what was wanted. */
  readonly message: string;
}

type Issue = z.core.$ZodIssue;

const KINDS: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** What a failed parse of `root` says to the client. */
export function refusalOf({ issues }: Pick<z.core.$ZodError, 'issues'>, root: unknown): Refusal {
  const { path, wanted } = faultOf(issues);
  const param = pathText(path);
  const found = show(
    path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], root),
  );
  return param === ''
    ? { message: `The body: found ${found}; wanted ${wanted}.` }
    : { param, message: `${param}: found ${found}; wanted ${wanted}.` };
}

/** The first issue; of a choice that none of the branches fits, what the branches that got furthest wanted. */
export function faultOf([issue]: readonly Issue[]): Fault {
  if (!issue) throw new TypeError('A failed parse without an issue.');
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return { path: issue.path, wanted: wantedBy(issue) };
  const faults = issue.errors.map(faultOf);
  const depth = Math.max(...faults.map(({ path }) => path.length));
  const furthest = faults.filter(({ path }) => path.length === depth);
  // A branch that wanted another `type` was not meant where a branch of this `type` wants something else.
  const meant = furthest.find(({ path }) => path.at(-1) !== 'type') ?? furthest[0];
  const path = meant?.path ?? [];
  const alike = furthest.filter((fault) => fault.path.every((key, index) => key === path[index]));
  return { path: [...issue.path, ...path], wanted: [...new Set(alike.map(({ wanted }) => wanted))].join(' or ') };
}

function wantedBy(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return kindOf(issue.expected);
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_union':
      return 'options' in issue && issue.options ? oneOf(issue.options) : 'a value that fits one form alone';
    case 'too_small':
      return bounded(issue.origin, issue.inclusive === false ? 'more than' : 'at least', issue.minimum);
    case 'too_big':
      return bounded(issue.origin, issue.inclusive === false ? 'less than' : 'at most', issue.maximum);
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `no ${issue.keys.map((key) => JSON.stringify(key)).join(', ')}`;
    case 'invalid_format':
      return `a string of the format ${issue.format}`;
    case 'invalid_key':
      return 'other keys';
    case 'invalid_element':
      return 'other elements';
    case 'custom':
      return issue.message;
  }
}

function kindOf(kind: string): string {
  return KINDS[kind] ?? kind;
}

function oneOf(values: readonly unknown[]): string {
  const words = values.map((value) => JSON.stringify(value) ?? String(value));
  return words.length === 1 ? String(words[0]) : `one of ${words.join(', ')}`;
}

function bounded(origin: string, bound: string, limit: number | bigint): string {
  const plural = Number(limit) === 1 ? '' : 's';
  if (origin === 'string') return `a string of ${bound} ${limit} character${plural}`;
  if (origin === 'array') return `a list of ${bound} ${limit} item${plural}`;
  return `${kindOf(origin)} of ${bound} ${limit}`;
}

function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text === '' ? String(key) : `${text}.${String(key)}`),
    '',
  );
}

function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? typeof value;
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

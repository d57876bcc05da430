/**
 * What callers hand over, checked where it comes in: plain JavaScript has no compiler that would say it. Each check
 * throws {@link CatalogError} `invalid-argument` before anything has begun.
 */
import type { CatalogChange, CatalogOptions, SearchOptions } from './contract.ts';
import { CatalogError } from './errors.ts';
import { isJsonObject } from './json.ts';
import type { CallContext, ToolDefinition } from './tool.ts';

const CONTEXT_TEXTS = ['runId', 'sessionId', 'callId', 'origin'] as const;
const WANTED_CONTEXT = `a context with ${CONTEXT_TEXTS.join(', ')} and signal`;
const LIMITS = ['searchDefaultLimit', 'maxSearchLimit', 'descriptionMaxChars', 'batchMaxBytes'] as const;

/** Refuses a call without the facts that its host owes it; `where` is the function that was called. */
export function checkContext(where: string, context: CallContext): void {
  const given: unknown = context;
  if (!isJsonObject(given)) refuse(where, found('context', given), WANTED_CONTEXT);
  const missing = CONTEXT_TEXTS.find((name) => typeof given[name] !== 'string' || given[name] === '');
  if (missing !== undefined) refuse(where, `a context with ${found(missing, given[missing])}`, WANTED_CONTEXT);
  const { signal } = given;
  if (!isJsonObject(signal) || typeof signal.aborted !== 'boolean' || typeof signal.addEventListener !== 'function') {
    refuse(where, `a context with ${found('signal', signal)}`, 'the signal of an AbortController');
  }
}

/** Refuses a reference that is no text. */
export function checkReference(where: string, ref: unknown): void {
  if (typeof ref !== 'string') refuse(where, found('reference', ref), 'the id, alias or name of a tool as text');
}

/** Refuses a query that is no text, and options that are none. */
export function checkSearch(query: unknown, options: SearchOptions): void {
  if (typeof query !== 'string') refuse('search', found('query', query), 'text');
  checkSearchOptions('search', options);
}

/** Refuses queries that are no list of `{ query, limit? }`, and options that are none. */
export function checkSearchMany(queries: unknown, options: SearchOptions): void {
  const wanted = 'a list of { query, limit? }';
  if (!Array.isArray(queries)) refuse('searchMany', found('queries', queries), wanted);
  for (const [index, item] of (queries as readonly unknown[]).entries()) {
    if (!isJsonObject(item)) refuse('searchMany', found(`queries[${index}]`, item), '{ query, limit? }');
    if (typeof item.query !== 'string') refuse('searchMany', found(`queries[${index}].query`, item.query), 'text');
    checkNumber('searchMany', `queries[${index}].limit`, item.limit);
  }
  checkSearchOptions('searchMany', options);
}

/** Refuses options of a description that are none. */
export function checkDescribeOptions(options: unknown): void {
  checkObject('describe', 'options', options);
}

/** Refuses what no catalog can be made of. The definitions themselves are looked at where they are registered. */
export function checkCatalogParts(tools: readonly ToolDefinition[], options: CatalogOptions): void {
  checkTools('createCatalog', 'tools', tools);
  checkObject('createCatalog', 'options', options);
  for (const name of LIMITS) checkNumber('createCatalog', name, options[name]);
  for (const name of ['execute', 'observe'] as const) {
    const given: unknown = options[name];
    if (given !== undefined && typeof given !== 'function') refuse('createCatalog', found(name, given), 'a function');
  }
  checkList('createCatalog', 'unavailable', options.unavailable);
}

/** Refuses a change that is none. */
export function checkChange(change: CatalogChange): void {
  checkObject('with', 'change', change);
  checkList('with', 'replace', change.replace);
  checkList('with', 'unavailable', change.unavailable);
  for (const [index, group] of (change.replace ?? []).entries()) {
    checkObject('with', `replace[${index}]`, group);
    checkTools('with', `replace[${index}].tools`, group.tools);
  }
}

function checkSearchOptions(where: string, options: unknown): void {
  checkObject(where, 'options', options);
  checkNumber(where, 'limit', (options as SearchOptions).limit);
}

function checkTools(where: string, name: string, tools: unknown): void {
  if (!Array.isArray(tools)) refuse(where, found(name, tools), 'a list of tool definitions');
  const wrong = (tools as readonly unknown[]).findIndex((tool) => !isJsonObject(tool));
  if (wrong !== -1)
    refuse(where, found(`${name}[${wrong}]`, (tools as readonly unknown[])[wrong]), 'a tool definition');
}

function checkObject(where: string, name: string, value: unknown): void {
  if (!isJsonObject(value)) refuse(where, found(name, value), 'an object');
}

function checkList(where: string, name: string, value: unknown): void {
  if (value !== undefined && !Array.isArray(value)) refuse(where, found(name, value), 'a list');
}

function checkNumber(where: string, name: string, value: unknown): void {
  if (value !== undefined && typeof value !== 'number') refuse(where, found(name, value), 'a number');
}

/** The thing by its name, with the kind of what stands there: nothing of what it holds. */
function found(name: string, value: unknown): string {
  if (value === undefined) return `no ${name}`;
  if (value === null || value === '') return `${name} that is ${value === null ? 'null' : 'empty'}`;
  return `${name} of type ${Array.isArray(value) ? 'array' : typeof value}`;
}

function refuse(where: string, what: string, wanted: string): never {
  throw new CatalogError('invalid-argument', `${where}: found ${what}; wanted ${wanted}.`);
}

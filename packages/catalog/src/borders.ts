/**
 * What callers hand over, checked where it comes in: plain JavaScript has no compiler that would say it. Each check
 * throws {@link CatalogError} `invalid-argument` before anything has begun.
 */
import { MAX_BATCH_QUERIES } from './batch.ts';
import type { CatalogChange, CatalogOptions, DescribeOptions, SearchOptions } from './contract.ts';
import { CatalogError } from './errors.ts';
import { found, foundWord } from './found.ts';
import { isJsonObject } from './json.ts';
import { LANGUAGE_CODES } from './search/lexicon/index.ts';
import { TOOL_SOURCES } from './source.ts';
import type { CallContext, CallOrigin, ToolDefinition } from './tool.ts';

const CONTEXT_TEXTS = ['runId', 'sessionId', 'callId', 'origin'] as const;
const CALL_ORIGINS: readonly CallOrigin[] = ['direct', 'tool_call', 'code', 'hydrated', 'mcp', 'client'];
const WANTED_CONTEXT = `a context with ${CONTEXT_TEXTS.join(', ')} and signal`;
/** Every option of each function: a misspelled one would be no option at all, without a word. */
const OPTIONS = {
  createCatalog: [
    'execute',
    'observe',
    'unavailable',
    'searchDefaultLimit',
    'maxSearchLimit',
    'descriptionMaxChars',
    'lexicon',
    'batchMaxBytes',
  ],
  lexicon: ['languages', 'synonyms'],
  search: ['limit', 'explain', 'context'],
  searchMany: ['explain', 'context'],
  query: ['query', 'limit'],
  describe: ['context'],
  change: ['replace', 'unavailable'],
  group: ['source', 'owner', 'tools'],
} as const;
const LIMITS = ['searchDefaultLimit', 'maxSearchLimit', 'descriptionMaxChars', 'batchMaxBytes'] as const;

/** Refuses a call without the facts that its host owes it; `where` is the function that was called. */
export function checkContext(where: string, context: CallContext): void {
  const given: unknown = context;
  if (!isJsonObject(given)) refuse(where, found('context', given), WANTED_CONTEXT);
  const missing = CONTEXT_TEXTS.find((name) => typeof given[name] !== 'string' || given[name] === '');
  if (missing !== undefined) refuse(where, `a context with ${found(missing, given[missing])}`, WANTED_CONTEXT);
  checkWord(where, 'context.origin', given.origin, CALL_ORIGINS);
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
  checkNumber('search', 'limit', options.limit);
}

/** Refuses queries that are no list of `{ query, limit? }` or too many, and options that are none. */
export function checkSearchMany(queries: unknown, options: SearchOptions): void {
  const wanted = 'a list of { query, limit? }';
  if (!Array.isArray(queries)) refuse('searchMany', found('queries', queries), wanted);
  if (queries.length > MAX_BATCH_QUERIES)
    refuse('searchMany', `${queries.length} queries`, `at most ${MAX_BATCH_QUERIES}`);
  for (const [index, item] of (queries as readonly unknown[]).entries()) {
    if (!isJsonObject(item)) refuse('searchMany', found(`queries[${index}]`, item), '{ query, limit? }');
    checkNames('searchMany', `queries[${index}]`, item, OPTIONS.query);
    if (typeof item.query !== 'string') refuse('searchMany', found(`queries[${index}].query`, item.query), 'text');
    checkNumber('searchMany', `queries[${index}].limit`, item.limit);
  }
  checkSearchOptions('searchMany', options);
}

/** Refuses options of a description that are none. */
export function checkDescribeOptions(options: DescribeOptions): void {
  checkOptions('describe', 'options', options, OPTIONS.describe);
  if (options.context !== undefined) checkContext('describe', options.context);
}

/** Refuses what no catalog can be made of. The definitions themselves are looked at where they are registered. */
export function checkCatalogParts(tools: readonly ToolDefinition[], options: CatalogOptions): void {
  checkTools('createCatalog', 'tools', tools);
  checkOptions('createCatalog', 'options', options, OPTIONS.createCatalog);
  for (const name of LIMITS) checkNumber('createCatalog', name, options[name]);
  for (const name of ['execute', 'observe'] as const) {
    const given: unknown = options[name];
    if (given !== undefined && typeof given !== 'function') refuse('createCatalog', found(name, given), 'a function');
  }
  checkUnavailable('createCatalog', options.unavailable);
  checkLexicon(options.lexicon);
}

/** Refuses a change that is none. */
export function checkChange(change: CatalogChange): void {
  checkOptions('with', 'change', change, OPTIONS.change);
  checkList('with', 'replace', change.replace);
  checkUnavailable('with', change.unavailable);
  for (const [index, group] of (change.replace ?? []).entries()) {
    const name = `replace[${index}]`;
    checkOptions('with', name, group, OPTIONS.group);
    checkWord('with', `${name}.source`, group.source, TOOL_SOURCES);
    if (group.owner !== undefined) checkText('with', `${name}.owner`, group.owner);
    checkTools('with', `${name}.tools`, group.tools);
  }
}

function checkSearchOptions(where: 'search' | 'searchMany', options: SearchOptions): void {
  checkOptions(where, 'options', options, OPTIONS[where]);
  checkFlag(where, 'explain', options.explain);
  if (options.context !== undefined) checkContext(where, options.context);
}

function checkLexicon(lexicon: unknown): void {
  if (lexicon === undefined || lexicon === false) return;
  const where = 'createCatalog';
  const wanted = 'false, or an object with languages and synonyms';
  if (!isJsonObject(lexicon)) refuse(where, found('lexicon', lexicon), wanted);
  checkNames(where, 'lexicon', lexicon, OPTIONS.lexicon);
  const { languages, synonyms } = lexicon;
  checkFlag(where, 'lexicon.synonyms', synonyms);
  if (languages === false) return;
  checkList(where, 'lexicon.languages', languages);
  for (const [index, code] of ((languages as readonly unknown[] | undefined) ?? []).entries())
    checkWord(where, `lexicon.languages[${index}]`, code, LANGUAGE_CODES);
}

function checkUnavailable(where: string, unavailable: unknown): void {
  checkList(where, 'unavailable', unavailable);
  for (const [index, item] of ((unavailable as readonly unknown[] | undefined) ?? []).entries()) {
    const name = `unavailable[${index}]`;
    if (!isJsonObject(item)) refuse(where, found(name, item), '{ source, owner, reason }');
    checkWord(where, `${name}.source`, item.source, TOOL_SOURCES);
    checkText(where, `${name}.owner`, item.owner);
    checkText(where, `${name}.reason`, item.reason);
  }
}

function checkTools(where: string, name: string, tools: unknown): void {
  if (!Array.isArray(tools)) refuse(where, found(name, tools), 'a list of tool definitions');
  const wrong = (tools as readonly unknown[]).findIndex((tool) => !isJsonObject(tool));
  if (wrong !== -1)
    refuse(where, found(`${name}[${wrong}]`, (tools as readonly unknown[])[wrong]), 'a tool definition');
}

function checkOptions(where: string, name: string, value: unknown, known: readonly string[]): void {
  if (!isJsonObject(value)) refuse(where, found(name, value), 'an object');
  checkNames(where, name, value, known);
}

function checkNames(where: string, name: string, value: object, known: readonly string[]): void {
  const unknown = Object.keys(value).find((key) => !known.includes(key));
  if (unknown !== undefined)
    refuse(where, `${name} with ${JSON.stringify(unknown.slice(0, 80))}`, `none but ${known.join(', ')}`);
}

function checkList(where: string, name: string, value: unknown): void {
  if (value !== undefined && !Array.isArray(value)) refuse(where, found(name, value), 'a list');
}

function checkNumber(where: string, name: string, value: unknown): void {
  if (value === undefined) return;
  if (typeof value !== 'number' || Number.isNaN(value)) refuse(where, found(name, value), 'a number');
}

function checkFlag(where: string, name: string, value: unknown): void {
  if (value !== undefined && typeof value !== 'boolean') refuse(where, found(name, value), 'true or false');
}

function checkText(where: string, name: string, value: unknown): void {
  if (typeof value !== 'string') refuse(where, found(name, value), 'text');
}

function checkWord(where: string, name: string, value: unknown, words: readonly string[]): void {
  if (!(words as readonly unknown[]).includes(value))
    refuse(where, foundWord(name, value), `one of ${words.join(', ')}`);
}

function refuse(where: string, what: string, wanted: string): never {
  throw new CatalogError('invalid-argument', `${where}: found ${what}; wanted ${wanted}.`);
}

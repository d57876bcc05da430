import { describe, expect, test } from 'vitest';
import { createCatalog } from './catalog.ts';
import type { CatalogEvent } from './contract.ts';
import { directSurface } from './direct.ts';
import { CatalogError } from './errors.ts';
import { callContext, tool } from './fixtures.ts';
import { jsonResult } from './result.ts';

const reached: string[] = [];
const events: CatalogEvent[] = [];
const read = tool({
  name: 'read',
  execute: async (args) => {
    reached.push('read');
    return jsonResult(args);
  },
});
const catalog = createCatalog([read], { observe: (event) => events.push(event) });
/** As JavaScript sees them: anything may be handed over. */
type Loose = Record<string, (...given: unknown[]) => unknown>;
const loose = catalog as unknown as Loose;
const make = createCatalog as unknown as (...given: unknown[]) => unknown;
const { signal } = new AbortController();

describe('what is not of its type is an error that says what was found and wanted, and nothing has begun', () => {
  test.each<[string, () => unknown, string]>([
    ['a query that is a number', () => loose.search?.(5), 'search: found query of type number; wanted text.'],
    ['a query that is null', () => loose.search?.(null), 'search: found query that is null; wanted text.'],
    ['no query', () => loose.search?.(), 'search: found no query; wanted text.'],
    ['no options', () => loose.search?.('a', null), 'search: found options that is null; wanted an object.'],
    [
      'a limit as text',
      () => loose.search?.('a', { limit: 'x' }),
      'search: found limit of type string; wanted a number.',
    ],
    [
      'a limit that is NaN',
      () => loose.search?.('a', { limit: Number.NaN }),
      'search: found limit that is NaN; wanted a number.',
    ],
    [
      'an option that is none',
      () => loose.search?.('a', { limits: 5 }),
      'search: found options with "limits"; wanted none but limit, explain, context.',
    ],
    [
      'a wish for reasons that is none',
      () => loose.search?.('a', { explain: 'yes' }),
      'search: found explain of type string; wanted true or false.',
    ],
    [
      'a context that is none',
      () => loose.search?.('a', { context: 'run' }),
      'search: found context of type string; wanted a context with runId, sessionId, callId, origin and signal.',
    ],
    [
      'a limit for several queries',
      () => loose.searchMany?.([{ query: 'a' }], { limit: 5 }),
      'searchMany: found options with "limit"; wanted none but explain, context.',
    ],
    [
      'a limit of one query that is NaN',
      () => loose.searchMany?.([{ query: 'a', limit: Number.NaN }]),
      'searchMany: found queries[0].limit that is NaN; wanted a number.',
    ],
    [
      'a query with something else',
      () => loose.searchMany?.([{ query: 'a', size: 5 }]),
      'searchMany: found queries[0] with "size"; wanted none but query, limit.',
    ],
    [
      'an option of a description that is none',
      () => loose.describe?.('read', { explain: true }),
      'describe: found options with "explain"; wanted none but context.',
    ],
    [
      'queries that are a text',
      () => loose.searchMany?.('abc'),
      'searchMany: found queries of type string; wanted a list of { query, limit? }.',
    ],
    [
      'bare texts as queries',
      () => loose.searchMany?.([{ query: 'a' }, 'b']),
      'searchMany: found queries[1] of type string; wanted { query, limit? }.',
    ],
    ['a query without text', () => loose.searchMany?.([{}]), 'searchMany: found no queries[0].query; wanted text.'],
    [
      'a reference that is a number',
      () => loose.describe?.(5),
      'describe: found reference of type number; wanted the id, alias or name of a tool as text.',
    ],
    [
      'no reference',
      () => loose.resolve?.(),
      'resolve: found no reference; wanted the id, alias or name of a tool as text.',
    ],
    [
      'a call of nothing',
      () => loose.call?.(undefined, {}, callContext()),
      'call: found no reference; wanted the id, alias or name of a tool as text.',
    ],
    [
      'a call without a context',
      () => loose.call?.('read', {}),
      'call: found no context; wanted a context with runId, sessionId, callId, origin and signal.',
    ],
    [
      'a query too many',
      () => loose.searchMany?.(Array.from({ length: 17 }, () => ({ query: 'a' }))),
      'searchMany: found 17 queries; wanted at most 16.',
    ],
    ['no change', () => loose.with?.(), 'with: found no change; wanted an object.'],
    ['a change of no list', () => loose.with?.({ replace: {} }), 'with: found replace of type object; wanted a list.'],
    [
      'a group without tools',
      () => loose.with?.({ replace: [{ source: 'openclaw' }] }),
      'with: found no replace[0].tools; wanted a list of tool definitions.',
    ],
    [
      'a change of something else',
      () => loose.with?.({ add: [] }),
      'with: found change with "add"; wanted none but replace, unavailable.',
    ],
    [
      'a group of no source',
      () => loose.with?.({ replace: [{ source: 'web', tools: [] }] }),
      'with: found replace[0].source "web"; wanted one of openclaw, plugin, mcp, client.',
    ],
    [
      'a group of an owner that is a number',
      () => loose.with?.({ replace: [{ source: 'mcp', owner: 5, tools: [] }] }),
      'with: found replace[0].owner of type number; wanted text.',
    ],
    [
      'a missing source that is a text',
      () => loose.with?.({ unavailable: ['shell'] }),
      'with: found unavailable[0] of type string; wanted { source, owner, reason }.',
    ],
    ['no tools', () => make(), 'createCatalog: found no tools; wanted a list of tool definitions.'],
    [
      'a tool that is null',
      () => make([read, null]),
      'createCatalog: found tools[1] that is null; wanted a tool definition.',
    ],
    ['no options of a catalog', () => make([], null), 'createCatalog: found options that is null; wanted an object.'],
    [
      'a limit that is no number',
      () => make([], { maxSearchLimit: '5' }),
      'createCatalog: found maxSearchLimit of type string; wanted a number.',
    ],
    [
      'a limit of a catalog that is NaN',
      () => make([], { batchMaxBytes: Number.NaN }),
      'createCatalog: found batchMaxBytes that is NaN; wanted a number.',
    ],
    [
      'an option of a catalog that is none',
      () => make([], { searchLimit: 5 }),
      'createCatalog: found options with "searchLimit"; wanted none but execute, observe, unavailable, searchDefaultLimit, maxSearchLimit, descriptionMaxChars, lexicon, batchMaxBytes.',
    ],
    [
      'a lexicon that is a number',
      () => make([], { lexicon: 5 }),
      'createCatalog: found lexicon of type number; wanted false, or an object with languages and synonyms.',
    ],
    [
      'a lexicon of something else',
      () => make([], { lexicon: { language: ['de'] } }),
      'createCatalog: found lexicon with "language"; wanted none but languages, synonyms.',
    ],
    [
      'a language that is none',
      () => make([], { lexicon: { languages: ['de', 'tlh'] } }),
      'createCatalog: found lexicon.languages[1] "tlh"; wanted one of es, pt, fr, de, it, ru, zh, ja, ko.',
    ],
    [
      'synonyms that are none',
      () => make([], { lexicon: { synonyms: 'no' } }),
      'createCatalog: found lexicon.synonyms of type string; wanted true or false.',
    ],
    [
      'a missing source without a reason',
      () => make([], { unavailable: [{ source: 'mcp', owner: 'shell' }] }),
      'createCatalog: found no unavailable[0].reason; wanted text.',
    ],
    [
      'a path that is no function',
      () => make([], { execute: {} }),
      'createCatalog: found execute of type object; wanted a function.',
    ],
  ])('%s', async (_, ask, message) => {
    const error = await Promise.resolve()
      .then(ask)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(CatalogError);
    expect(error).toMatchObject({ code: 'invalid-argument', message });
    expect(events).toEqual([]);
    expect(reached).toEqual([]);
  });

  test.each<[string, unknown, string]>([
    ['no context', undefined, 'found no context;'],
    ['a context that is a text', 'run', 'found context of type string;'],
    ['a context without a run', { ...callContext(), runId: undefined }, 'found a context with no runId;'],
    ['a context with an empty call id', { ...callContext(), callId: '' }, 'found a context with callId that is empty;'],
    ['a context without a signal', { ...callContext(), signal: undefined }, 'found a context with no signal;'],
    [
      'an origin that is none',
      { ...callContext(), origin: 'wrong' },
      'found context.origin "wrong"; wanted one of direct',
    ],
    ['a signal that is none', { ...callContext(), signal: {} }, 'found a context with signal of type object;'],
  ])('a dispatch with %s', async (_, context, message) => {
    const surface = directSurface(catalog) as unknown as Loose;
    await expect(surface.dispatch?.('read', {}, context)).rejects.toMatchObject({
      name: 'CatalogError',
      code: 'invalid-argument',
      message: expect.stringContaining(`dispatch: ${message}`),
    });
    expect(reached).toEqual([]);
  });
});

test('a name that is no text is a result, since it may come from a model', async () => {
  const surface = directSurface(catalog) as unknown as Loose;
  expect(await surface.dispatch?.(5, {}, callContext({ signal }))).toMatchObject({
    isError: true,
    error: { code: 'invalid-input', message: expect.stringContaining('found reference of type number') },
  });
});

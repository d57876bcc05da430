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
    ['no change', () => loose.with?.(), 'with: found no change; wanted an object.'],
    ['a change of no list', () => loose.with?.({ replace: {} }), 'with: found replace of type object; wanted a list.'],
    [
      'a group without tools',
      () => loose.with?.({ replace: [{ source: 'openclaw' }] }),
      'with: found no replace[0].tools; wanted a list of tool definitions.',
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

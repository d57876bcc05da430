import { describe, expect, test } from 'vitest';
import { createCatalog } from './catalog.ts';
import { alwaysVisible, directSurface, dispatchEntry } from './direct.ts';
import { callContext, tool } from './fixtures.ts';

const catalog = createCatalog([
  tool({ name: 'read', description: 'Read a file.' }),
  tool({ name: 'a.b', owner: 'gw', inputSchema: { anyOf: [{ type: 'object', required: ['x'] }, { type: 'object' }] } }),
  tool({ name: 'screenshot', catalogMode: 'direct-only' }),
  tool({ name: 'pinned', owner: 'gw', visible: 'always' }),
  tool({ name: 'hidden', owner: 'gw', visible: 'never' }),
]);

describe('the direct surface', () => {
  test('shows every visible tool under a name and a schema that providers take', () => {
    const { tools } = directSurface(catalog);
    expect(tools.map(({ entryId }) => entryId)).toEqual([
      'mcp:gw:a.b',
      'mcp:gw:pinned',
      'openclaw:read',
      'openclaw:screenshot',
    ]);
    for (const { name, inputSchema } of tools) {
      expect(name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
      expect(inputSchema.type).toBe('object');
      expect(inputSchema).not.toHaveProperty('anyOf');
    }
  });

  test('calls the tool behind a name, by its original schema', async () => {
    const surface = directSurface(catalog);
    const result = await surface.dispatch('read', { path: 'a' }, callContext());
    expect(result.details).toEqual({ path: 'a' });
  });

  test('answers an unknown name with a result and not with an exception', async () => {
    const result = await directSurface(catalog).dispatch('raed', {}, callContext());
    expect(result).toMatchObject({ isError: true, error: { code: 'unknown-tool' } });
  });

  test('speaks of tools by the names that it shows, and of no search, which it has not', async () => {
    const shared = createCatalog(['azure', 'duck'].map((owner) => tool({ owner, name: 'search' })));
    const said = async (name: string) => (await directSurface(shared).dispatch(name, {}, callContext())).error?.message;
    expect(await said('fly_home')).toBe('No tool "fly_home" is available. Use one of the tools that are shown.');
    expect(await said('MCP__azure__search')).toBe(
      'No tool "MCP__azure__search" is available. Did you mean mcp__azure__search?',
    );
    expect(await said('search')).toBe(
      '"search" is the name of 2 tools: mcp__azure__search, mcp__duck__search. Use one of these names.',
    );
  });

  test('answers with a result also where the path of the host throws', async () => {
    const broken = createCatalog([tool({ name: 'read' })], { execute: () => Promise.reject(new Error('broken pipe')) });
    const result = await directSurface(broken).dispatch('read', {}, callContext());
    expect(result).toMatchObject({ isError: true, error: { code: 'tool-failed', message: 'broken pipe' } });
  });
});

test('direct-only and always-visible tools stay beside any controls, in the order of their ids', () => {
  expect(alwaysVisible(catalog).map(({ name, reason }) => [name, reason])).toEqual([
    ['mcp__gw__pinned', 'always'],
    ['screenshot', 'direct-only'],
  ]);
});

test.each([
  ['direct', true, 'direct'],
  ['mcp', true, 'mcp'],
  ['direct', false, 'hydrated'],
  ['mcp', false, 'hydrated'],
] as const)('a call with origin %s of a tool that is shown (%s) runs with origin %s', async (origin, isShown, ran) => {
  const seen: string[] = [];
  const watched = createCatalog([tool({ name: 'read' })], {
    execute: async ({ context }) => {
      seen.push(context.origin);
      return { content: [] };
    },
  });
  await dispatchEntry(watched, { name: 'read', args: {}, context: callContext({ origin }), isShown });
  expect(seen).toEqual([ran]);
});

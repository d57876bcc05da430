import { createCatalog } from '@toolsearch/catalog';
import { callContext, textOf, tool } from '@toolsearch/tool-fixtures';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toolsMode } from '../tools-mode.ts';

const ISSUE_SCHEMA = {
  type: 'object',
  properties: { title: { type: 'string' }, body: { type: 'string' } },
  required: ['title'],
  additionalProperties: false,
};
const NAMED_SCHEMA = {
  type: 'object',
  properties: { name: { type: 'string' }, input: { type: 'string' } },
  required: ['name'],
  additionalProperties: false,
};
const surface = toolsMode(
  createCatalog([
    tool({ name: 'create_issue', owner: 'github', inputSchema: ISSUE_SCHEMA }),
    tool({ name: 'greet', owner: 'people', inputSchema: NAMED_SCHEMA }),
    tool({ name: 'anything', owner: 'people' }),
  ]),
);
const call = (args: unknown) => surface.dispatch('tool_call', args, callContext());
const ISSUE = 'mcp:github:create_issue';

describe('tool_call takes the arguments that a model means', () => {
  test.each<[string, unknown]>([
    ['id and args', { id: ISSUE, args: { title: 'x' } }],
    ['toolId', { toolId: ISSUE, args: { title: 'x' } }],
    ['name', { name: ISSUE, args: { title: 'x' } }],
    ['an alias for id', { id: 'mcp__github__create_issue', args: { title: 'x' } }],
    ['a raw name for id', { id: 'create_issue', args: { title: 'x' } }],
    ['input', { id: ISSUE, input: { title: 'x' } }],
    ['arguments', { id: ISSUE, arguments: { title: 'x' } }],
    ['args as JSON text', { id: ISSUE, args: '{"title":"x"}' }],
    ['args as twice encoded JSON text', { id: ISSUE, args: JSON.stringify('{"title":"x"}') }],
    ['the whole as JSON text', JSON.stringify({ id: ISSUE, args: { title: 'x' } })],
    ['flattened arguments', { id: ISSUE, title: 'x' }],
    ['flattened arguments beside empty args', { id: ISSUE, args: {}, title: 'x' }],
    ['flattened arguments beside null args', { id: ISSUE, args: null, title: 'x' }],
    ['flattened arguments under dotted keys', { id: ISSUE, 'args.title': 'x' }],
    ['input beside empty args', { id: ISSUE, args: {}, input: { title: 'x' } }],
    ['a hit copied whole', { id: ISSUE, name: 'create_issue', source: 'mcp', owner: 'github', args: { title: 'x' } }],
    ['a hit copied whole, flattened', { id: ISSUE, name: 'create_issue', source: 'mcp', owner: 'github', title: 'x' }],
  ])('%s', async (_, args) => {
    const result = await call(args);
    expect(textOf(result)).toBe('{"title":"x"}');
    expect(result.isError).toBeUndefined();
  });

  test('a parameter beside args joins them where it is free', async () => {
    expect(textOf(await call({ id: ISSUE, args: { title: 'x' }, body: 'y' }))).toBe('{"title":"x","body":"y"}');
  });

  test('parameters called name and input stay parameters', async () => {
    expect(textOf(await call({ id: 'greet', name: 'Ann', input: 'hi' }))).toBe('{"name":"Ann","input":"hi"}');
    expect(textOf(await call({ toolId: 'greet', name: 'Ann' }))).toBe('{"name":"Ann"}');
  });

  test('a tool without parameters needs no args', async () => {
    expect(textOf(await call({ id: 'anything' }))).toBe('{}');
  });

  test('a key __proto__ stays a key', async () => {
    const args = JSON.parse('{"id":"anything","__proto__":{"polluted":true}}') as unknown;
    expect(textOf(await call(args))).toBe('{"__proto__":{"polluted":true}}');
  });
});

describe('tool_call refuses what has two readings', () => {
  test.each<[string, unknown, RegExp]>([
    ['two full holders', { id: ISSUE, args: { title: 'x' }, input: { title: 'y' } }, /both "args" and "input"/],
    [
      'the same parameter in args and beside it',
      { id: ISSUE, args: { title: 'x' }, title: 'y' },
      /"title" beside "args"/,
    ],
    [
      'a field beside args that is no parameter',
      { id: ISSUE, args: { title: 'x' }, labels: [] },
      /"labels" beside "args"/,
    ],
    ['a parameter plain and dotted', { id: ISSUE, title: 'x', 'args.title': 'y' }, /one argument twice/],
  ])('%s', async (_, args, message) => {
    const result = await call(args);
    expect(result).toMatchObject({ isError: true, error: { code: 'invalid-input' } });
    expect(textOf(result)).toMatch(message);
    expect(textOf(result)).toContain(ISSUE);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['no id', { args: { title: 'x' } }],
    ['an id that is no text', { id: 7, args: {} }],
    ['a list', [ISSUE, { title: 'x' }]],
    ['text that is no JSON', 'please create an issue'],
    ['broken JSON', '{"id":'],
  ])('%s names no tool', async (_, args) => {
    const result = await call(args);
    expect(result).toMatchObject({ isError: true, error: { code: 'invalid-input' } });
    expect(textOf(result)).toMatch(/^id is missing/);
  });

  test('a holder that is no object fails the input check with the signature', async () => {
    expect(textOf(await call({ id: ISSUE, args: 'title: x' }))).toContain('{ title: string; body?: string }');
    expect(textOf(await call({ id: ISSUE, args: ['x'] }))).toContain('{ title: string; body?: string }');
  });
});

test('whatever a model sends, the answer is a result, and an error is under 1 KB', async () => {
  const field = fc.constantFrom('id', 'toolId', 'name', 'args', 'input', 'arguments', 'title', 'args.title', 'source');
  const value = fc.oneof(
    fc.constantFrom(ISSUE, 'greet', '{"title":"x"}', ''),
    fc.jsonValue(),
    fc.string({ maxLength: 5_000 }),
  );
  const args = fc.oneof(fc.dictionary(field, value), fc.jsonValue(), fc.string());
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('tool_search', 'tool_describe', 'tool_call'), args, async (name, sent) => {
      const result = await surface.dispatch(name, sent, callContext());
      expect(Array.isArray(result.content)).toBe(true);
      if (result.isError) expect(Buffer.byteLength(textOf(result))).toBeLessThan(1_000);
      if (result.isError) expect(result.error?.code).toMatch(/^(invalid-input|unknown-tool|ambiguous-tool)$/);
    }),
    { numRuns: 500 },
  );
});

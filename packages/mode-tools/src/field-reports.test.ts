import { createCatalog, type ToolResult } from '@toolsearch/catalog';
import { answering, callContext, MEDIA, textOf, tool } from '@toolsearch/tool-fixtures';
import { describe, expect, test } from 'vitest';
import { toolsMode } from './tools-mode.ts';

describe('field report 31: a source that did not start', () => {
  const others = [tool({ name: 'read_file', owner: 'fs', description: 'Read a file' })];
  const shell = { source: 'mcp', owner: 'shell', reason: 'did not start: the command was not found' } as const;
  const down = toolsMode(createCatalog(others, { unavailable: [shell] }));
  const LINE = 'mcp shell (did not start: the command was not found)';

  test.each(['read a file', 'launch the rocket', ''])('every search answer says so: %j', async (query) => {
    const found = JSON.parse(textOf(await down.dispatch('tool_search', { query }, callContext())));
    expect(found.unavailable).toBe(`Unavailable now: ${LINE}.`);
  });

  test('a batch answer says so once', async () => {
    const text = textOf(await down.dispatch('tool_search', { queries: ['read', 'run'] }, callContext()));
    expect(text.split(LINE)).toHaveLength(2);
  });

  test.each<[string, unknown]>([
    ['tool_call', { id: 'mcp:shell:run', args: {} }],
    ['tool_describe', { id: 'mcp__shell__run' }],
    ['mcp__shell__run', {}],
  ])('a call into it says so: %s', async (name, args) => {
    const result = await down.dispatch(name, args, callContext());
    expect(result).toMatchObject({ isError: true, error: { code: 'tool-unavailable' } });
    expect(textOf(result)).toContain(LINE);
    expect(textOf(result)).not.toContain('read_file');
  });

  test('an unknown name says so too, since the tool may be there', async () => {
    const result = await down.dispatch('tool_call', { id: 'run', args: {} }, callContext());
    expect(result.error?.code).toBe('unknown-tool');
    expect(textOf(result)).toContain(LINE);
  });

  test('the line is bounded however many sources are down and however long their reasons', async () => {
    const many = Array.from({ length: 200 }, (_, n) => ({ ...shell, owner: `s${n}`, reason: 'x '.repeat(5_000) }));
    const surface = toolsMode(createCatalog(others, { unavailable: many }));
    const found = JSON.parse(textOf(await surface.dispatch('tool_search', { query: 'read' }, callContext())));
    expect(found.unavailable.length).toBeLessThanOrEqual(300);
    expect(found.unavailable).not.toContain('\n');
  });

  test('what the model is shown does not change, and the line goes away after recovery', async () => {
    const up = toolsMode(createCatalog(others));
    expect(JSON.stringify(up)).toBe(JSON.stringify(down));
    expect(textOf(await up.dispatch('tool_search', { query: '' }, callContext()))).not.toContain('navailable');
  });
});

describe('field report 44: blocks stay blocks', () => {
  const surface = toolsMode(createCatalog([answering('shot', { content: MEDIA, details: { width: 1280 } })]));

  test.each<[string, unknown]>([
    ['tool_call', { id: 'mcp:stub:shot', args: {} }],
    ['mcp__stub__shot', {}],
  ])('%s gives the same five blocks in order, byte for byte', async (name, args) => {
    const { content } = await surface.dispatch(name, args, callContext());
    expect(content).toEqual(MEDIA);
  });

  test('no media is repeated in details', async () => {
    const { details } = await surface.dispatch('tool_call', { id: 'mcp:stub:shot', args: {} }, callContext());
    expect(details).toEqual({
      tool: { id: 'mcp:stub:shot', name: 'shot', source: 'mcp', owner: 'stub' },
      result: { details: { width: 1280 } },
    });
  });
});

describe('field report 46: an error of the tool is an error of the call', () => {
  const failed: ToolResult = { isError: true, content: [{ type: 'text', text: 'not found' }] };
  const worded: ToolResult = { content: [{ type: 'text', text: 'Error: is only the first word of this page.' }] };
  const surface = toolsMode(createCatalog([answering('failed', failed), answering('worded', worded)]));

  test.each<[string, ToolResult]>([
    ['failed', failed],
    ['worded', worded],
  ])('%s', async (name, expected) => {
    const called = await surface.dispatch('tool_call', { id: name, args: {} }, callContext());
    const hydrated = await surface.dispatch(name, {}, callContext());
    for (const result of [called, hydrated]) {
      expect(result.isError ?? false).toBe(expected.isError ?? false);
      expect(result.content).toEqual(expected.content);
      expect(result.error).toBeUndefined();
    }
  });
});

test('field report 47: the surface adds nothing to what the host bounded', async () => {
  const text = 'ü'.repeat(30_000);
  const surface = toolsMode(
    createCatalog(
      [
        tool({
          name: 'huge',
          owner: 'stub',
          execute: async () => ({ content: [{ type: 'text', text: text.repeat(40) }] }),
        }),
      ],
      {
        execute: async ({ args, run, context }) => {
          const { content } = await run(args as Record<string, never>, context);
          return {
            content: content.map((block) => (block.type === 'text' ? { ...block, text: text.slice(0, 1_000) } : block)),
          };
        },
      },
    ),
  );
  const result = await surface.dispatch('tool_call', { id: 'huge', args: {} }, callContext());
  expect(Buffer.byteLength(JSON.stringify(result))).toBeLessThan(2_300);
});

import type { ToolResult } from '@toolsearch/catalog';
import { describe, expect, test } from 'vitest';
import { type ClientCall, clientTools } from './client.ts';
import { testContext } from './harness.ts';

const answer: ToolResult = { content: [{ type: 'text', text: 'done' }] };
const onCall = async () => answer;
const parameters = { type: 'object', properties: { q: { type: 'string' } } };

describe('client tools', () => {
  test('are read from both API shapes, with schemas untouched', () => {
    const { tools, diagnostics } = clientTools(
      [
        { type: 'function', function: { name: 'chat_tool', description: 'From chat.', parameters, strict: true } },
        { type: 'function', name: 'responses_tool', parameters },
        { type: 'function', function: { name: 'bare' } },
      ],
      { onCall },
    );
    expect(tools.map(({ name, description }) => [name, description])).toEqual([
      ['chat_tool', 'From chat.'],
      ['responses_tool', undefined],
      ['bare', undefined],
    ]);
    expect(tools[0]?.inputSchema).toEqual(parameters);
    expect(tools[2]?.inputSchema).toEqual({ type: 'object', properties: {} });
    expect(diagnostics).toEqual([]);
    expect(tools.every(({ source, owner }) => source === 'client' && owner === undefined)).toBe(true);
  });

  test('of kinds without use are passed over and reported', () => {
    const { tools, diagnostics } = clientTools(
      [{ type: 'web_search' }, { type: 'function', name: 'kept' }, { type: 'custom', name: 'grammar', format: {} }],
      { onCall },
    );
    expect(tools.map(({ name }) => name)).toEqual(['kept']);
    expect(diagnostics.map(({ path }) => path)).toEqual(['tools[0]', 'tools[2]']);
    expect(diagnostics[0]?.message).toContain('"web_search"');
  });

  test('in a namespace get its name in front, and their calls name both', async () => {
    const calls: ClientCall[] = [];
    const { tools } = clientTools(
      [
        { type: 'namespace', name: 'mcp__bench', tools: [{ type: 'function', name: 'run', parameters }] },
        { type: 'function', name: 'run' },
      ],
      {
        onCall: async (call) => {
          calls.push(call);
          return answer;
        },
      },
    );
    expect(tools.map(({ name }) => name)).toEqual(['mcp__bench__run', 'run']);
    expect(await tools[0]?.execute({ q: 'x' }, testContext())).toBe(answer);
    await tools[1]?.execute({}, testContext());
    expect(calls.map(({ name, namespace, args }) => [name, namespace, args])).toEqual([
      ['run', 'mcp__bench', { q: 'x' }],
      ['run', undefined, {}],
    ]);
  });

  test.each([
    [{}, 'tools: found {}; wanted an array of tool definitions.'],
    [['x'], 'tools[0]: found "x"; wanted an object.'],
    [[{ type: 'function', name: 'a' }, {}], 'tools[1].type: found nothing; wanted "function".'],
    [[{ type: 'function', function: 7 }], 'tools[0].function: found 7; wanted an object.'],
    [
      [{ type: 'function', function: { name: 'a b' } }],
      'tools[0].function.name: found "a b"; wanted 1 to 64 letters, digits, "_" or "-".',
    ],
    [[{ type: 'function' }], 'tools[0].name: found nothing; wanted 1 to 64 letters, digits, "_" or "-".'],
    [[{ type: 'function', name: 'a', description: 1 }], 'tools[0].description: found 1; wanted a text.'],
    [
      [{ type: 'function', name: 'a', parameters: 'x' }],
      'tools[0].parameters: found "x"; wanted a JSON Schema object.',
    ],
    [
      [
        { type: 'function', name: 'a' },
        { type: 'function', function: { name: 'a' } },
      ],
      'tools[1].function.name: found "a", which tools[0] has, too; wanted each name once.',
    ],
    [
      [{ type: 'namespace', name: 'n', tools: [{ type: 'function' }] }],
      'tools[0].tools[0].name: found nothing; wanted 1 to 64 letters, digits, "_" or "-".',
    ],
  ])('of the wrong shape are refused naming the path: %j', (definitions, message) => {
    expect(() => clientTools(definitions, { onCall })).toThrow(
      expect.objectContaining({ code: 'invalid-client-tool', message }),
    );
  });

  test('stop waiting when the call is cancelled, and hand nothing over afterwards', async () => {
    let handed = 0;
    const { tools } = clientTools([{ type: 'function', name: 'slow' }], {
      onCall: () => {
        handed += 1;
        return new Promise(() => {});
      },
    });
    const controller = new AbortController();
    const running = tools[0]?.execute({}, testContext(controller.signal));
    controller.abort();
    expect(await running).toMatchObject({ isError: true, error: { code: 'aborted' } });
    expect(await tools[0]?.execute({}, testContext(controller.signal))).toMatchObject({ error: { code: 'aborted' } });
    expect(handed).toBe(1);
  });
});

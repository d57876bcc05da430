import { expect, test, vi } from 'vitest';
import { testGateway } from './harness.ts';
import { connect, textOf } from './mcp/harness.ts';

// Whole gateways with children of their own, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const REPORT = /\{\\*"ok\\*":true/g;

test.each(['openai-completions', 'openai-responses'] as const)(
  'a model reads what a code body came to once, over %s',
  async (api) => {
    const { ask, mock } = await testGateway({ mode: 'code', api });
    expect(await ask('use add_numbers with {"a":19,"b":23}')).toBe('42');
    const sent = mock.requests.map(({ body }) => JSON.stringify(body));
    expect(sent.at(-1)?.match(REPORT)).toHaveLength(1);
  },
);

test('an MCP client gets it as text and as structured content, which are equal', async () => {
  const { gateway } = await testGateway({ mode: 'code' });
  const { call } = await connect(gateway);
  const result = await call('tool_search_code', { code: 'return [1, 2];' });
  expect(result.structuredContent).toMatchObject({ ok: true, value: [1, 2] });
  expect(JSON.parse(textOf(result))).toEqual(result.structuredContent);
});

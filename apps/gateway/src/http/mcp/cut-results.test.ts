import { describe, expect, test, vi } from 'vitest';
import { testGateway } from '../harness.ts';
import { connect, type TestClient, textOf } from './harness.ts';

// Whole gateways with children of their own, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });

/** A tool whose answer is 200,000 bytes long. */
const ARCHIVE = `
export default {
  id: 'archive',
  register(api) {
    api.tool({
      name: 'dump',
      description: 'Gives the whole archive.',
      inputSchema: { type: 'object', properties: {} },
      execute: async () => ({ content: [{ type: 'text', text: 'line 4711\\n'.repeat(20_000) }] }),
    });
  },
};
`;

const BY_NAME = ({ call }: TestClient, name: string, args: Record<string, unknown>) => call(name, args);
const BY_TOOL_CALL = ({ call }: TestClient, id: string, args: object) => call('tool_call', { id, args });

describe.each([
  ['direct', BY_NAME],
  ['tools', BY_TOOL_CALL],
  ['directory', BY_TOOL_CALL],
] as const)('a result that was cut, in %s mode', (mode, make) => {
  test('says with which tool and arguments it is read on, and they work as they stand there', async () => {
    const { gateway } = await testGateway({ mode, plugins: { archive: ARCHIVE } });
    const client = await connect(gateway, { headers: { 'x-session-id': 'ann' } });
    const [, tool = '', args = ''] =
      textOf(await make(client, 'archive__dump', {})).match(/with the tool (\w+) and (\{.*\})\.\]/) ?? [];
    expect(tool).toBe('result_read');
    const part = await make(client, tool, JSON.parse(args));
    expect(part.isError ?? false).toBe(false);
    expect(textOf(part)).toMatch(/^line 4711\n(?:.*\n)*.*\[bytes 0 to 16384 of 200000; read on with offset 16384\]$/);
  });
});

test('a result that was cut names no tool that the policy took away', async () => {
  const tools = { deny: ['result_read'] };
  const { gateway } = await testGateway({ mode: 'direct', plugins: { archive: ARCHIVE }, tools });
  const { call } = await connect(gateway);
  expect(textOf(await call('archive__dump'))).toMatch(/Cut here: (?![^\]]*result_read)[^\]]* as result:[^\]]*\]/);
});

test.each([
  ['nothing to read', {}, /^args must have required property 'reference'/, { executed: 0, error: 1, blocked: 0 }],
  ['a number', { reference: 7 }, /^args\/reference must be string/, { executed: 0, error: 1, blocked: 0 }],
  ['a lost reference', { reference: 'nope' }, /^No stored result "nope"/, { executed: 1, error: 1, blocked: 0 }],
])('reading on with %s is an error that says so, and nothing that was blocked', async (_, args, says, counts) => {
  const { gateway } = await testGateway({ mode: 'direct' });
  const { call } = await connect(gateway, { headers: { 'x-session-id': 'ann' } });
  const result = await call('result_read', args);
  expect(result.isError).toBe(true);
  expect(textOf(result)).toMatch(says);
  expect((await gateway.readSession('ann'))?.runs[0]?.calls).toMatchObject(counts);
});

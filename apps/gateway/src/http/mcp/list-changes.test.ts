import { ToolListChangedNotificationSchema } from '@modelcontextprotocol/sdk/types.js';
import { describe, expect, test, vi } from 'vitest';
import { testGateway } from '../harness.ts';
import { connect, gatewayWithConfig, textOf, upstream } from './harness.ts';

// Whole gateways with children of their own, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });

test('a rule that is changed holds for the next call of a client that is connected, which is told', async () => {
  const { gateway, config } = await gatewayWithConfig();
  const { client, call } = await connect(gateway);
  const changed = new Promise<void>((resolve) => {
    client.setNotificationHandler(ToolListChangedNotificationSchema, () => resolve());
  });
  await client.listTools();
  await gateway.reconfigure(config({ deny: ['plugin:desk:add_numbers'] }));
  expect((await call('desk__add_numbers', { a: 1, b: 2 })).isError).toBe(true);
  await changed;
  expect((await client.listTools()).tools.map(({ name }) => name)).not.toContain('desk__add_numbers');
});

describe('list_changed', () => {
  test('is sent when a source changes what is shown', async () => {
    const { mcp } = await upstream();
    const { gateway } = await testGateway({ mode: 'direct', config: { mcp } });
    const { client, call } = await connect(gateway);
    const changed = new Promise<void>((resolve) => {
      client.setNotificationHandler(ToolListChangedNotificationSchema, () => resolve());
    });
    await client.listTools();
    await call('mcp__a__unlock');
    await changed;
    const names = (await client.listTools()).tools.map(({ name }) => name);
    expect(names).toContain('mcp__a__secret_number');
    expect(names).not.toContain('mcp__a__old_tool');
  });

  test('is not sent when the tools stand behind search, where nothing that is shown changes', async () => {
    const { mcp } = await upstream();
    const { gateway } = await testGateway({ mode: 'tools', config: { mcp } });
    const { client, call } = await connect(gateway);
    let notices = 0;
    client.setNotificationHandler(ToolListChangedNotificationSchema, () => {
      notices++;
    });
    await client.listTools();
    await call('tool_call', { id: 'mcp:a:unlock', args: {} });
    expect(textOf(await call('tool_call', { id: 'mcp:a:secret_number', args: {} }))).toContain('42');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(notices).toBe(0);
  });
});

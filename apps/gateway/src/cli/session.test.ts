import { describe, expect, test } from 'vitest';
import { MODES, testGateway } from '../http/harness.ts';
import { commandLine } from './harness.ts';

const QUESTION = 'use add_numbers with {"a":19,"b":23}';

describe.each(MODES)('toolsearch session, of a session in %s mode', (mode) => {
  test('says what was shown, how often was searched, and whose tool gave the result', async () => {
    const test = await testGateway({ mode });
    expect(await test.ask(QUESTION, { user: 'ann@example.com' })).toBe('42');
    const shown = (test.mock.requests[0]?.body.tools as unknown[] | undefined)?.length;
    await test.gateway.close();

    const cli = commandLine({ gateway: { stateDir: test.stateDir } });
    const { code, out } = await cli('session', 'ann@example.com');
    expect(code).toBe(0);
    expect(out).toContain(`schemas shown up front: ${shown} of `);
    expect(out).toMatch(mode === 'tools' || mode === 'code' ? /searches: [12] / : /searches: 0 /);
    expect(out).toContain('final tool: plugin:desk:add_numbers, ok; the result came from the plugin desk');

    const read = JSON.parse((await cli('session', 'ann@example.com', '--json')).out);
    expect(read).toMatchObject({
      sessionId: expect.stringMatching(/^key-/),
      runs: [{ shown: { count: shown }, finalCall: { toolId: 'plugin:desk:add_numbers', source: 'plugin' } }],
    });
    expect((await cli('session', read.sessionId)).out).toBe(out);
  });
});

test('a session that is not there is an error', async () => {
  const test = await testGateway();
  const cli = commandLine({ gateway: { stateDir: test.stateDir } });
  expect(await cli('session', '../token')).toMatchObject({ code: 1, err: expect.stringContaining('Found no session') });
});

describe('toolsearch sources', () => {
  test('prints how each source of the running gateway stands', async () => {
    const test = await testGateway({
      config: { mcp: { servers: { gone: { command: '/does/not/exist' } } } },
    });
    const cli = commandLine({ gateway: { port: 0, stateDir: test.stateDir } });
    await expect.poll(async () => (await cli('sources', '--url', test.gateway.url)).code, { timeout: 5_000 }).toBe(1);
    const { out } = await cli('sources', '--url', test.gateway.url);
    expect(out).toContain('plugin:desk  ready, 43 tools\n');
    expect(out).toMatch(/mcp:gone {2}unavailable, 0 tools: \S/);
    const { sources } = JSON.parse((await cli('sources', '--url', test.gateway.url, '--json')).out);
    expect(sources).toContainEqual(expect.objectContaining({ owner: 'gone', state: 'unavailable' }));
  });
});

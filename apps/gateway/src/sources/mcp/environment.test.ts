import { replayCommand } from '@toolsearch/mcp-replay';
import { describe, expect, test } from 'vitest';
import { callTool, openTestSources, settledSession, statusOf, stdioEntry } from '../harness.ts';
import { BASE_VARIABLES, serverEnvironment } from './stdio/environment.ts';

const host = {
  PATH: process.env.PATH,
  HOME: '/home/somebody',
  LANG: 'C.UTF-8',
  SECRET_X: 'the-secret-value',
  OPENAI_API_KEY: 'sk-1234567890',
  NODE_OPTIONS: '--no-warnings',
  'BASH_FUNC_x%%': '() { echo; }',
  SHELL: '() { :; }; echo',
};

describe('field report 65: the environment of a stdio server', () => {
  test('holds the base list and what is declared', async () => {
    const declared: Record<string, [declared: Record<string, string>, received: Record<string, string>]> = {
      nothing: [{}, {}],
      text: [{ A: '1' }, { A: '1' }],
      reference: [{ A: `x-\${SECRET_X}` }, { A: 'x-the-secret-value' }],
      path: [{ PATH: '/x' }, { PATH: '/x' }],
    };
    const servers = Object.entries(declared).map(([name, [env]]) => [
      name,
      stdioEntry({ ...replayCommand({ instruments: true }), env, shared: true }),
    ]);
    const session = await settledSession(await openTestSources(Object.fromEntries(servers), { environment: host }));
    for (const [name, [, received]] of Object.entries(declared)) {
      const { details } = await callTool(session, name, 'environment');
      expect(details).toEqual({ PATH: host.PATH, HOME: host.HOME, LANG: host.LANG, ...received });
    }
  });

  test.each([
    [{ NODE_OPTIONS: '--require /x.js' }, 'env.NODE_OPTIONS is not passed on; write the flags into args'],
    [{ A: `\${SHELL}` }, 'env.A looks like a shell function'],
    [{ 'BASH_FUNC_y%%': 'x' }, 'env.BASH_FUNC_y%% looks like a shell function'],
  ])('refuses what could run code: %j', async (env, reason) => {
    const session = await settledSession(
      await openTestSources({ a: stdioEntry({ ...replayCommand(), env }) }, { environment: host }),
    );
    expect(statusOf(session, 'a')).toMatchObject({ state: 'unavailable', reason });
  });

  test('has no case in its names on Windows', () => {
    const environment = { Path: 'C:\\Windows', SystemRoot: 'C:\\Windows', Secret: 'x', node_options: '-r x' };
    expect(serverEnvironment({}, { environment, platform: 'win32' }).values).toEqual({
      Path: 'C:\\Windows',
      SystemRoot: 'C:\\Windows',
    });
    expect(serverEnvironment({ PATH: 'D:\\' }, { environment, platform: 'win32' }).values).toEqual({
      PATH: 'D:\\',
      SystemRoot: 'C:\\Windows',
    });
    expect(() => serverEnvironment({ Node_Options: 'x' }, { environment, platform: 'win32' })).toThrow(
      'NODE_OPTIONS is not passed on',
    );
    expect(BASE_VARIABLES.posix).not.toContain('NODE_OPTIONS');
  });
});

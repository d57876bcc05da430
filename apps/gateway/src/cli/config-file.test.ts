import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Environment } from '../config/variables.ts';
import { runProgram } from './program.ts';

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'toolsearch-home-'));
  vi.stubEnv('HOME', home);
});
afterEach(() => vi.unstubAllEnvs());

async function toolsearch(args: readonly string[], environment: Environment = {}) {
  let out = '';
  let err = '';
  const code = await runProgram(args, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    environment,
    cwd: home,
    interrupted: new AbortController().signal,
  });
  return { code, out, err };
}

const READING = [
  ['config', 'get', 'model'],
  ['config', 'unset', 'model'],
  ['config', 'unset', 'nope'],
  ['config', 'validate'],
  ['doctor'],
  ['serve'],
  ['search', 'x'],
  ['policy', 'explain', 'x'],
  ['approvals'],
  ['sources'],
  ['session', 'x'],
];

describe('a file that is named and is not there is an error that names it', () => {
  test.each(READING.map((args) => [args.join(' '), args]))('%s', async (_, args) => {
    const path = join(home, 'gone.json5');
    for (const run of [
      toolsearch(['--config', path, ...args]),
      toolsearch(args, { TOOLSEARCH_CONFIG: 'gone.json5' }),
    ]) {
      const { code, out, err } = await run;
      expect(code).toBe(1);
      expect(out + err).toContain(`${path}: found ENOENT; wanted a readable JSON5 file`);
    }
    expect(existsSync(path)).toBe(false);
  });
});

test('config set makes the file that is named, and reading it is no error any more', async () => {
  const path = join(home, 'new/config.json5');
  expect((await toolsearch(['--config', path, 'config', 'set', 'model', 'a/b'])).code).toBe(0);
  expect(readFileSync(path, 'utf8')).toContain('a/b');
  expect(await toolsearch(['--config', '~/new/config.json5', 'config', 'get', 'model'])).toMatchObject({
    out: '"a/b"\n',
  });
});

describe('without a file that is named', () => {
  test('every default holds, an empty TOOLSEARCH_CONFIG included', async () => {
    for (const environment of [{}, { TOOLSEARCH_CONFIG: '' }])
      expect(await toolsearch(['config', 'get', 'gateway.stateDir'], environment)).toMatchObject({
        code: 0,
        out: '"~/.toolsearch"\n',
      });
    // The state folder is the home's, where no gateway ran.
    expect((await toolsearch(['sources'])).err).toContain(`${join(home, '.toolsearch/token')}: found ENOENT`);
  });

  test('there is nothing to unset, and a key that no configuration has is an error', async () => {
    const file = join(home, '.toolsearch/config.json5');
    expect(await toolsearch(['config', 'unset', 'model'])).toMatchObject({
      code: 0,
      out: `model is not set in ${file}\n`,
    });
    const { code, err } = await toolsearch(['config', 'unset', 'nope']);
    expect(code).toBe(1);
    expect(err).toContain(`${file}: nope: found the key "nope"; wanted one of gateway, model, `);
    expect(existsSync(file)).toBe(false);
  });
});

import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commandLine } from './harness.ts';

const stateDir = join(mkdtempSync(join(tmpdir(), 'toolsearch-usage-')), 'state');
const cli = commandLine({ gateway: { port: 0, stateDir } });

/** Runs a command line that is wrong; gives the one line that it is answered with. */
async function refusal(...args: string[]): Promise<string> {
  const { code, out, err } = await cli(...args);
  expect({ code, out, started: existsSync(stateDir) }).toEqual({ code: 2, out: '', started: false });
  expect(err).toMatch(/^error: [^\n]+\n(\(Did you mean [^\n]+\?\)\n)?$/);
  return err;
}

describe('a command line that is wrong ends with exit code 2 and one sentence, before anything is started', () => {
  test.each([
    [['bogus'], "unknown command 'bogus'"],
    [['serv'], 'Did you mean serve?'],
    [['serve', '--bogus'], "unknown option '--bogus'"],
    [['serve', 'now'], "too many arguments for 'serve'"],
    [['--config'], "option '-c, --config <path>' argument missing"],
    [['-c', '', 'doctor'], 'Wanted the path of a file.'],
    [['config', 'sett'], 'Did you mean set?'],
    [['config', 'set', 'model'], "missing required argument 'value'"],
    [['search'], "missing required argument 'query'"],
    [['policy', 'explane', 'x'], 'Did you mean explain?'],
    [['policy', 'explain'], "missing required argument 'tool'"],
    [['policy', 'explain', ''], 'Wanted the id, alias or name of one tool, and no pattern.'],
    [['policy', 'explain', ' '], 'Wanted the id, alias or name of one tool, and no pattern.'],
    [['policy', 'explain', 'mcp:*:say'], 'Wanted the id, alias or name of one tool, and no pattern.'],
    [['policy', 'explain', 'group:mcp'], 'Wanted the id, alias or name of one tool, and no pattern.'],
    [['policy', 'explain', 'x', '--agent', 'nobody'], 'found no agent "nobody"; wanted one of (none is configured)'],
    [['policy', 'explain', 'x', '--model', 'gpt'], 'Wanted <provider>/<model>'],
    [['approvals', 'anser', 'x', 'deny'], "unknown command 'anser', wanted answer, allowed, revoke"],
    [['approvals', 'answer', 'x'], "missing required argument 'verdict'"],
    [['approvals', 'answer', 'x', 'yes'], 'Allowed choices are allow-once, allow-always, deny'],
    [['approvals', '--url', 'localhost'], 'Wanted an http or https address'],
    [['sources', '--url', 'ftp://127.0.0.1'], 'Wanted an http or https address'],
    [['session'], "missing required argument 'id'"],
    [['doctor', 'all'], "too many arguments for 'doctor'"],
    [['qa', 'siute'], 'Did you mean suite?'],
    [['qa', 'suite', '--scenario', 'other'], "argument 'other' is invalid"],
  ])('%j', async (args, words) => {
    expect(await refusal(...args)).toContain(words);
  });

  test.each([[[]], [['config']], [['policy']], [['qa']]])(
    '%j, which names no command, is answered with the commands',
    async (args) => {
      expect(await cli(...args)).toMatchObject({ code: 2, out: '', err: expect.stringContaining('Commands:') });
    },
  );
});

describe('a number that is none, or out of bounds, is refused with the bounds', () => {
  test.each([
    [['search', 'x', '--limit'], ['abc', '', '0', '-1', '1.5', '51', '1e1'], 'Wanted a whole number from 1 to 50.'],
    [['demo', '--once', '--port'], ['abc', '-1', '65536', '80.5'], 'Wanted a whole number from 0 to 65535.'],
    [['qa', 'suite', '--catalog-tools'], ['abc', '0', '-1', '2.5'], 'Wanted a whole number of at least 1.'],
  ])('%j', async (args, values, wanted) => {
    for (const value of values) {
      const said = await refusal(...args, value);
      expect(said).toContain(`argument '${value}' is invalid`);
      expect(said).toContain(wanted);
    }
  });
});

test('help is no error', async () => {
  for (const args of [['--help'], ['help', 'policy'], ['approvals', '--help']])
    expect(await cli(...args)).toMatchObject({ code: 0, err: '', out: expect.stringContaining('Usage: toolsearch') });
});

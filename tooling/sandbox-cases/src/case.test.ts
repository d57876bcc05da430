import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseArguments } from './arguments.ts';
import { readCases } from './case.ts';
import { runCases } from './run-cases.ts';

function fileOf(lines: readonly object[]): string {
  const file = join(mkdtempSync(join(tmpdir(), 'cases-')), 'cases.jsonl');
  writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'));
  return file;
}

it('reads cases of each kind and names the line that is none', () => {
  const file = fileOf([
    { id: 'a', body: 'x', expect: 'error', forbid: 'hang' },
    { id: 'b', body: 'return 2', outcome: '2' },
    { id: 'ben-1', body: '', outcome: '{"ok":true}' },
  ]);
  expect(readCases(file)).toMatchObject([
    { kind: 'attack', expect: 'error' },
    { kind: 'benign', bridge: 'catalog', outcome: '2' },
    { kind: 'benign', bridge: 'bare', outcome: { ok: true } },
  ]);
  expect(() => readCases(fileOf([{ id: 'a', body: 'x', expect: 'odd' }]))).toThrow(/:1: found expect "odd"/);
  rmSync(file);
});

it('reads the command line', () => {
  expect(parseArguments(['--', '/f', '--json', '--user', '65534'])).toEqual({
    file: '/f',
    node: undefined,
    user: 65534,
    json: true,
  });
  expect(() => parseArguments([])).toThrow(/wanted one/);
  expect(() => parseArguments(['/f', '--user', 'nobody'])).toThrow(/numeric/);
});

it('runs cases for real and says what went wrong with those that do not hold', async () => {
  const results = await runCases(
    readCases(
      fileOf([
        {
          id: 'held',
          body: 'return await openclaw.tools.call("openclaw:denied_tool", {})',
          expect: 'error',
          forbid: 'the denied tool runs',
        },
        { id: 'not held', body: 'return "ESCAPED"', expect: 'contained', forbid: 'value contains ESCAPED' },
        {
          id: 'right',
          body: "return (await openclaw.tools.call('openclaw:echo', { text: 'a' })).result.details.text",
          outcome: '"a"',
        },
        { id: 'wrong', body: 'return 1', outcome: '2' },
        { id: 'ben-right', body: 'return (await openclaw.tools.search("x")).length', outcome: '{"ok":true,"value":3}' },
        { id: 'endless', body: 'for (;;);', expect: 'timeout', forbid: 'lives past the limit' },
      ]),
    ),
  );
  expect(results.map(({ id, ok, code }) => [id, ok, code])).toEqual([
    ['held', true, 'script-error'],
    ['not held', false, 'ok'],
    ['right', true, 'ok'],
    ['wrong', false, 'ok'],
    ['ben-right', true, 'ok'],
    ['endless', true, 'timeout'],
  ]);
  expect(results[3]?.detail).toBe('got 1; wanted 2');
});

import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseArguments } from './arguments.ts';
import { readQuerySet } from './data/queries.ts';

let folder = '';
const tools = [
  { id: 'forge.create', name: 'create_issue', server: 'forge', description: 'Create an issue in a repository.' },
  { id: 'forge.list', name: 'list_issues', server: 'forge', description: 'List the issues of a repository.' },
];
const queries = [
  { qid: '1', query: 'create an issue', gold: ['forge.create'], lang: 'en', style: 'keyword' },
  { qid: '2', query: 'zzqx', gold: [], lang: 'en', style: 'noise' },
];
const lines = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join('\n');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'eval-'));
  await mkdir(join(folder, 'retrieval', 'small'), { recursive: true });
  await mkdir(join(folder, 'servers'));
  await writeFile(join(folder, 'retrieval', 'small', 'tools.jsonl'), lines(tools));
  await writeFile(join(folder, 'retrieval', 'small', 'queries.jsonl'), lines(queries));
  await writeFile(join(folder, 'servers', 'forge.json'), JSON.stringify({ tools }));
  await writeFile(
    join(folder, 'asked.jsonl'),
    lines([{ qid: 'a', query: 'list issues', gold: ['mcp:forge:list_issues'] }]),
  );
});
afterAll(() => rm(folder, { recursive: true }));

function run(...args: string[]) {
  const main = join(import.meta.dirname, 'main.ts');
  const node = ['--conditions=@toolsearch/source', main, ...args];
  return spawnSync(process.execPath, node, { cwd: folder, encoding: 'utf8' });
}

describe('pnpm eval:search', () => {
  test('over a catalog folder prints macro and sets as JSON', () => {
    const { stdout, stderr } = run('--catalog', 'servers', '--queries', 'asked.jsonl', '--json');
    expect(stderr).toBe('');
    const report = JSON.parse(stdout);
    expect(report.sets.asked).toMatchObject({ hit1: 1, recall10: 1, ndcg10: 1, mrr10: 1, falseHits: null });
    expect(report.macro).toEqual(report.sets.asked);
  }, 60_000);

  test('over a suite runs every engine, by set, language and style', () => {
    const { stdout, stderr } = run('--suite', '.', '--json');
    expect(stderr).toBe('');
    const report = JSON.parse(stdout);
    expect(report.engine).toBe('toolsearch');
    expect(report.engines.map(({ engine }: { engine: string }) => engine)).toContain('reference');
    expect(report.sets.small).toMatchObject({ hit1: 1, falseHits: 0 });
    expect(Object.keys(report.languages)).toEqual(['en']);
    expect(Object.keys(report.styles)).toEqual(['keyword', 'noise']);
  }, 120_000);

  test('says what is missing', () => {
    const { stderr, status } = run('--catalog', 'servers');
    expect(status).toBe(2);
    expect(stderr).toContain('--queries');
  }, 60_000);
});

describe('arguments', () => {
  test('queries take every path up to the next option', () => {
    const request = parseArguments(['--catalog', 'c', '--queries', 'a', 'b', '--engine', 'x'], ['w', 'x']);
    expect(request).toMatchObject({ ok: true, queries: ['a', 'b'], engines: ['x'] });
  });

  test('an engine that does not exist is named, with those that do', () => {
    expect(parseArguments(['--suite', 's', '--engine', 'y'], ['w'], ['slow'])).toMatchObject({
      ok: false,
      message: expect.stringMatching(/"y".*w, slow/),
    });
  });
});

describe('a sample', () => {
  test('is the same queries every time, and called after its folder', async () => {
    const path = join(folder, 'retrieval', 'small', 'queries.jsonl');
    expect(readQuerySet(path, 1)).toEqual(readQuerySet(path, 1));
    expect(readQuerySet(path, 1).queries).toHaveLength(1);
    expect(readQuerySet(path).name).toBe('small');
  });
});

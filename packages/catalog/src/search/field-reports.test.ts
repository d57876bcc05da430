/** Faults that users of such systems reported, restated as small checks. */
import { describe, expect, test } from 'vitest';
import type { SearchDocument } from './document.ts';
import { createSearchEngine, type SearchEngine } from './engine.ts';
import { idsOf } from './fixtures.ts';
import { readQuery } from './lexicon/index.ts';

function engineOf(owner: string, tools: Readonly<Record<string, string>>, others = 0): SearchEngine {
  const add: SearchDocument[] = Object.entries(tools).map(([name, description]) => ({
    id: `mcp:${owner}:${name}`,
    name,
    owner,
    description,
  }));
  for (let index = 0; index < others; index++) {
    const description = `Search code in a graph, query the graph of a repository, find its symbols. ${index} `.repeat(
      4,
    );
    add.push({ id: `mcp:other:tool_${index}`, name: `tool_${index}`, owner: 'other', description });
  }
  return createSearchEngine({ expand: readQuery }).with({ add });
}

const names = (engine: SearchEngine, query: string, limit = 8) =>
  idsOf(engine.search(query, { limit })).map((id) => id.split(':').at(-1));

describe('field report 19: an exact name is first', () => {
  const tools = {
    find_symbol: 'Find a symbol',
    find_referencing_symbols: 'Find symbols which reference the symbol found by find symbol find symbol',
  };
  const engine = engineOf('serena', tools, 30);
  test.each(['find symbol', 'find_symbol', 'find-symbol', 'findSymbol', 'FIND SYMBOL', 'mcp:serena:find_symbol'])(
    '%s',
    (query) => expect(names(engine, query)[0]).toBe('find_symbol'),
  );
});

describe('field report 20: several exact names', () => {
  const wanted = ['search_graph', 'trace_path', 'get_code_snippet', 'query_graph', 'search_code', 'index_repository'];
  const engine = engineOf('codebase', Object.fromEntries(wanted.map((name) => [name, 'A tool.'])), 294);
  const query = [...wanted, 'codebase-memory-mcp'].join(' ');

  test('are all before any tool that was not named', () => {
    expect(names(engine, query).slice(0, 6).sort()).toEqual([...wanted].sort());
  });

  test('beyond the limit are counted', () => {
    const ranking = engine.search(query, { limit: 4 });
    expect(ranking.hits).toHaveLength(4);
    expect(ranking.omittedExact).toBe(2);
  });
});

describe('field report 22: camelCase names', () => {
  const engine = engineOf('pipedrive', {
    addPerson: '',
    addActivity: '',
    getURLsForHTTPServer: '',
    appTableRecord_search: '',
    oauth2TokenRefresh: '',
  });
  test.each([
    ['add person', 'addPerson'],
    ['addPerson', 'addPerson'],
    ['addperson', 'addPerson'],
    ['url', 'getURLsForHTTPServer'],
    ['http server', 'getURLsForHTTPServer'],
    ['table record', 'appTableRecord_search'],
    ['oauth2 token', 'oauth2TokenRefresh'],
    ['addPerson_mcp_pipedrive', 'addPerson'],
  ])('%s', (query, name) => expect(names(engine, query)[0]).toBe(name));
});

describe('field report 23: inflected words, short words, no match', () => {
  const engine = engineOf('host', {
    cron: 'Schedule a recurring task',
    spreadsheet_open: 'Open a spreadsheet',
    repo_list: 'List repositories',
  });

  test.each([
    ['scheduling', 'cron'],
    ['schedules', 'cron'],
    ['repositories', 'repo_list'],
  ])('%s finds %s', (query, name) => expect(names(engine, query)[0]).toBe(name));

  test('a short word does not match inside another', () => {
    expect(names(engine, 'read')).not.toContain('spreadsheet_open');
  });

  test.each(['zzqx', '', '   ', 'the'])('%j finds nothing', (query) => expect(names(engine, query)).toEqual([]));
});

describe('field report 25: no character is an operator', () => {
  const tools = { cron: 'Schedule a task', php: 'Run a script', add: 'Add two numbers', foo_bar: 'Join foo and bar' };
  const engine = engineOf('host', tools, 496);
  const odd = [
    '~',
    ':',
    'repo:foo',
    '+',
    '-',
    '^',
    'a^',
    'a~x',
    'foo^bar',
    '*',
    'name:cron',
    '\\',
    '"a"',
    '\ud800',
    '\0',
  ];

  test.each([...odd, 'x'.repeat(10_000), 'word '.repeat(2_000)])('%j does not throw', (query) => {
    expect(engine.search(query, { limit: 8 }).hits.length).toBeLessThanOrEqual(8);
  });

  test.each([
    ['php:', 'php'],
    ['-cron', 'cron'],
    ['+add', 'add'],
  ])('%s finds %s', (query, name) => expect(names(engine, query)[0]).toBe(name));

  test('a minus excludes nothing and pulls nothing in', () => {
    expect(names(engine, '-cron')).toEqual(names(engine, 'cron'));
    expect(names(engine, '-cron').length).toBeLessThan(8);
  });

  test.each(['*', '~'])('%s alone finds nothing', (query) => expect(names(engine, query)).toEqual([]));
});

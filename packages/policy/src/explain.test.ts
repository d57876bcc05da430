import { describe, expect, test } from 'vitest';
import { formatExplanation } from './explain.ts';
import { entry } from './fixtures.ts';
import { createPolicy } from './policy.ts';

const TOOLS = [
  entry('openclaw', 'web_search'),
  entry('mcp', 'github:create_issue'),
  entry('mcp', 'gitlab:create_issue'),
];
const policy = createPolicy(
  [
    { name: 'global', profile: 'coding' },
    { name: 'agent main', deny: ['mcp:gitlab'] },
    { name: 'run', allow: ['group:mcp'] },
  ],
  { profiles: { coding: { allow: ['web_*', 'group:mcp'] } } },
);

describe('explain', () => {
  test('gives every layer, and marks the first that refuses', () => {
    expect(formatExplanation(policy.explain('mcp:gitlab:create_issue', TOOLS))).toBe(
      [
        'mcp:gitlab:create_issue: blocked',
        '  global: allowed by allow of profile coding "group:mcp"',
        '→ agent main: denied by deny "mcp:gitlab"',
        '  run: allowed by allow "group:mcp"',
      ].join('\n'),
    );
  });

  test('answers for every tool that shares a name', () => {
    const found = policy.explain('Create_Issue', TOOLS).tools;
    expect(found.map(({ id, allowed }) => [id, allowed])).toEqual([
      ['mcp:github:create_issue', true],
      ['mcp:gitlab:create_issue', false],
    ]);
  });

  test.each([
    ['mcp:gitlab:close_issue', 'mcp:gitlab:close_issue', false],
    ['mcp__gitlab__close_issue', 'mcp:gitlab:close_issue', false],
    ['mcp:github:a:b', 'mcp:github:a:b', true],
    ['client:ask', 'client:ask', false],
    ['web_searhc', 'openclaw:web_searhc', false],
  ])('judges a tool that is not there as if it were: %s', (ref, id, allowed) => {
    expect(policy.explain(ref, TOOLS).tools).toMatchObject([{ id, present: false, allowed }]);
  });

  test('offers the nearest name for one that is not there', () => {
    const explained = policy.explain('web_searhc', TOOLS);
    expect(explained.nearest).toBe('openclaw:web_search');
    expect(formatExplanation(explained)).toContain('(no such tool is there now)');
    expect(formatExplanation(explained)).toContain('→ run: not in its allow');
    expect(formatExplanation(explained)).toContain('Did you mean openclaw:web_search?');
  });
});

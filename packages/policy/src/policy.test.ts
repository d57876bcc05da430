import { describe, expect, test } from 'vitest';
import { entry } from './fixtures.ts';
import { createPolicy } from './policy.ts';

const AUTOMATIONS = entry('openclaw', 'automations');
const SEARCH = entry('openclaw', 'web_search');
const DEPLOY = entry('plugin', 'ops:deploy');
const ISSUE = entry('mcp', 'github:create_issue');
const TOOLS = [AUTOMATIONS, SEARCH, DEPLOY, ISSUE];
const ids = (tools: readonly { readonly id: string }[]) => tools.map((tool) => tool.id);

describe('layers', () => {
  test('none let everything through', () => {
    expect(createPolicy([]).effective(TOOLS)).toEqual(TOOLS);
  });

  test('deny beats allow, in one layer and across layers', () => {
    const one = createPolicy([{ name: 'global', allow: ['*'], deny: ['deploy'] }]);
    const two = createPolicy([
      { name: 'global', deny: ['deploy'] },
      { name: 'agent', allow: ['plugin:ops:deploy'] },
    ]);
    expect(one.decide(DEPLOY)).toEqual({ allowed: false, reason: 'denied', layer: 'global', rule: 'deploy' });
    expect(two.effective(TOOLS)).toEqual([]);
  });

  test('every list must name the tool', () => {
    const policy = createPolicy([
      { name: 'global', allow: ['group:openclaw', 'group:mcp'] },
      { name: 'run', allow: ['web_search', 'deploy'] },
    ]);
    expect(ids(policy.effective(TOOLS))).toEqual(['openclaw:web_search']);
  });

  test('an empty allow list lets nothing through', () => {
    expect(createPolicy([{ name: 'run', allow: [] }]).effective(TOOLS)).toEqual([]);
  });

  test('alsoAllow adds to its own layer and never to another', () => {
    const profiles = { reader: { allow: ['web_search'] } };
    const own = createPolicy([{ name: 'agent', profile: 'reader', alsoAllow: ['deploy'] }], { profiles });
    expect(ids(own.effective(TOOLS))).toEqual(['openclaw:web_search', 'plugin:ops:deploy']);
    const other = createPolicy(
      [
        { name: 'global', profile: 'reader' },
        { name: 'agent', alsoAllow: ['deploy'] },
      ],
      { profiles },
    );
    expect(ids(other.effective(TOOLS))).toEqual(['openclaw:web_search']);
  });

  test('a profile brings its own denials, and may begin with another profile', () => {
    const profiles = {
      base: { allow: ['group:openclaw', 'group:mcp'], deny: ['automations'] },
      narrow: { profile: 'base', allow: ['group:openclaw', 'deploy'] },
    };
    const policy = createPolicy([{ name: 'agent', profile: 'narrow', alsoAllow: ['automations'] }], { profiles });
    expect(ids(policy.effective(TOOLS))).toEqual(['openclaw:web_search']);
  });

  test('a child gets the policy of its parent and one more layer', () => {
    const parent = createPolicy([{ name: 'global', deny: ['deploy'] }]);
    const child = parent.narrow({ name: 'sub-agent', allow: ['*'] });
    const grandchild = child.narrow({ name: 'sub-agent', allow: ['mcp:github', 'deploy'] });
    expect(ids(child.effective(TOOLS))).toEqual(ids(parent.effective(TOOLS)));
    expect(ids(grandchild.effective(TOOLS))).toEqual(['mcp:github:create_issue']);
    expect(ids(parent.effective(TOOLS))).toHaveLength(3);
  });
});

test('a definition that has no id yet goes by the id it will have', () => {
  const definition = { source: 'mcp', owner: 'a:b', name: 'x' } as const;
  const policy = createPolicy([{ name: 'global', deny: ['mcp:a%3Ab:x'] }]);
  expect(policy.effective([definition])).toEqual([]);
  expect(policy.explain('mcp:a%3Ab:x', [definition]).tools).toMatchObject([{ id: 'mcp:a%3Ab:x', present: true }]);
});

describe('field report 50: one normaliser for both sides', () => {
  const renamed = { cron: 'automations' };

  test.each([
    [{ allow: ['automations'], deny: ['cron'] }],
    [{ allow: ['automations'], deny: [' CRON '] }],
    [{ allow: ['automations'], deny: ['Automations'] }],
    [{ allow: ['cron'], deny: ['ａｕｔｏｍａｔｉｏｎｓ'] }],
    [{ allow: ['group:openclaw'], deny: ['group:jobs'] }],
    [{ allow: ['group:Jobs'], deny: ['group:OpenClaw'] }],
  ])('deny wins: %j', (rules) => {
    const policy = createPolicy([{ name: 'global', ...rules }], { renamed, groups: { jobs: ['cron'] } });
    expect(policy.decide(AUTOMATIONS).allowed).toBe(false);
  });

  test('a former name allows what its present name allows', () => {
    expect(createPolicy([{ name: 'global', allow: ['Cron'] }], { renamed }).effective(TOOLS)).toEqual([AUTOMATIONS]);
  });

  test('an alias in the spelling of another host denies the tool it spells', () => {
    const tool = entry('mcp', 'srv:x');
    expect(createPolicy([{ name: 'global', deny: ['MCP__srv__x'] }]).decide(tool).allowed).toBe(false);
  });

  test('a rule that matches nothing is reported with the nearest name', () => {
    const policy = createPolicy([
      { name: 'global', deny: ['automation', 'mcp:githb:create_issue', 'nothing_like_it'] },
    ]);
    expect(policy.diagnostics(TOOLS)).toMatchObject([
      { code: 'matches-nothing', list: 'deny', rule: 'automation', nearest: 'openclaw:automations' },
      { code: 'matches-nothing', nearest: 'mcp:github:create_issue' },
      { code: 'matches-nothing', rule: 'nothing_like_it' },
    ]);
  });
});

describe('diagnostics', () => {
  test('rules for a source that is down are not called idle', () => {
    const policy = createPolicy([{ name: 'global', deny: ['mcp:jira', 'mcp__jira__close', 'mcp:slack'] }]);
    const unavailable = [{ source: 'mcp', owner: 'Jira', reason: 'starting' }] as const;
    expect(policy.diagnostics(TOOLS, { unavailable }).map((found) => found.rule)).toEqual(['mcp:slack']);
  });

  test('say when a plain name cannot allow a tool from outside, and what to write', () => {
    const [found] = createPolicy([{ name: 'run', allow: ['create_issue'] }]).diagnostics(TOOLS);
    expect(found).toMatchObject({ code: 'needs-source', nearest: 'mcp:github:create_issue' });
    expect(found?.message).toBe(
      'layer "run", allow: "create_issue" allows nothing: a plain name does not allow a tool from outside. Write mcp:github:create_issue.',
    );
  });

  test('say when alsoAllow has nothing to add to', () => {
    const [found] = createPolicy([{ name: 'agent', alsoAllow: ['deploy'] }]).diagnostics(TOOLS);
    expect(found).toMatchObject({ code: 'adds-to-nothing', rule: 'deploy' });
  });
});

describe('what cannot be meant is refused at load', () => {
  test.each([
    [
      () => createPolicy([{ name: 'agent', profile: 'raeder' }], { profiles: { reader: {} } }),
      'Did you mean "reader"?',
    ],
    [() => createPolicy([], { profiles: { a: { profile: 'b' }, b: { profile: 'a' } } }), 'a → b → a'],
    [() => createPolicy([{ name: 'global', allows: [] } as never]), 'Did you mean "allow"?'],
    [() => createPolicy([{ name: 'global', deny: 'deploy' } as never]), 'deny must be a list of patterns'],
    [() => createPolicy([{ name: '' }]), 'needs a name'],
  ])('%#', (make, words) => {
    expect(make).toThrow(words);
  });
});

import { createPatternTable } from '@toolsearch/policy';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { policyFor } from '../turn/policy-layers.ts';
import { faults } from './harness.ts';

test.each([
  [{ tools: { deny: ['exec', '**'] } }, 'tools.deny.1', 'the rule "**" has two stars in a row. Wanted one star'],
  [{ tools: { allow: ['group:nope'] } }, 'tools.allow.0', '"group:nope" names no known group. Known groups: '],
  [{ tools: { allow: ['x'], alsoAllow: ['mpc:x'] } }, 'tools.alsoAllow.0', 'Did you mean mcp:…?'],
  [{ tools: { profile: 'nope' } }, 'tools.profile', 'no profile "nope". Known profiles: none.'],
  [{ tools: { ask: { '**': 'always' } } }, 'tools.ask.**', 'has two stars in a row'],
  [{ tools: { visible: { ' ': 'never' } } }, 'tools.visible. ', 'is empty'],
  [{ tools: { groups: { a: ['mcp::x'] }, deny: ['group:a'] } }, 'tools.groups.a.0', 'has an empty part'],
  [{ tools: { groups: { mcp: [] } } }, 'tools.groups', '"mcp" is taken already'],
  [{ tools: { groups: { a: ['group:b'], b: ['group:a'] } } }, 'tools.groups', 'a → b → a contain each other'],
  [{ tools: { profiles: { a: { profile: 'b' }, b: { profile: 'a' } } } }, 'tools.profiles', 'select each other'],
  [{ tools: { profiles: { slim: { profile: 'slimm' } } } }, 'tools.profiles.slim.profile', 'Did you mean "slim"?'],
  [{ tools: { byProvider: { 'far/model': { deny: ['a**'] } } } }, 'tools.byProvider.far/model.deny.0', 'two stars'],
  [{ tools: { sandbox: { allow: ['group:x'] } } }, 'tools.sandbox.allow.0', 'names no known group'],
  [{ tools: { subagents: { profile: 'x' } } }, 'tools.subagents.profile', 'no profile "x"'],
  [{ agents: { ann: { tools: { deny: ['group:x'] } } } }, 'agents.ann.tools.deny.0', 'names no known group'],
])('the rule in %j that could never be honoured is a fault at its path', (value, path, message) => {
  const found = faults(value);
  expect(found.map((fault) => fault.path)).toEqual([path]);
  expect(found[0]?.message).toContain(message);
});

test('every such rule is told at once, and none of those that hold', () => {
  const tools = {
    groups: { desk: ['plugin:desk', 'group:more'], more: ['mcp:*:say'] },
    profiles: { base: { allow: ['group:desk'] }, slim: { profile: 'base', deny: ['**'] } },
    profile: 'slim',
    ask: { 'group:desk': 'always', 'group:dusk': 'always' },
  };
  const agents = { ann: { tools: { profile: 'base', deny: ['a::b'] } } };
  expect(faults({ tools, agents }).map(({ path }) => path)).toEqual([
    'tools.ask.group:dusk',
    'tools.profiles.slim.deny.0',
    'agents.ann.tools.deny.0',
  ]);
});

const GROUPS = [
  { g: [] },
  { g: ['a', 'group:h'], h: ['mcp:a'] },
  { g: ['group:h'], h: ['group:g'] },
  { g: ['**'] },
  { mcp: ['a'] },
];
const PROFILES = [
  { g: {} },
  { g: { profile: 'h', alsoAllow: ['a'] }, h: { deny: ['group:mcp'] } },
  { g: { profile: 'h' }, h: { profile: 'g' } },
  { h: { allow: ['a'] } },
];

test('a configuration is taken exactly when every run and every table of it can be compiled', () => {
  const sound = fc.constantFrom('*', 'a', 'mcp:a', 'plugin:a:*', 'group:mcp');
  const piece = fc.constantFrom('*', ':', 'a', 'mcp', 'group:', 'g', ' ', '\\');
  const any = fc.array(piece, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));
  const pattern = fc.oneof({ weight: 12, arbitrary: sound }, { weight: 1, arbitrary: any });
  const patterns = fc.array(pattern, { maxLength: 2 });
  const rules = fc.record(
    { profile: fc.constant('g'), allow: patterns, alsoAllow: patterns, deny: patterns },
    { requiredKeys: [] },
  );
  const tools = fc.record(
    {
      groups: fc.constantFrom(...GROUPS),
      profiles: fc.constantFrom(...PROFILES),
      byProvider: fc.record({ far: rules }),
      sandbox: rules,
      subagents: rules,
      ask: fc.dictionary(pattern, fc.constant('always'), { maxKeys: 2 }),
      visible: fc.dictionary(pattern, fc.constant('never'), { maxKeys: 2 }),
      deny: patterns,
    },
    { requiredKeys: [] },
  );
  let taken = 0;
  fc.assert(
    fc.property(tools, rules, (given, agent) => {
      const config = {
        tools: { groups: {}, profiles: {}, byProvider: {}, ask: {}, visible: {}, ...given },
        agents: { ann: { tools: agent } },
      };
      const compiles = holds(() => {
        const subject = { agentId: 'ann', modelRef: 'far/model', sandboxed: true };
        const parent = policyFor(config as never, subject);
        policyFor(config as never, { ...subject, parent });
        createPatternTable(config.tools.ask, { groups: config.tools.groups });
        createPatternTable(config.tools.visible, { groups: config.tools.groups });
      });
      expect(faults(config).length === 0).toBe(compiles);
      if (compiles) taken++;
    }),
    { numRuns: 1_000 },
  );
  // Both happen often enough for the sentence to mean something.
  expect(taken).toBeGreaterThan(100);
  expect(taken).toBeLessThan(900);
});

function holds(compile: () => void): boolean {
  try {
    compile();
    return true;
  } catch {
    return false;
  }
}

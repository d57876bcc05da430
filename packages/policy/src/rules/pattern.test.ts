import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PolicyError } from '../errors.ts';
import { entry } from '../fixtures.ts';
import { createPolicy } from '../policy.ts';
import { matchesTool, parsePattern } from './pattern.ts';
import { createScope, type NamingOptions } from './scope.ts';
import type { PolicyTool, RuleSide } from './tool.ts';

const matched = (rule: string, tools: readonly PolicyTool[], side: RuleSide = 'deny', options: NamingOptions = {}) => {
  const pattern = parsePattern(rule, createScope(options), 'test');
  return tools.filter((tool) => matchesTool(pattern, tool, side)).map((tool) => tool.id);
};

const SAY = entry('mcp', 'tts:say');
const SAY_IT = entry('mcp', 'tts:say-it.now[1]');
const SAY_2 = entry('mcp', 'tts2:say');
const STARRED = entry('mcp', 't*s:say');
const COLON = entry('mcp', 'tts:say:loud');
const HOST = entry('openclaw', 'web_search');
const PLUGIN = entry('plugin', 'kit:web_fetch');
const CLIENT = entry('client', 'web_search');
const TOOLS = [SAY, SAY_IT, COLON, SAY_2, STARRED, HOST, PLUGIN, CLIENT];
const TTS = [SAY, SAY_IT, COLON].map((tool) => tool.id);

describe('field report 52: a star means one thing, as allow and as deny', () => {
  test.each<[rule: string, ids: readonly string[]]>([
    ['mcp:tts:*', TTS],
    ['mcp:tts', TTS],
    ['mcp:tt*', [...TTS, SAY_2.id]],
    ['mcp:*:say', [SAY.id, SAY_2.id, STARRED.id]],
    ['mcp:t\\*s:*', [STARRED.id]],
    ['mcp:t*s:say', [SAY.id, STARRED.id]],
    ['mcp:tts:say*', TTS],
    ['mcp:tts:say-it.now[1]', [SAY_IT.id]],
    ['mcp:tts:say-it.now[*]', [SAY_IT.id]],
    ['mcp:tts:say-it?now[1]', []],
    ['mcp:tts:say:loud', [COLON.id]],
    ['mcp:tts:*loud', [COLON.id]],
    ['*', TOOLS.map((tool) => tool.id)],
    ['mcp:*', [SAY, SAY_IT, COLON, SAY_2, STARRED].map((tool) => tool.id)],
    ['group:mcp', [SAY, SAY_IT, COLON, SAY_2, STARRED].map((tool) => tool.id)],
    ['openclaw:web_*', [HOST.id]],
    ['plugin:kit', [PLUGIN.id]],
  ])('%s', (rule, ids) => {
    expect(matched(rule, TOOLS, 'deny')).toEqual(ids);
    expect(matched(rule, TOOLS, 'allow')).toEqual(ids);
  });

  test.each([
    ['**', 'two stars'],
    ['mcp:a**b:c', 'two stars'],
    ['mcp:', 'empty part'],
    ['mcp::say', 'empty part'],
    ['openclaw:', 'empty part'],
    ['mpc:tts', 'Did you mean mcp'],
    ['*:say', 'no source'],
    ['github:create_issue', 'no source'],
    ['  ', 'is empty'],
    ['group:mpc', 'Did you mean group:mcp'],
    ['group:*', 'no known group'],
  ])('an allow that can never be honoured is an error at load: %s', (rule, words) => {
    expect(() => createPolicy([{ name: 'global', allow: [rule] }])).toThrow(PolicyError);
    expect(() => createPolicy([{ name: 'global', allow: [rule] }])).toThrow(words);
    expect(() => createPolicy([{ name: 'global', allow: [rule] }])).toThrow('layer "global", allow[0]');
  });
});

test('the id of an owner with a colon is a rule for that owner alone', () => {
  const odd = { ...entry('mcp', 'x:c'), id: 'mcp:a%3Ab:c', owner: 'a:b' };
  const plain = entry('mcp', 'a:b:c');
  expect(matched('mcp:a%3Ab:c', [odd, plain])).toEqual([odd.id]);
  expect(matched('mcp:a\\:b:c', [odd, plain])).toEqual([odd.id]);
  expect(matched('mcp:a:b:c', [odd, plain])).toEqual([plain.id]);
});

describe('names without a colon', () => {
  test('deny every tool that goes by them', () => {
    expect(matched('web_search', TOOLS)).toEqual([HOST.id, CLIENT.id]);
    expect(matched('web_*', TOOLS)).toEqual([HOST.id, PLUGIN.id, CLIENT.id]);
    expect(matched('mcp__tts__say', TOOLS)).toEqual([SAY.id]);
    expect(matched('tts__say', TOOLS)).toEqual([SAY.id]);
    expect(matched('client__web_search', TOOLS)).toEqual([CLIENT.id]);
  });

  test('field report 5: allow trusted tools only, since anybody can take a name', () => {
    const evil = entry('mcp', 'evil:web_search');
    const client = entry('client', 'Web_Search');
    expect(matched('web_search', [HOST, evil, client], 'allow')).toEqual([HOST.id]);
    expect(matched('*search', [HOST, evil, client], 'allow')).toEqual([HOST.id]);
    expect(matched('mcp__evil__web_search', [HOST, evil, client], 'allow')).toEqual([evil.id]);
    expect(matched('mcp__evil*', [HOST, evil, client], 'allow')).toEqual([evil.id]);
    for (const list of ['allow', 'deny'] as const) {
      const policy = createPolicy([{ name: 'global', [list]: ['openclaw:web_search'] }]);
      expect(policy.decide(HOST).allowed).toBe(list === 'allow');
      expect(policy.decide(evil).allowed).toBe(list === 'deny');
      expect(policy.decide(client).allowed).toBe(list === 'deny');
    }
  });
});

describe('own groups', () => {
  const groups = { issues: ['mcp:tts:say', 'group:more'], More: ['openclaw:web_search'] };

  test('nest, and their names are folded like all names', () => {
    expect(matched('group:ISSUES', TOOLS, 'deny', { groups })).toEqual([SAY.id, HOST.id]);
  });

  test('that contain each other, or take a built-in name, are refused', () => {
    expect(() => createPolicy([], { groups: { a: ['group:b'], b: ['group:a'] } })).toThrow('a → b → a');
    expect(() => createPolicy([], { groups: { MCP: ['x'] } })).toThrow('taken already');
    expect(() => createPolicy([], { groups: { a: ['group:isues'], issues: ['x'] } })).toThrow(
      'Did you mean group:issues',
    );
  });
});

test('a glob fits exactly the texts that its regular expression fits', () => {
  const piece = fc.stringMatching(/^[ab]{0,3}$/);
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 4 }), fc.stringMatching(/^[ab]{1,10}$/), (pieces, name) => {
      const rule = pieces.filter((text, index) => text !== '' || index === 0 || index === pieces.length - 1).join('*');
      fc.pre(rule !== '' && !rule.includes('**'));
      const expression = new RegExp(`^${rule.replaceAll('*', '.*')}$`);
      expect(matched(`openclaw:${rule}`, [entry('openclaw', name)])).toHaveLength(expression.test(name) ? 1 : 0);
    }),
  );
});

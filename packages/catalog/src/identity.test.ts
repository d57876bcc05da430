import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALIAS_MAX_CHARS, assignAliases, type ToolIdentity, toolId } from './identity.ts';

const ALIAS = /^[a-zA-Z0-9_-]{1,64}$/;

const part = fc.oneof(
  fc.constantFrom(
    'a',
    'a:b',
    'b:c',
    'c',
    'x',
    'x__y',
    'y__z',
    'z',
    '_z',
    'x_',
    'a%3Ab',
    'client__x',
    'mcp',
    'tool_1abcdefg',
    'create_customer',
  ),
  fc.string({ minLength: 1, maxLength: 80 }),
);
const identity: fc.Arbitrary<ToolIdentity> = fc.oneof(
  fc.record({ source: fc.constantFrom('plugin' as const, 'mcp' as const), owner: part, name: part }),
  fc.record({ source: fc.constantFrom('openclaw' as const, 'client' as const), name: part }),
);
const identities = fc.uniqueArray(identity, {
  maxLength: 30,
  selector: ({ source, owner, name }) => JSON.stringify([source, owner, name]),
});

describe('ids and aliases', () => {
  test('an id names its source, its owner and the raw name', () => {
    expect(toolId({ source: 'openclaw', name: 'read' })).toBe('openclaw:read');
    expect(toolId({ source: 'plugin', owner: 'notes', name: 'add' })).toBe('plugin:notes:add');
    expect(toolId({ source: 'mcp', owner: 'calendar', name: 'create_event' })).toBe('mcp:calendar:create_event');
    expect(toolId({ source: 'client', name: '工具' })).toBe('client:工具');
  });

  test('field report 4: names that join to the same text keep different ids and aliases', () => {
    const tools: ToolIdentity[] = [
      { source: 'mcp', owner: 'a', name: 'b:c' },
      { source: 'mcp', owner: 'a:b', name: 'c' },
      { source: 'mcp', owner: 'x', name: 'y__z' },
      { source: 'mcp', owner: 'x__y', name: 'z' },
    ];
    expect(new Set(tools.map(toolId)).size).toBe(4);
    expect(new Set(assignAliases(tools).values()).size).toBe(4);
  });

  test('field report 1: every alias is one that providers take, and the readable one where nothing is lost', () => {
    const names = ['calendar.respondToEvent', 'a:b', 'a/b', 'a b', '工具', 'x'.repeat(64), 'plain_name'];
    const aliases = [...assignAliases(names.map((name) => ({ source: 'mcp', owner: 'gw', name }))).values()];
    for (const alias of aliases) expect(alias).toMatch(ALIAS);
    expect(new Set(aliases).size).toBe(names.length);
    expect(aliases.at(-1)).toBe('mcp__gw__plain_name');
    const word = assignAliases([{ source: 'plugin', owner: 'crm', name: 'create_customer' }]);
    expect([...word.values()]).toEqual(['crm__create_customer']);
  });

  test('ids and aliases are one-to-one with the tools, for any names', () => {
    fc.assert(
      fc.property(identities, (tools) => {
        const aliases = assignAliases(tools);
        expect(new Set(tools.map(toolId)).size).toBe(tools.length);
        expect(aliases.size).toBe(tools.length);
        expect(new Set(aliases.values()).size).toBe(tools.length);
        for (const alias of aliases.values()) {
          expect(alias).toMatch(ALIAS);
          expect(alias.length).toBeLessThanOrEqual(ALIAS_MAX_CHARS);
        }
      }),
    );
  });

  test('the alias of a tool does not depend on the other tools, except that a client tool gives way', () => {
    fc.assert(
      fc.property(identities, identities, (tools, others) => {
        const alone = assignAliases(tools);
        const together = assignAliases([...others, ...tools]);
        for (const tool of tools) {
          if (tool.source === 'client') continue;
          expect(together.get(toolId(tool))).toBe(alone.get(toolId(tool)));
        }
      }),
    );
  });

  test('a client tool keeps its own name unless another source has it', () => {
    const free = assignAliases([{ source: 'client', name: 'get_weather' }]);
    expect(free.get('client:get_weather')).toBe('get_weather');
    const clash = assignAliases([
      { source: 'client', name: 'get_weather' },
      { source: 'openclaw', name: 'get_weather' },
    ]);
    expect(clash.get('openclaw:get_weather')).toBe('get_weather');
    expect(clash.get('client:get_weather')).toMatch(/^client__get_weather_\d[a-z2-7]{7}$/);
  });
});

/** What must hold for every policy and every catalog. */
import { type CatalogEntry, hasOwner, TOOL_SOURCES, type ToolSource } from '@toolsearch/catalog';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { call, entry, PATIENCE_MS, TRIES, textResult } from './fixtures.ts';
import { guardExecute } from './guard/guard-execute.ts';
import type { PolicyLayer, ToolRules } from './layer.ts';
import { createPolicy, type PolicyOptions } from './policy.ts';

const OWNERS = ['git', 'git2', 'Tts', 't*s', 'a.b'];
const NAMES = ['say', 'Say', 'say_it', 'create-issue', 'x[1]', 'a:b', 's*y'];

const tool = fc
  .record({
    source: fc.constantFrom(...TOOL_SOURCES),
    owner: fc.constantFrom(...OWNERS),
    name: fc.constantFrom(...NAMES),
  })
  .map(({ source, owner, name }) => entry(source, hasOwner(source) ? `${owner}:${name}` : name));
const catalog = fc.uniqueArray(tool, { selector: ({ id }) => id, maxLength: 10 });

const escaped = (text: string) => text.replace(/[\\*:]/g, '\\$&');
const spelled = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => ` ${text} `,
  (text) => text.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
);
const part = (words: readonly string[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...words.map(escaped)) },
    fc.constant('*'),
    fc.constantFrom(...words).map((word) => `${escaped(word.slice(0, 2))}*`),
    fc.constantFrom(...words).map((word) => `*${escaped(word.slice(-2))}`),
  );
const path = fc
  .record({ source: fc.constantFrom(...TOOL_SOURCES), owner: part(OWNERS), name: part(NAMES), whole: fc.boolean() })
  .map(({ source, owner, name, whole }) => {
    if (source === 'openclaw' || source === 'client') return `${source}:${name}`;
    return whole ? `${source}:${owner}` : `${source}:${owner}:${name}`;
  });
const alias = tool.map((found) => escaped(found.alias));
const group = fc.constantFrom(
  'group:mcp',
  'group:plugins',
  'group:openclaw',
  'group:client',
  'group:own',
  'group:OUTER',
);
const rule = fc
  .tuple(fc.oneof({ weight: 4, arbitrary: path }, part(NAMES), alias, group, fc.constant('*')), spelled)
  .map(([text, spell]) => spell(text));
const rules = fc.array(rule, { maxLength: 4 });
const toolRules: fc.Arbitrary<ToolRules> = fc.record(
  { allow: rules, alsoAllow: rules, deny: rules },
  { requiredKeys: [] },
);
const layer: fc.Arbitrary<PolicyLayer> = fc
  .tuple(toolRules, fc.option(fc.constantFrom('base', 'outer')))
  .map(([own, profile]) => ({ name: 'layer', ...own, ...(profile === null ? {} : { profile }) }));
const layers = fc.array(layer, { maxLength: 4 });
const options: fc.Arbitrary<PolicyOptions> = fc
  .record({
    own: fc.array(fc.oneof(path, fc.constant('group:client')), { maxLength: 3 }),
    base: toolRules,
    outer: toolRules,
  })
  .map(({ own, base, outer }) => ({
    groups: { own, outer: ['group:own', 'mcp:git'] },
    profiles: { base, outer: { ...outer, profile: 'base' } },
  }));

/** Every deny rule that a list of layers contains, profiles and groups opened up. */
function denials(stack: readonly PolicyLayer[], { groups = {}, profiles = {} }: PolicyOptions): string[] {
  const open = (text: string): string[] => {
    const name = /^group:(.*)$/.exec(plain(text))?.[1];
    return name !== undefined && Object.hasOwn(groups, name) ? (groups[name] ?? []).flatMap(open) : [text];
  };
  const of = ({ deny = [], profile }: ToolRules): string[] => [
    ...deny.flatMap(open),
    ...(profile === undefined ? [] : of(profiles[profile] ?? {})),
  ];
  return stack.flatMap(of);
}

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();
const BUILT_IN: Readonly<Record<string, ToolSource>> = {
  mcp: 'mcp',
  plugins: 'plugin',
  openclaw: 'openclaw',
  client: 'client',
};

/** Says by regular expression, and by nothing that the package does, whether a deny rule means a tool. */
function isDenied(found: CatalogEntry, text: string): boolean {
  const folded = plain(text);
  if (folded === '*') return true;
  if (folded.startsWith('group:')) return BUILT_IN[folded.slice(6)] === found.source;
  const parts = folded
    .split(/(?<!\\):/)
    .map(
      (piece) =>
        new RegExp(
          `^${piece.replace(/\\?[\s\S]/g, (sign) => (sign === '*' ? '[\\s\\S]*' : sign.replace(/^\\(?=.)/, '').replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')))}$`,
        ),
    );
  const name = found.name.toLowerCase();
  const owner = found.owner?.toLowerCase();
  if (parts.length === 1) {
    const joined = owner === undefined ? name : `${owner}__${name}`;
    return [name, found.alias.toLowerCase(), joined, `${found.source}__${joined}`].some((known) =>
      parts[0]?.test(known),
    );
  }
  if (!parts[0]?.test(found.source)) return false;
  if (owner === undefined) return parts[1]?.test(name) ?? false;
  return (parts[1]?.test(owner) ?? false) && (parts[2]?.test(name) ?? true);
}

test(
  'nothing denied is ever in effect, explained as allowed, run, or named by its refusal',
  async () => {
    await fc.assert(
      fc.asyncProperty(catalog, layers, options, async (tools, stack, scope) => {
        const policy = createPolicy(stack, scope);
        const effective = policy.effective(tools);
        const denied = denials(stack, scope);
        const ran: string[] = [];
        const execute = guardExecute({ policy });
        for (const found of tools) {
          const isIn = effective.includes(found);
          expect(policy.decide(found).allowed).toBe(isIn);
          expect(policy.explain(found.id, tools).tools.find(({ id }) => id === found.id)?.allowed).toBe(isIn);
          const forbidden = denied.some((text) => isDenied(found, text));
          if (forbidden) expect(isIn).toBe(false);
          const result = await execute(
            call(found, {
              run: async () => {
                ran.push(found.id);
                return textResult('ran');
              },
            }),
          );
          expect(ran.includes(found.id)).toBe(isIn);
          if (!isIn) expect(JSON.stringify(result)).not.toContain(JSON.stringify(found.id).slice(1, -1));
        }
      }),
      TRIES,
    );
  },
  PATIENCE_MS,
);

test(
  'a layer never adds a tool, wherever it is put',
  () => {
    fc.assert(
      fc.property(catalog, layers, layer, fc.nat(4), options, (tools, stack, added, place, scope) => {
        const before = createPolicy(stack, scope);
        const after = [
          createPolicy(stack.toSpliced(place, 0, added), scope).effective(tools),
          before.narrow(added).effective(tools),
          before
            .narrow(added)
            .narrow({ name: 'sub', alsoAllow: ['*'] })
            .effective(tools),
        ];
        const known = new Set(before.effective(tools));
        for (const left of after) for (const found of left) expect(known.has(found)).toBe(true);
      }),
      TRIES,
    );
  },
  PATIENCE_MS,
);

/** What must hold for every policy and every catalog. The nightly form (`TOOLSEARCH_NIGHTLY=1`) tries 100,000 of each. */
import type { CallOrigin, CatalogEntry, JsonObject, ToolSource } from '@toolsearch/catalog';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ApprovalRequest, AskMode } from './approvals/approval.ts';
import { createApprovals } from './approvals/approvals.ts';
import { call, context, entry, settle, textResult } from './fixtures.ts';
import { guardExecute } from './guard/guard-execute.ts';
import type { CallRecord } from './guard/record.ts';
import type { BeforeDecision, ToolHook } from './hooks/hook.ts';
import type { PolicyLayer, ToolRules } from './layer.ts';
import { createPolicy, type PolicyOptions } from './policy.ts';

const CASES = process.env.TOOLSEARCH_NIGHTLY === '1' ? 100_000 : 2_000;
const PATIENCE_MS = CASES * 5;
const run = { numRuns: CASES };

const SOURCES: readonly ToolSource[] = ['openclaw', 'plugin', 'mcp', 'client'];
const OWNERS = ['git', 'git2', 'Tts', 't*s', 'a.b'];
const NAMES = ['say', 'Say', 'say_it', 'create-issue', 'x[1]', 'a:b', 's*y'];

const tool = fc
  .record({ source: fc.constantFrom(...SOURCES), owner: fc.constantFrom(...OWNERS), name: fc.constantFrom(...NAMES) })
  .map(({ source, owner, name }) => entry(source, source === 'plugin' || source === 'mcp' ? `${owner}:${name}` : name));
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
  .record({ source: fc.constantFrom(...SOURCES), owner: part(OWNERS), name: part(NAMES), whole: fc.boolean() })
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
      run,
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
      run,
    );
  },
  PATIENCE_MS,
);

const decision = fc.constantFrom<BeforeDecision | 'throw' | undefined>(
  undefined,
  undefined,
  undefined,
  { args: { text: 'rewritten' } },
  { ask: 'Sure?' },
  { block: 'no' },
  'throw',
);

test(
  'every executed call has one before event, one after event, and one approval where one was wanted, of what ran',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            origin: fc.constantFrom<CallOrigin>('direct', 'tool_call', 'code', 'hydrated', 'mcp', 'client'),
            mode: fc.constantFrom<AskMode>('never', 'never', 'on-miss', 'always'),
            verdict: fc.constantFrom('allow-once', 'allow-once', 'deny', 'nonsense'),
            decisions: fc.array(decision, { maxLength: 3 }),
            sequential: fc.boolean(),
            fails: fc.boolean(),
            rejects: fc.boolean(),
          }),
          { minLength: 1, maxLength: 4 },
        ),
        async (scripts) => {
          const events: Record<'before' | 'after' | 'approval' | 'ran', { callId: string; args: JsonObject }[]> = {
            before: [],
            after: [],
            approval: [],
            ran: [],
          };
          const records: CallRecord[] = [];
          const calls = scripts.map(async (script, index) => {
            const callId = `call-${index}`;
            const hooks: ToolHook[] = [
              ...script.decisions.map(
                (found, at): ToolHook => ({
                  name: `hook-${at}`,
                  beforeToolCall: () => {
                    if (found === 'throw') throw new Error('x');
                    return found;
                  },
                }),
              ),
              {
                name: 'watch',
                order: -1,
                beforeToolCall: ({ args }) => void events.before.push({ callId, args }),
                afterToolCall: ({ args }) => void events.after.push({ callId, args }),
              },
            ];
            const approvals = createApprovals({
              rules: { '*': script.mode },
              approvers: [
                {
                  name: 'person',
                  ask: async ({ args }: ApprovalRequest) => {
                    events.approval.push({ callId, args });
                    return script.verdict;
                  },
                },
              ],
            });
            const execute = guardExecute({
              policy: createPolicy([]),
              hooks,
              approvals,
              record: (record) => records.push(record),
            });
            await execute(
              call(entry('mcp', 'shop:buy', { sequential: script.sequential }), {
                args: { text: 'given', index },
                context: context({ callId, origin: script.origin }),
                contract: {
                  signature: '{}',
                  checkInput: () => (script.rejects ? { ok: false, path: '', message: 'wrong' } : { ok: true }),
                  compileOutput: () => ({ ok: true }),
                  checkOutput: () => ({ ok: true }),
                },
                run: async (args) => {
                  events.ran.push({ callId, args });
                  if (script.fails) throw new Error('broken');
                  return textResult('bought');
                },
              }),
            );
          });
          await Promise.all(calls);
          await settle();
          for (const [index, script] of scripts.entries()) {
            const of = (list: readonly { callId: string; args: JsonObject }[]) =>
              list.filter(({ callId }) => callId === `call-${index}`);
            const [before, after, approval, ran] = [events.before, events.after, events.approval, events.ran].map(of);
            const stopped = script.decisions.findIndex((found) => found === 'throw' || found?.block !== undefined);
            const reached = script.decisions.slice(0, stopped === -1 ? undefined : stopped);
            const asked =
              script.mode !== 'never' || reached.some((found) => found !== 'throw' && found?.ask !== undefined);
            const runs = stopped === -1 && !script.rejects && (!asked || script.verdict === 'allow-once');
            expect(before).toHaveLength(1);
            expect(ran).toHaveLength(runs ? 1 : 0);
            expect(after).toHaveLength(runs ? 1 : 0);
            expect(approval).toHaveLength(stopped === -1 && asked ? 1 : 0);
            const record = of(records as never)[0] as unknown as CallRecord;
            expect(record.executed).toBe(runs);
            if (!runs) continue;
            expect(after?.[0]?.args).toBe(ran?.[0]?.args);
            expect(record.args).toBe(ran?.[0]?.args);
            if (asked) expect(approval?.[0]?.args).toBe(ran?.[0]?.args);
          }
        },
      ),
      run,
    );
  },
  PATIENCE_MS,
);

/** What must hold for every call, whatever hooks, approvals and the tool itself do. */
import type { CallOrigin, JsonObject } from '@toolsearch/catalog';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ApprovalRequest, AskMode } from '../approvals/approval.ts';
import { createApprovals } from '../approvals/approvals.ts';
import { call, context, entry, OPEN_CONTRACT, PATIENCE_MS, settle, TRIES, textResult } from '../fixtures.ts';
import type { BeforeDecision, ToolHook } from '../hooks/hook.ts';
import { OPEN } from './fixtures.ts';
import { guardExecute } from './guard-execute.ts';
import type { CallRecord } from './record.ts';

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
              policy: OPEN,
              hooks,
              approvals,
              record: (record) => records.push(record),
            });
            await execute(
              call(entry('mcp', 'shop:buy', { sequential: script.sequential }), {
                args: { text: 'given', index },
                context: context({ callId, origin: script.origin }),
                contract: {
                  ...OPEN_CONTRACT,
                  checkInput: () => (script.rejects ? { ok: false, path: '', message: 'wrong' } : { ok: true }),
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
      TRIES,
    );
  },
  PATIENCE_MS,
);

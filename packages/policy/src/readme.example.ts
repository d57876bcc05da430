import { createCatalog, jsonResult } from '@toolsearch/catalog';
import { type CallRecord, createApprovals, createPolicy, guardExecute } from '@toolsearch/policy';

const billing = { source: 'plugin', owner: 'billing', inputSchema: {}, execute: async () => jsonResult('ok') } as const;
const tools = ['pay', 'refund'].map((name) => ({ ...billing, name }));
const ann = { name: 'ann', ask: async () => 'allow-once' };

const policy = createPolicy([{ name: 'global', deny: ['plugin:billing:re*'] }]);
const approvals = createApprovals({ rules: { 'plugin:billing': 'always' }, approvers: [ann] });
export const log: CallRecord[] = [];
const execute = guardExecute({ policy, approvals, record: (record) => log.push(record) });
export const catalog = createCatalog(policy.effective(tools), { execute });
const run = { runId: 'r', sessionId: 's', callId: 'c', origin: 'direct', signal: AbortSignal.timeout(5_000) } as const;
export const { result } = await catalog.call('plugin:billing:pay', {}, run);

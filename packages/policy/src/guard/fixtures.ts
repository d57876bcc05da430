/** What the tests of the guarded path share: a policy that lets everything through, and a tool that is watched. */
import type { CallContract, CallOrigin, JsonObject, ToolResult } from '@toolsearch/catalog';
import { entry, OPEN_CONTRACT, textResult } from '../fixtures.ts';
import { createPolicy } from '../policy.ts';

/** Lets every tool through. */
export const OPEN = createPolicy([]);

/** Every way in. */
export const ORIGINS: readonly CallOrigin[] = ['direct', 'tool_call', 'code', 'hydrated', 'mcp', 'client'];

/** Wants a path. */
export const NEEDS_PATH: CallContract = {
  ...OPEN_CONTRACT,
  signature: '{ path: string }',
  checkInput: (args) =>
    typeof args.path === 'string'
      ? { ok: true }
      : { ok: false, path: '/path', message: 'args/path must be a string. Expected { path: string }' },
};

/** A plugin's tool that reads a path. */
export const read = entry('plugin', 'files:read', {
  inputSchema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
});

/** A tool that keeps the arguments of every run. */
export function counted(answer: (args: JsonObject) => ToolResult | Promise<ToolResult> = () => textResult('done')) {
  const ran: JsonObject[] = [];
  return {
    ran,
    run: async (args: JsonObject) => {
      ran.push(args);
      return answer(args);
    },
  };
}

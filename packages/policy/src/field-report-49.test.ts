import { createCatalog, jsonResult, type ToolDefinition } from '@toolsearch/catalog';
import { describe, expect, test } from 'vitest';
import { context } from './fixtures.ts';
import { guardExecute } from './guard/guard-execute.ts';
import { createPolicy } from './policy.ts';

const DESCRIPTION = 'Write a new skill for the agent and keep it.';
const tool = (name: string, description: string): ToolDefinition => ({
  source: 'openclaw',
  name,
  description,
  inputSchema: { type: 'object' },
  execute: async () => jsonResult(name),
});
const TOOLS = [tool('skill_workshop', DESCRIPTION), tool('skill_list', 'List the skills of the agent.')];

/** The catalog and the path of one run. */
function startRun(deny: readonly string[]) {
  const policy = createPolicy([{ name: 'global', deny }]);
  return { policy, catalog: createCatalog(policy.effective(TOOLS), { execute: guardExecute({ policy }) }) };
}

describe('field report 49: what is denied is absent from all that a model can read', () => {
  const { catalog } = startRun(['skill_workshop']);

  test.each(['skill_workshop', 'openclaw:skill_workshop', DESCRIPTION, 'skill'])('searched for: %s', (query) => {
    expect(JSON.stringify(catalog.search(query).hits)).not.toContain('workshop');
  });

  test('named wrongly: no error text offers it', async () => {
    for (const ref of ['skill_workshp', 'skillWorkshop2', 'skill workshops']) {
      const words = (act: () => unknown) => {
        try {
          return JSON.stringify(act());
        } catch (error) {
          return (error as Error).message.replace(JSON.stringify(ref), '');
        }
      };
      expect(words(() => catalog.describe(ref))).not.toContain('workshop');
      await expect(catalog.call(ref, {}, context())).rejects.toMatchObject({ code: 'unknown-tool' });
    }
  });

  test('counted: it is not', () => {
    expect(catalog.entries.map((entry) => entry.id)).toEqual(['openclaw:skill_list']);
  });

  test('denied while a run is on, it is blocked; allowed again, it is back with the next run', async () => {
    const open = startRun([]);
    const entry = open.catalog.resolve('skill_workshop');
    const narrowed = open.policy.narrow({ name: 'session', deny: [entry.id] });
    const execute = guardExecute({ policy: narrowed });
    const late = createCatalog(TOOLS, { execute });
    const { result } = await late.call('skill_workshop', {}, context());
    expect(result.error?.code).toBe('blocked-by-policy');
    expect(JSON.stringify(result)).not.toContain('workshop');
    expect((await open.catalog.call('skill_workshop', {}, context())).result.details).toBe('skill_workshop');
  });
});

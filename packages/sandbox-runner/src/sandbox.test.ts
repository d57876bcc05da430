import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox, type SandboxOutcome } from './index.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ poolSize: 4 });
});
afterAll(() => sandbox.close());

const functions = {
  tools: {
    echo: async (args: readonly unknown[]) => args,
    fails: async () => {
      throw new Error('it failed on purpose');
    },
  },
};
const run = (body: string): Promise<SandboxOutcome> => sandbox.run(body, { functions, timeoutMs: 5000 });

describe('a sandbox', () => {
  it('returns the value of a body', async () => {
    expect(await run('return (await tools.echo({ a: 1 }))[0].a + 1')).toMatchObject({ ok: true, value: 2 });
  });

  it('reports a failed call with its message and its line', async () => {
    const outcome = await run('const x = 1;\nawait tools.fails();');
    expect(outcome).toMatchObject({ ok: false, code: 'script-error', message: 'it failed on purpose', line: 2 });
  });

  it('makes a failed call that nobody awaited an error', async () => {
    const outcome = await run("tools.fails();\nreturn 'done'");
    expect(outcome).toMatchObject({ ok: false, code: 'script-error', callId: 1 });
    expect(outcome.calls).toMatchObject([{ outcome: 'failed', handled: false }]);
  });
});

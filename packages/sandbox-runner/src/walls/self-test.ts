/** The self-test of a sandbox: its own bodies on its own path, trying to get out for real. */
import { systemClock } from '../clock.ts';
import { flattenFunctions } from '../functions.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import type { SandboxOutcome } from '../outcome.ts';
import type { Pool } from '../process/pool.ts';
import { runBody } from '../run/run.ts';
import { ENDLESS, ESCAPES, IMPORT } from './escapes.ts';

const PATIENCE_MS = 10_000;
const ENDLESS_MS = 50;

const { byPath, tree } = flattenFunctions({
  host: {
    fails: async () => {
      throw new Error('on purpose');
    },
  },
});

function run(body: string, pool: Pool, timeoutMs: number): Promise<SandboxOutcome> {
  return runBody(body, pool, {
    functions: byPath,
    tree,
    timeoutMs,
    ends: [],
    limits: DEFAULT_LIMITS,
    clock: systemClock,
  });
}

/** Runs the self-test on a warm pool. Resolves to what is wrong, in words; an empty list when every wall held. */
export async function selfTest(pool: Pool): Promise<readonly string[]> {
  const [escapes, imports, endless] = await Promise.all([
    run(ESCAPES, pool, PATIENCE_MS),
    run(IMPORT, pool, PATIENCE_MS),
    run(ENDLESS, pool, ENDLESS_MS),
  ]);
  const wrong: string[] = [];
  if (!escapes.ok) wrong.push(`the body of the self-test failed (${escapes.code}: ${escapes.message})`);
  else if (!Array.isArray(escapes.value)) wrong.push('the body of the self-test gave no list');
  else for (const name of escapes.value) wrong.push(`a body got out by: ${String(name)}`);
  if (imports.ok || imports.code !== 'script-error') wrong.push('import() was not refused');
  if (endless.ok || endless.code !== 'timeout') wrong.push('an endless body was not ended by the clock');
  return wrong;
}

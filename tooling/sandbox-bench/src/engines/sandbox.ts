import { createSandbox } from '@toolsearch/sandbox-runner';
import type { Engine } from './engine.ts';

/** Our runner: `poolSize` 0 starts a child for each body, else one waits. */
export async function sandboxEngine(name: string, poolSize: number): Promise<Engine> {
  const sandbox = await createSandbox({ poolSize });
  return {
    name,
    prepare: () => sandbox.warm(),
    async firstCallMs() {
      const startedAt = performance.now();
      let firstAt = Number.NaN;
      const outcome = await sandbox.run('return await host(1);', {
        functions: {
          host: async ([value]) => {
            firstAt = performance.now();
            return value;
          },
        },
      });
      if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.message}`);
      return firstAt - startedAt;
    },
    close: () => sandbox.close(),
  };
}

/** A V8 isolate in this process. A native add-on without binaries for every Node: timed only where it is installed. */
import type { Engine } from './engine.ts';

interface IsolatedVm {
  Isolate: new (options: {
    memoryLimit: number;
  }) => {
    createContextSync(): {
      global: { setSync(name: string, value: unknown): void };
      eval(code: string, options: { promise: true; copy: true }): Promise<unknown>;
    };
    dispose(): void;
  };
  Reference: new (value: unknown) => unknown;
}

/** The engine, or undefined where the package is not installed. */
export async function isolatedVmEngine(): Promise<Engine | undefined> {
  const name: string = 'isolated-vm';
  const loaded = (await import(name).catch(() => undefined)) as { default: IsolatedVm } | undefined;
  if (loaded === undefined) return undefined;
  const ivm = loaded.default;
  return {
    name,
    prepare: async () => {},
    async firstCallMs() {
      const startedAt = performance.now();
      let firstMs = Number.NaN;
      const isolate = new ivm.Isolate({ memoryLimit: 64 });
      const context = isolate.createContextSync();
      const host = (value: unknown): unknown => {
        firstMs = performance.now() - startedAt;
        return value;
      };
      context.global.setSync('host', new ivm.Reference(host));
      const body = '(async () => host.apply(undefined, [1], { result: { promise: true } }))()';
      await context.eval(body, { promise: true, copy: true });
      isolate.dispose();
      return firstMs;
    },
    close: async () => {},
  };
}

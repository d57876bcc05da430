/** QuickJS in WebAssembly, in this process: another engine behind another wall. */
import { newQuickJSWASMModule, type QuickJSContext, type QuickJSWASMModule } from 'quickjs-emscripten';
import type { Engine } from './engine.ts';

function firstCall(vm: QuickJSContext, startedAt: number): number {
  let firstMs = Number.NaN;
  const host = vm.newFunction('host', (value) => {
    firstMs = performance.now() - startedAt;
    const deferred = vm.newPromise();
    deferred.resolve(value);
    deferred.settled.then(vm.runtime.executePendingJobs);
    return deferred.handle;
  });
  vm.setProp(vm.global, 'host', host);
  host.dispose();
  vm.unwrapResult(vm.evalCode('(async () => { return await host(1); })()')).dispose();
  vm.runtime.executePendingJobs();
  return firstMs;
}

/** A new WebAssembly module for each body: memory of its own. */
export function quickJsModuleEngine(): Engine {
  return {
    name: 'quickjs, new module',
    prepare: async () => {},
    async firstCallMs() {
      const startedAt = performance.now();
      const module = await newQuickJSWASMModule();
      return firstCall(module.newContext(), startedAt);
    },
    close: async () => {},
  };
}

/** A new context in one module: bodies share the module's memory. */
export async function quickJsContextEngine(): Promise<Engine> {
  const module: QuickJSWASMModule = await newQuickJSWASMModule();
  return {
    name: 'quickjs, new context',
    prepare: async () => {},
    async firstCallMs() {
      const startedAt = performance.now();
      const vm = module.newContext();
      const firstMs = firstCall(vm, startedAt);
      return firstMs;
    },
    close: async () => {},
  };
}

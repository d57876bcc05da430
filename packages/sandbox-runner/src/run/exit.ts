/** What it means that a child ended without the word that its body had. */

import type { SandboxErrorCode } from '../outcome.ts';
import type { ChildExit } from '../process/child.ts';

/** V8 says one of these when an allocation fails for good; `bad_alloc` is the C++ run-time's word. */
const MEMORY_WORDS = /out of memory|heap limit|bad_alloc|Allocation failed|OOM/i;

/** Exit codes of `child/outside/main.js`: an `import()` that reached V8, an exception that left the context. */
const BODY_EXITS = new Map([
  [65, 'The body tried to import a module.'],
  [70, 'The body made an exception that nothing could handle.'],
]);

/** Stable code and sentence for an end that the parent did not cause. */
export function explainExit(exit: ChildExit): { readonly code: SandboxErrorCode; readonly message: string } {
  if (MEMORY_WORDS.test(exit.stderr)) {
    return { code: 'out-of-memory', message: 'The body used more memory than it may. Work on less data at a time.' };
  }
  if (exit.signal === 'SIGXCPU') {
    return { code: 'timeout', message: 'The child used more processor time than any run may.' };
  }
  const bodyExit = exit.code === null ? undefined : BODY_EXITS.get(exit.code);
  if (bodyExit !== undefined) return { code: 'script-error', message: bodyExit };
  const how = exit.signal ?? `code ${exit.code}`;
  return {
    code: 'runtime-unavailable',
    message: `The isolated child ended unexpectedly (${how}); run the body again.`,
  };
}

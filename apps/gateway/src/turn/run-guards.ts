/**
 * Which guard a call goes through: the one of its run. Catalogs are derived from one another across sessions, so that
 * equal tools are indexed once; what runs a call must therefore not be part of a catalog.
 */
import { type Execute, errorResult } from '@toolsearch/catalog';

export interface RunGuards {
  /** Hands each call to the guard of its run. */
  readonly execute: Execute;
  /** From now on calls of this run go through the guard; the returned function ends it, and none runs any more. */
  open(runId: string, guard: Execute): () => void;
}

export function createRunGuards(): RunGuards {
  const guards = new Map<string, Execute>();
  return Object.freeze({
    async execute(call) {
      const guard = guards.get(call.context.runId);
      if (guard) return guard(call);
      return errorResult({ code: 'aborted', message: `The run that called ${call.entry.id} is over.` });
    },
    open(runId: string, guard: Execute) {
      guards.set(runId, guard);
      return () => {
        guards.delete(runId);
      };
    },
  } satisfies RunGuards);
}

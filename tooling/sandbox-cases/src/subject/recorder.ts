/** Keeps what host functions of one run did. */
import type { HostRecord } from './subject.ts';

export interface Recorder {
  /** Notes that a tool runs, does the work, and notes its end. */
  during<T>(id: string, args: unknown, context: { readonly signal: AbortSignal }, work: () => Promise<T>): Promise<T>;
  /** Notes a call for an id that no tool has. */
  unknown(id: string): void;
  read(): HostRecord;
}

export function createRecorder(): Recorder {
  const ran: string[] = [];
  const unknown: string[] = [];
  const signals = new Set<AbortSignal>();
  let mostAtOnce = 0;
  let largestArguments = 0;
  let strangeArguments = 0;

  return {
    async during(id, args, context, work) {
      ran.push(id);
      largestArguments = Math.max(largestArguments, JSON.stringify(args ?? null).length);
      if (typeof args === 'object' && args !== null && Object.getPrototypeOf(args) !== Object.prototype) {
        strangeArguments++;
      }
      const { signal } = context;
      signals.add(signal);
      mostAtOnce = Math.max(mostAtOnce, signals.size);
      try {
        return await work();
      } finally {
        signals.delete(signal);
      }
    },
    unknown: (id) => void unknown.push(id),
    read: () => ({
      ran,
      unknown,
      mostAtOnce,
      leftRunning: [...signals].filter((signal) => !signal.aborted).length,
      largestArguments,
      strangeArguments,
    }),
  };
}

import type { Clock } from '@toolsearch/policy';

/** Resolves with the work or with the end of its time; what the work came to is the business of others. */
export function waitAtMost(work: Promise<unknown>, timeoutMs: number, clock: Clock): Promise<void> {
  return new Promise((resolve) => {
    const cancel = clock.schedule(timeoutMs, resolve);
    const done = () => {
      cancel();
      resolve();
    };
    work.then(done, done);
  });
}

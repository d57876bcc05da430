import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SandboxClock } from '../clock.ts';
import { startStopwatch } from './stopwatch.ts';

/** A clock that goes when it is told to. */
function handClock(): SandboxClock & { advance(ms: number): void } {
  let now = 0;
  let due: { at: number; action: () => void } | undefined;
  return {
    now: () => now,
    schedule(ms, action) {
      const entry = { at: now + ms, action };
      due = entry;
      return () => {
        if (due === entry) due = undefined;
      };
    },
    advance(ms) {
      now += ms;
      if (due !== undefined && due.at <= now) {
        const { action } = due;
        due = undefined;
        action();
      }
    },
  };
}

it('rings after exactly the time that counts: all but what is held while the child waits', () => {
  const step = fc.record({
    ms: fc.integer({ min: 0, max: 50 }),
    busy: fc.boolean(),
    hold: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const clock = handClock();
      let rang = false;
      const watch = startStopwatch(clock, 300, () => {
        rang = true;
      });
      let counted = 0;
      let letGo: (() => void) | undefined;
      for (const { ms, busy, hold } of steps) {
        watch.busy(busy);
        if (hold) letGo ??= watch.hold();
        else {
          letGo?.();
          letGo?.();
          letGo = undefined;
        }
        clock.advance(ms);
        if (busy || !hold) counted += ms;
        expect(rang).toBe(counted >= 300);
        if (rang) return;
      }
      watch.stop();
      expect(watch.wallMs - watch.pausedMs).toBe(counted);
      clock.advance(1000);
      expect(rang).toBe(false);
    }),
  );
});

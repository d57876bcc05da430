import { expect, test } from 'vitest';
import { manualClock } from '../harness.ts';
import { FIRST_DELAY_MS } from './backoff.ts';
import { McpFailure } from './failure.ts';
import { createLink } from './link.ts';

/** Lets everything that is not waiting for the clock happen. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test.each([0, 1])(
  'a server that is down is tried again and again, also when timers fire %i ms early',
  async (earlyMs) => {
    const clock = manualClock({ earlyMs });
    let attempts = 0;
    const link = createLink({
      open: () => {
        attempts++;
        return Promise.reject(new McpFailure('exited', 'its process exited with code 1'));
      },
      keepOpen: true,
      listTimeoutMs: () => 1_000,
      clock,
      onChange: () => {},
    });
    await settle();
    for (let expected = 1; expected <= 6; expected++) {
      expect(attempts).toBe(expected);
      clock.advance(FIRST_DELAY_MS * 2 ** (expected - 1) - earlyMs);
      await settle();
    }
    await link.close();
  },
);

test('a server that is down is left alone until its time has come, whoever asks', async () => {
  const clock = manualClock();
  let attempts = 0;
  const link = createLink({
    open: () => {
      attempts++;
      return Promise.reject(new McpFailure('exited', 'its process exited with code 1'));
    },
    keepOpen: true,
    listTimeoutMs: () => 1_000,
    clock,
    onChange: () => {},
  });
  await settle();
  clock.advance(FIRST_DELAY_MS - 1);
  const options = { signal: new AbortController().signal, timeoutMs: 1_000 };
  await expect(link.call('t', {}, options)).rejects.toThrow('exited with code 1');
  link.recheck();
  await settle();
  expect(attempts).toBe(1);
  await link.close();
});

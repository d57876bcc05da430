import { expect, test } from 'vitest';
import { manualClock } from '../harness.ts';
import { createBackoff, FIRST_DELAY_MS, MAX_DELAY_MS } from './backoff.ts';
import { createRefresher, REFRESH_WINDOW_MS } from './refresh.ts';

test('notices within the window lead to one list request at once and one at its end', async () => {
  const clock = manualClock();
  const lists: number[] = [];
  const refresher = createRefresher(async () => void lists.push(clock.now()), clock);
  for (let index = 0; index < 10; index++) {
    refresher.notice();
    clock.advance(10);
    await Promise.resolve();
  }
  expect(lists).toEqual([0]);
  const running = refresher.running();
  clock.advance(REFRESH_WINDOW_MS);
  await running;
  expect(lists).toEqual([0, 100 + REFRESH_WINDOW_MS]);
  expect(refresher.running()).toBeUndefined();
});

test('a stopped refresher asks no more, and lets go of who waits', async () => {
  const clock = manualClock();
  let lists = 0;
  const refresher = createRefresher(async () => {
    lists += 1;
  }, clock);
  refresher.notice();
  await refresher.running();
  refresher.notice();
  const running = refresher.running();
  refresher.stop();
  await running;
  expect(lists).toBe(1);
});

test('back-off doubles up to a minute, and starts anew after real work', () => {
  const clock = manualClock();
  const backoff = createBackoff(clock);
  const delays = Array.from({ length: 10 }, () => backoff.failed());
  expect(delays.slice(0, 3)).toEqual([FIRST_DELAY_MS, 2 * FIRST_DELAY_MS, 4 * FIRST_DELAY_MS]);
  expect(delays.at(-1)).toBe(MAX_DELAY_MS);
  expect(backoff.waiting()).toBe(true);
  clock.advance(MAX_DELAY_MS);
  expect(backoff.waiting()).toBe(false);
  backoff.worked();
  expect(backoff.failed()).toBe(FIRST_DELAY_MS);
});

import { expect, it } from 'vitest';
import { pingPongMs } from './ping-pong.ts';

it('plays all rounds with a process of its own, also with messages longer than a pipe holds', async () => {
  expect(await pingPongMs(20, 60)).toBeGreaterThan(0);
  expect(await pingPongMs(2, 1_000_000)).toBeGreaterThan(0);
});

import type { ServerNotification } from '@modelcontextprotocol/sdk/types.js';
import { expect, test } from 'vitest';
import { manualClock } from '../../sources/harness.ts';
import { waitingProgress } from './progress.ts';

test('a wait is told when it begins and every ten seconds, with growing numbers over all waits of a call', () => {
  const clock = manualClock();
  const told: ServerNotification[] = [];
  const request = {
    _meta: { progressToken: 7 },
    sendNotification: async (sent: ServerNotification) => void told.push(sent),
  };
  const begin = waitingProgress(request, clock);
  const end = begin?.();
  clock.advance(10_000);
  clock.advance(10_000);
  end?.();
  clock.advance(60_000);
  begin?.()();
  expect(told.map(({ params }) => params)).toEqual(
    [1, 2, 3, 4].map((progress) => expect.objectContaining({ progressToken: 7, progress })),
  );
});

test('a client that did not ask for progress is told nothing', () => {
  expect(waitingProgress({ sendNotification: async () => {} }, manualClock())).toBeUndefined();
});

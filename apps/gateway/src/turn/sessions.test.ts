import { expect, test, vi } from 'vitest';
import { testGateway } from '../http/harness.ts';
import { manualClock } from '../sources/harness.ts';

// Whole gateways with children of their own, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const LIMITS = { maxOpen: 2, idleMs: 5_000, unnamedIdleMs: 2_000 };

test('a session is closed when it was idle for its time, one that nobody named sooner', async () => {
  const clock = manualClock();
  const { gateway } = await testGateway({ config: { sessions: LIMITS }, gateway: { clock } });
  const named = gateway.openSession({ name: 'ann' });
  const unnamed = gateway.openSession();
  clock.advance(2_000);
  expect(gateway.openSession({ name: unnamed.id })).not.toBe(unnamed);
  expect(gateway.openSession({ name: 'ann' })).toBe(named);
  clock.advance(4_999);
  expect(gateway.openSession({ name: 'ann' })).toBe(named);
  clock.advance(5_000);
  expect(gateway.openSession({ name: 'ann' })).not.toBe(named);
});

test('one session too many closes the one that is idle for longest, and is refused when all are busy', async () => {
  const { gateway, mock } = await testGateway({ config: { sessions: LIMITS } });
  const ann = gateway.openSession({ name: 'ann' });
  const bob = gateway.openSession({ name: 'bob' });
  expect(gateway.openSession({ name: 'ann' })).toBe(ann);
  gateway.openSession({ name: 'cleo' });
  expect(gateway.openSession({ name: 'ann' })).toBe(ann);
  expect(gateway.openSession({ name: 'bob' })).not.toBe(bob);

  const tools = [{ type: 'function', function: { name: 'wait', parameters: { type: 'object' } } }];
  const input = [{ role: 'user' as const, parts: [{ type: 'text' as const, text: 'use wait with {}' }] }];
  for (const name of ['ann', 'bob']) await gateway.openSession({ name }).run({ input, tools });
  await expect.poll(() => mock.requests.length).toBe(2);
  expect(() => gateway.openSession({ name: 'dora' })).toThrow(expect.objectContaining({ code: 'too-many' }));
});

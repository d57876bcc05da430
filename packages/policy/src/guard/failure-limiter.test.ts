import { expect, test } from 'vitest';
import { createFailureLimiter } from './failure-limiter.ts';

const FAILED = { runId: 'run', toolId: 'mcp:fs:read', args: { a: 1, b: 2 }, error: 'no such file' };

test('equal means tool, arguments in any order of keys, and error', () => {
  const limiter = createFailureLimiter({ maxRepeated: 2 });
  expect(limiter.note(FAILED)).toBe(1);
  expect(limiter.note({ ...FAILED, error: 'another' })).toBe(1);
  expect(limiter.note({ ...FAILED, toolId: 'mcp:fs:stat' })).toBe(1);
  expect(limiter.isExhausted(FAILED)).toBe(false);
  expect(limiter.note({ ...FAILED, args: { b: 2, a: 1 } })).toBe(2);
  expect(limiter.isExhausted(FAILED)).toBe(true);
  expect(limiter.exhausted('run')).toBe('mcp:fs:read');
  expect(limiter.exhausted('another run')).toBeUndefined();
  limiter.end('run');
  expect(limiter.exhausted('run')).toBeUndefined();
});

test('what is remembered is bounded, oldest first', () => {
  const limiter = createFailureLimiter({ maxRemembered: 2 });
  for (const error of ['a', 'b', 'a', 'c']) limiter.note({ ...FAILED, error });
  expect(limiter.note({ ...FAILED, error: 'a' })).toBe(3);
  expect(limiter.note({ ...FAILED, error: 'b' })).toBe(1);
});

test('a limit that is no count is refused', () => {
  expect(() => createFailureLimiter({ maxRepeated: 0 })).toThrow('maxRepeated must be an integer of at least 1');
});

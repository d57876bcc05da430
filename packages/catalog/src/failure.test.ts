import { describe, expect, test } from 'vitest';
import { createCatalog } from './catalog.ts';
import type { Catalog } from './contract.ts';
import { explainError, unavailableLine } from './failure.ts';
import { tool } from './fixtures.ts';

const shell = { source: 'mcp', owner: 'shell', reason: 'did not start' } as const;
const whole = createCatalog([
  tool({ name: 'read' }),
  tool({ name: 'run', owner: 'a' }),
  tool({ name: 'run', owner: 'b' }),
]);
const lacking = whole.with({ unavailable: [shell] });

function explained(catalog: Catalog, ref: string) {
  try {
    return catalog.resolve(ref);
  } catch (error) {
    return explainError(error, { ref, catalog });
  }
}

describe('a failed reference', () => {
  test.each(['mcp:shell:exec', 'mcp__shell__exec', 'shell__exec'])('%s names the source that is down', (ref) => {
    expect(explained(lacking, ref)).toEqual({
      code: 'tool-unavailable',
      message: `${ref} cannot be reached. Unavailable now: mcp shell (did not start).`,
    });
  });

  test('into a source that is there says beside its advice what is down', () => {
    expect(explained(lacking, 'raed')).toMatchObject({ code: 'unknown-tool' });
    expect(explained(lacking, 'raed')).toHaveProperty('message', expect.stringMatching(/raed.*mcp shell/));
    expect(explained(whole, 'raed')).toHaveProperty('message', expect.not.stringContaining('Unavailable'));
  });

  test('that several tools share stays ambiguous, whatever is down', () => {
    expect(explained(lacking, 'run')).toMatchObject({ code: 'ambiguous-tool' });
  });
});

test('any other error is the host path failing, in a bounded message', () => {
  const { code, message } = explainError(new Error('é'.repeat(2_000)), { ref: 'read', catalog: whole });
  expect(code).toBe('tool-failed');
  expect(Buffer.byteLength(message)).toBeLessThanOrEqual(900);
  expect(explainError('gone', { ref: 'read', catalog: whole })).toEqual({ code: 'tool-failed', message: 'gone' });
});

test('the line on missing sources is one bounded line, and absent when none is missing', () => {
  const many = Array.from({ length: 50 }, (_, index) => ({ ...shell, owner: `server${index}`, reason: 'no\nanswer' }));
  expect(unavailableLine(many)?.length).toBeLessThanOrEqual(300);
  expect(unavailableLine(many)).not.toContain('\n');
  expect(unavailableLine([])).toBeUndefined();
});

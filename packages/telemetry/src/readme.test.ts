import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lines, searches } from './readme.example.ts';

test('the example in the README is the file that is executed here, in at most 15 lines', () => {
  const example = readFileSync(join(import.meta.dirname, 'readme.example.ts'), 'utf8').replaceAll(
    'export const',
    'const',
  );
  expect(readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')).toContain(`\n\`\`\`ts\n${example}\`\`\`\n`);
  expect(example.trimEnd().split('\n').length).toBeLessThanOrEqual(15);
});

test('the example writes one line without the secret, and counts the search', () => {
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ queries: ['reset [redacted]'] });
  expect(searches).toBe(1);
});

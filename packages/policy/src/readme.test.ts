import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalog, log, result } from './readme.example.ts';

test('the example in the README is the file that is executed here, in at most 15 lines', () => {
  const example = readFileSync(join(import.meta.dirname, 'readme.example.ts'), 'utf8').replaceAll(
    'export const',
    'const',
  );
  expect(readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')).toContain(`\`\`\`ts\n${example}\`\`\``);
  expect(example.trimEnd().split('\n').length).toBeLessThanOrEqual(15);
});

test('the example asks once, runs what was approved, and knows nothing of what is denied', () => {
  expect(result.details).toBe('ok');
  expect(log).toMatchObject([{ toolId: 'plugin:billing:pay', executed: true, outcome: 'ok', approval: 'allow-once' }]);
  expect(catalog.entries.map((entry) => entry.id)).toEqual(['plugin:billing:pay']);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textOf } from './fixtures.ts';
import { answer, surface } from './readme.example.ts';

test('the example in the README is the file that is executed here, in at most 15 lines', () => {
  const example = readFileSync(join(import.meta.dirname, 'readme.example.ts'), 'utf8').replaceAll(
    'export const',
    'const',
  );
  expect(readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')).toContain(`\`\`\`ts\n${example}\`\`\``);
  expect(example.trimEnd().split('\n').length).toBeLessThanOrEqual(15);
});

test('the example shows the tool that the text asks for, lists the other, and calls the first', () => {
  expect(surface.tools.at(-1)).toMatchObject({ name: 'shop__refund', reason: 'probable' });
  expect(surface.prompt).toContain('- shop__stock: Count a product in stock');
  expect(surface.prompt).not.toContain('shop__refund');
  expect(textOf(answer)).toBe('Refunded.');
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textOf } from './fixtures.ts';
import { answer, found } from './readme.example.ts';

test('the example in the README is the file that is executed here, in at most 15 lines', () => {
  const example = readFileSync(join(import.meta.dirname, 'readme.example.ts'), 'utf8').replaceAll(
    'export const',
    'const',
  );
  expect(readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')).toContain(`\`\`\`ts\n${example}\`\`\``);
  expect(example.trimEnd().split('\n').length).toBeLessThanOrEqual(15);
});

test('the example finds the tool and calls it', () => {
  expect(found.details).toMatchObject({ hits: [{ id: 'openclaw:get_weather', input: '{ city: string }' }] });
  expect(textOf(answer)).toBe('Sunny, 21 °C');
});

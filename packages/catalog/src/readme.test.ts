import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hit } from './readme.example.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

test('the example of the README is the file that runs, and at most 15 lines', () => {
  const shown = /```ts\n([\s\S]*?)```/.exec(read('../README.md'))?.[1];
  expect(shown).toBe(read('readme.example.ts'));
  expect(shown?.trim().split('\n').length).toBeLessThanOrEqual(15);
});

test('the example finds the invoice tool for a customer who is to be billed', () => {
  expect(hit?.id).toBe('plugin:billing:create_invoice');
});

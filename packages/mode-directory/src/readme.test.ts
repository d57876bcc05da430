import { runReadmeExample } from '@toolsearch/readme-example';
import { textOf } from '@toolsearch/tool-fixtures';
import { expect, test } from 'vitest';

test('the example of the README shows the tool that is asked for, lists the other, and calls the first', async () => {
  const { answer, surface } = await runReadmeExample(import.meta.dirname, () => import('./readme.example.ts'));
  expect(surface.tools.at(-1)).toMatchObject({ name: 'shop__refund', reason: 'probable' });
  expect(surface.prompt).toContain('- shop__stock: Count a product in stock');
  expect(surface.prompt).not.toContain('shop__refund');
  expect(textOf(answer)).toBe('Refunded.');
});

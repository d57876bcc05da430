import { runReadmeExample } from '@toolsearch/readme-example';
import { expect, test } from 'vitest';

test('the example of the README finds the invoice tool for a customer who is to be billed', async () => {
  const { hit } = await runReadmeExample(import.meta.dirname, () => import('./readme.example.ts'));
  expect(hit?.id).toBe('plugin:billing:create_invoice');
});

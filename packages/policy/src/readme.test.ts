import { runReadmeExample } from '@toolsearch/readme-example';
import { expect, test } from 'vitest';

test('the example of the README asks once, runs what was approved, and knows nothing of what is denied', async () => {
  const { catalog, log, result } = await runReadmeExample(import.meta.dirname, () => import('./readme.example.ts'));
  expect(result.details).toBe('ok');
  expect(log).toMatchObject([{ toolId: 'plugin:billing:pay', executed: true, outcome: 'ok', approval: 'allow-once' }]);
  expect(catalog.entries.map((entry) => entry.id)).toEqual(['plugin:billing:pay']);
});

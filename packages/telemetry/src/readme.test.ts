import { runReadmeExample } from '@toolsearch/readme-example';
import { expect, test } from 'vitest';

test('the example of the README writes one line without the secret, and counts the search', async () => {
  const { lines, searches } = await runReadmeExample(import.meta.dirname, () => import('./readme.example.ts'));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ queries: ['reset [redacted]'] });
  expect(searches).toBe(1);
});

import { runReadmeExample } from '@toolsearch/readme-example';
import { textOf } from '@toolsearch/tool-fixtures';
import { expect, test } from 'vitest';

test('the example of the README finds the tool and calls it', async () => {
  const { answer, found } = await runReadmeExample(import.meta.dirname, () => import('./readme.example.ts'));
  expect(found.details).toMatchObject({ hits: [{ id: 'openclaw:get_weather', input: '{ city: string }' }] });
  expect(textOf(answer)).toBe('Sunny, 21 °C');
});

import { runReadmeExample } from '@toolsearch/readme-example';
import { expect, test } from 'vitest';

test('the example of the README finds the tool and calls it from code', async () => {
  const { answer } = await runReadmeExample(import.meta.dirname, () => import('./readme.example.ts'));
  expect(answer.details).toMatchObject({
    ok: true,
    value: { celsius: 21 },
    calls: [{ tool: 'openclaw:get_weather', outcome: 'ok' }],
    telemetry: { catalogSize: 1, sources: { openclaw: 1 }, searchCount: 1, describeCount: 0, callCount: 1 },
  });
});

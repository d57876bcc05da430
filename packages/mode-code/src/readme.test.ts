import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answer } from './readme.example.ts';

test('the example in the README is the file that is executed here, in at most 15 lines', () => {
  const example = readFileSync(join(import.meta.dirname, 'readme.example.ts'), 'utf8').replaceAll(
    'export const',
    'const',
  );
  expect(readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')).toContain(`\`\`\`ts\n${example}\`\`\``);
  expect(example.trimEnd().split('\n').length).toBeLessThanOrEqual(15);
});

test('the example finds the tool and calls it from code', () => {
  expect(answer.details).toMatchObject({
    ok: true,
    value: { celsius: 21 },
    calls: [{ tool: 'openclaw:get_weather', outcome: 'ok' }],
    telemetry: { catalogSize: 1, sources: { openclaw: 1 }, searchCount: 1, describeCount: 0, callCount: 1 },
  });
});

import { mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { watchConfig } from './watch.ts';

const path = join(mkdtempSync(join(tmpdir(), 'toolsearch-watch-')), 'config.json5');
let stop: () => void = () => {};
afterEach(() => stop());

test('a valid change is told, also when the file is replaced; an invalid one is told once and changes nothing', async () => {
  writeFileSync(path, '{ model: "a/one" }');
  const models: string[] = [];
  const faults: unknown[] = [];
  stop = watchConfig(path, { onChange: ({ model }) => models.push(model), onFault: (error) => faults.push(error) });

  writeFileSync(path, '{ model: "a/two" }');
  await vi.waitFor(() => expect(models).toEqual(['a/two']), { timeout: 5_000 });

  writeFileSync(path, '{ modell: "a/three" }');
  await vi.waitFor(() => expect(faults).toHaveLength(1), { timeout: 5_000 });
  expect(models).toEqual(['a/two']);

  writeFileSync(`${path}.new`, '{ model: "a/four" }');
  renameSync(`${path}.new`, path);
  await vi.waitFor(() => expect(models).toEqual(['a/two', 'a/four']), { timeout: 5_000 });
  expect(faults).toHaveLength(1);
});

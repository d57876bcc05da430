import { corporaFolder, corporaPath } from '@toolsearch/corpora';
import { describe, expect, it } from 'vitest';
import { readCases } from './case.ts';
import { runCases } from './run-cases.ts';

const folder = corporaFolder();
if (!folder.found) console.warn(folder.message);

describe.skipIf(!folder.found)('the corpora of bodies', () => {
  it.each(['attacks.jsonl', 'benign.jsonl'])(
    '%s ends as it should',
    async (name) => {
      const results = await runCases(readCases(corporaPath('cases', name)));
      expect(results.length).toBeGreaterThan(0);
      expect(results.filter((result) => !result.ok)).toEqual([]);
    },
    600_000,
  );
});

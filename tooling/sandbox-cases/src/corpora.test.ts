import { corporaFolder, corporaPath } from '@toolsearch/corpora';
import { describe, expect, it } from 'vitest';
import { type Case, readCases } from './case.ts';
import { runCases } from './run-cases.ts';

const folder = corporaFolder();
if (!folder.found) console.warn(folder.message);

/** Whether a case judges the runner itself; the others judge what code mode makes of it, too. */
const isOfRunner = (one: Case): boolean => one.kind === 'attack' || one.bridge === 'bare';

describe.skipIf(!folder.found)('the corpora of bodies', () => {
  it.each(['attacks.jsonl', 'benign.jsonl'])(
    '%s ends as it should',
    async (name) => {
      const results = await runCases(readCases(corporaPath('cases', name)).filter(isOfRunner));
      expect(results.length).toBeGreaterThan(0);
      expect(results.filter((result) => !result.ok)).toEqual([]);
    },
    600_000,
  );
});

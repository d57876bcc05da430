import { corporaFolder, corporaPath } from '@toolsearch/corpora';
import { describe, expect, test } from 'vitest';
import { runScenario } from './scenario.ts';

describe('the end-to-end scenario', () => {
  test('proves all six claims in every mode', { timeout: 60_000 }, async () => {
    const report = await runScenario();
    expect(report.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(Object.keys(report.lanes)).toEqual(['direct', 'code', 'tools', 'directory']);
  });

  const folder = corporaFolder();
  describe.skipIf(!folder.found)(folder.found ? 'with 500 real MCP tools' : folder.message, () => {
    test('a compact first request is at most 4 % of the direct one', { timeout: 120_000 }, async () => {
      const report = await runScenario({
        catalog: corporaPath('data', 'mcp-catalog'),
        catalogTools: 500,
        modes: ['code', 'tools'],
      });
      expect(report.checks.filter(({ ok }) => !ok)).toEqual([]);
      const { direct, tools, code } = report.lanes;
      expect(tools?.requestBytes).toBeLessThanOrEqual((direct?.requestBytes ?? 0) * 0.04);
      expect(code?.requestBytes).toBeLessThan(tools?.requestBytes ?? 0);
    });
  });
});

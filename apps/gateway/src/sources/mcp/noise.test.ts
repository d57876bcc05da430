import { replayCommand } from '@toolsearch/mcp-replay';
import { expect, test } from 'vitest';
import { callTool, openTestSources, settledSession, statusOf, stdioEntry } from '../harness.ts';

test('field report 32: banners, foreign JSON, CRLF, unended text and bad UTF-8 are passed over and counted', async () => {
  const command = replayCommand({ instruments: true, faults: ['noise', 'stderr-flood'] });
  const session = await settledSession(await openTestSources({ loud: stdioEntry({ ...command, shared: true }) }));
  expect(statusOf(session, 'loud').state).toBe('ready');
  expect((await callTool(session, 'loud', 'counter')).details).toEqual({ count: 1 });
  expect((await callTool(session, 'loud', 'counter')).details).toEqual({ count: 2 });
  const { diagnostics } = statusOf(session, 'loud');
  expect(diagnostics).toEqual([
    {
      code: 'stdout-noise',
      message:
        '4 lines (2000086 bytes) on its standard output were no messages; the first starts with "Server v1.2.3 is listening on stdio".',
    },
  ]);
});

import { replayCommand, serveHttp } from '@toolsearch/mcp-replay';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  callTool,
  httpEntry,
  manualClock,
  openTestSources,
  settledSession,
  statusOf,
  stdioEntry,
  toolsOf,
  until,
} from '../harness.ts';

async function replay() {
  const http = await serveHttp({ catalogs: [{ server: 'a', tools: [] }], instruments: true });
  onTestFinished(() => http.close());
  return http;
}

const text = (result: { content: readonly unknown[] }) => (result.content[0] as { text: string }).text;

describe('servers that misbehave', () => {
  test('a process killed in mid-call fails that call in one line, and the others go on', async () => {
    const session = await settledSession(
      await openTestSources({
        dies: stdioEntry(replayCommand({ instruments: true, faults: ['kill-mid-call'] })),
        ok: stdioEntry(replayCommand({ instruments: true })),
      }),
    );
    const [died, fine] = await Promise.all([callTool(session, 'dies', 'counter'), callTool(session, 'ok', 'counter')]);
    expect(died).toMatchObject({ isError: true, error: { code: 'tool-unavailable' } });
    expect(text(died)).toBe('MCP server "dies" is unavailable: its process was ended by SIGKILL.');
    expect(fine.details).toEqual({ count: 1 });
    expect(statusOf(session, 'dies').state).toBe('ready');
  });

  test('a shared process that dies takes its tools along, and they come back after the back-off', async () => {
    const clock = manualClock();
    const session = await settledSession(
      await openTestSources(
        { dies: stdioEntry({ ...replayCommand({ instruments: true, faults: ['kill-mid-call'] }), shared: true }) },
        { clock },
      ),
    );
    const seen: string[] = [];
    session.onChange(({ state }) => seen.push(state));
    await callTool(session, 'dies', 'counter');
    expect(statusOf(session, 'dies')).toMatchObject({
      state: 'unavailable',
      reason: 'its process was ended by SIGKILL',
    });
    expect(toolsOf(session, 'dies')).toEqual([]);
    clock.advance(499);
    expect(statusOf(session, 'dies').state).toBe('unavailable');
    clock.advance(1);
    await until(() => statusOf(session, 'dies').state === 'ready');
    expect(toolsOf(session, 'dies').length).toBeGreaterThan(0);
    expect(seen).toEqual(['unavailable', 'ready']);
  });

  test('a server that dies again and again is restarted at growing distances', async () => {
    const clock = manualClock();
    const session = await settledSession(
      await openTestSources({ bad: stdioEntry(replayCommand({ faults: ['exit-at-start'] })) }, { clock }),
    );
    for (const delayMs of [500, 1_000, 2_000, 4_000]) {
      const attempts = clock.delays.length;
      expect(clock.delays.at(-1)).toBe(delayMs);
      clock.advance(delayMs);
      await until(() => clock.delays.length > attempts);
    }
    expect(statusOf(session, 'bad').state).toBe('unavailable');
  });

  test('garbage in place of an answer fails the call only', async () => {
    const session = await settledSession(
      await openTestSources({ a: stdioEntry(replayCommand({ instruments: true, faults: ['garbage-mid-call'] })) }),
    );
    expect(await callTool(session, 'a', 'counter')).toMatchObject({ error: { code: 'tool-unavailable' } });
  });

  test('a line above the size limit ends this server only', async () => {
    const session = await settledSession(
      await openTestSources(
        {
          long: stdioEntry(replayCommand({ instruments: true, faults: ['long-line'] })),
          ok: stdioEntry(replayCommand({ instruments: true })),
        },
        { maxMessageBytes: 1_000_000 },
      ),
    );
    expect(text(await callTool(session, 'long', 'counter'))).toBe(
      'MCP server "long" is unavailable: wrote a line of more than 1000000 bytes.',
    );
    expect((await callTool(session, 'ok', 'counter')).details).toEqual({ count: 1 });
  });

  test('a call without an answer ends at its limit, and the server hears of it', async () => {
    const session = await settledSession(
      await openTestSources({ a: stdioEntry({ ...replayCommand({ instruments: true }), callTimeoutMs: 300 }) }),
    );
    const result = await callTool(session, 'a', 'sleep', { ms: 10_000 });
    expect(result).toMatchObject({ isError: true, error: { code: 'timeout' } });
    expect(text(result)).toBe('MCP server "a" did not answer within 300 ms; the call was cancelled.');
    await until(async () => ((await callTool(session, 'a', 'stats')).details as { cancelled: number }).cancelled === 1);
  });

  test('signs of progress stretch the limit of a call', async () => {
    const session = await settledSession(
      await openTestSources({ a: stdioEntry({ ...replayCommand({ instruments: true }), callTimeoutMs: 400 }) }),
    );
    const result = await callTool(session, 'a', 'sleep', { ms: 900, progressMs: 100 });
    expect(result.details).toEqual({ slept: true });
  });

  test.each(['drop-mid-call', 'end-mid-call'] as const)(
    'a connection dropped in mid-call (%s) fails the call at once',
    async (fault) => {
      const http = await replay();
      const session = await settledSession(
        await openTestSources({ a: httpEntry(http.url('a', fault)), b: httpEntry(http.url('a')) }),
      );
      const [dropped, fine] = await Promise.all([callTool(session, 'a', 'counter'), callTool(session, 'b', 'counter')]);
      expect(text(dropped)).toBe(
        'MCP server "a" is unavailable: the connection was dropped before the answer arrived.',
      );
      expect(fine.details).toEqual({ count: 1 });
      expect(http.requests.filter(({ rpc }) => rpc === 'tools/call')).toHaveLength(2);
    },
  );

  test('a message above the size limit over HTTP fails its server only', async () => {
    const big = { name: 'big', description: 'x'.repeat(200_000), inputSchema: {} };
    const http = await serveHttp({
      catalogs: [
        { server: 'big', tools: [big] },
        { server: 'small', tools: [] },
      ],
    });
    onTestFinished(() => http.close());
    const session = await settledSession(
      await openTestSources(
        { big: httpEntry(http.url('big')), small: httpEntry(http.url('small')) },
        { maxMessageBytes: 100_000 },
      ),
    );
    expect(statusOf(session, 'big')).toMatchObject({
      state: 'unavailable',
      reason: 'sent a message of more than 100000 bytes',
    });
    expect(statusOf(session, 'small').state).toBe('ready');
  });

  test('pages are read to the end, and loops of them end', async () => {
    const catalog = {
      server: 'paged',
      tools: Array.from({ length: 95 }, (_, index) => ({ name: `t${index}`, inputSchema: {} })),
    };
    const http = await serveHttp({ catalogs: [catalog], pageSize: 10 });
    onTestFinished(() => http.close());
    const session = await settledSession(
      await openTestSources({
        paged: httpEntry(http.url('paged')),
        loop: httpEntry(http.url('paged', 'cursor-loop')),
      }),
    );
    expect(toolsOf(session, 'paged').map(({ name }) => name)).toEqual(catalog.tools.map(({ name }) => name));
    expect(statusOf(session, 'loop')).toMatchObject({
      state: 'ready',
      toolCount: 95,
      diagnostics: [{ code: 'cursor-loop' }],
    });
  });

  test('content blocks arrive in order and untouched, structured content as details, errors as errors', async () => {
    const session = await settledSession(
      await openTestSources({ a: stdioEntry(replayCommand({ instruments: true })) }),
    );
    const blocks = await callTool(session, 'a', 'blocks');
    expect(blocks.content.map((block) => block.type as string)).toEqual([
      'text',
      'image',
      'audio',
      'resource',
      'resource_link',
      'future',
      'text',
    ]);
    expect(blocks.content[0]).toEqual({ type: 'text', text: 'first', annotations: { audience: ['user'] } });
    expect(blocks.details).toEqual({ n: 1, list: [null, 'x'] });
    expect(await callTool(session, 'a', 'failing')).toEqual({
      content: [{ type: 'text', text: 'it went wrong' }],
      details: { bad: true },
      isError: true,
    });
    expect(await callTool(session, 'a', 'bare')).toEqual({ content: [] });
  });
});

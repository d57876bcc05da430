import { type HttpReplay, replayCommand, serveHttp } from '@toolsearch/mcp-replay';
import { describe, expect, onTestFinished, test } from 'vitest';
import { callTool, httpEntry, openTestSources, settledSession, statusOf, stdioEntry } from '../harness.ts';

async function replay(options: { redirects?: Record<string, string> } = {}): Promise<HttpReplay> {
  const http = await serveHttp({
    catalogs: ['a', 'b'].map((server) => ({ server, tools: [] })),
    instruments: true,
    ...options,
  });
  onTestFinished(() => http.close());
  return http;
}

const sent = (http: HttpReplay, server: string, header: string) =>
  new Set(http.requests.filter((request) => request.server === server).map(({ headers }) => headers[header]));

describe('field report 64: credentials go where they are meant to go', () => {
  test('a caller header reaches its named server alone, beside the configured ones', async () => {
    const http = await replay();
    const sources = await openTestSources(
      {
        A: httpEntry(http.url('a'), { headers: { 'X-Static': `s-\${STATIC_KEY}` } }),
        B: httpEntry(http.url('b')),
        C: stdioEntry(replayCommand({ instruments: true })),
      },
      { environment: { ...process.env, STATIC_KEY: 'static', GATEWAY_TOKEN: 'gateway-token' } },
    );
    const session = sources.session('user', { headers: { A: { Authorization: 'Bearer for-a' } } });
    await session.settled();
    for (const server of ['A', 'B']) expect((await callTool(session, server, 'counter')).details).toEqual({ count: 1 });
    const calls = http.requests.filter(({ rpc }) => rpc === 'tools/call');
    expect(calls.map(({ server, headers }) => [server, headers.authorization, headers['x-static']])).toEqual([
      ['a', 'Bearer for-a', 's-static'],
      ['b', undefined, undefined],
    ]);
    expect(sent(http, 'b', 'authorization')).toEqual(new Set([undefined]));
    const environment = await callTool(session, 'C', 'environment');
    expect(JSON.stringify([environment, http.requests])).not.toContain('gateway-token');
    expect(JSON.stringify(environment)).not.toContain('for-a');
  });

  test('a redirect to another host is not followed, and takes no credential along', async () => {
    const target = await replay();
    const http = await replay({ redirects: { a: target.url('a') } });
    const sources = await openTestSources({
      A: httpEntry(http.url('a'), { headers: { Authorization: 'Bearer configured' } }),
    });
    const session = await settledSession(sources);
    expect(statusOf(session, 'A')).toMatchObject({
      state: 'unavailable',
      reason: 'redirects to another place (HTTP 302), which is not followed',
    });
    expect(target.requests).toEqual([]);
  });

  test('a refused credential is reported without its value', async () => {
    const http = await replay();
    const servers = {
      A: httpEntry(http.url('a', 'wants-token'), { headers: { Authorization: 'Bearer wrong-secret' } }),
    };
    const sources = await openTestSources(servers);
    const session = await settledSession(sources);
    expect(statusOf(session, 'A')).toMatchObject({
      state: 'unavailable',
      reason: 'answered HTTP 401: it wants credentials, or others',
    });
    expect(JSON.stringify(session.snapshots())).not.toContain('wrong-secret');
    const right = sources.session('right', { headers: { A: { Authorization: 'Bearer right' } } });
    await right.settled();
    expect(statusOf(right, 'A').state).toBe('ready');
    expect((await callTool(right, 'A', 'counter')).details).toEqual({ count: 1 });
    expect(statusOf(session, 'A').state).toBe('unavailable');
  });

  test('headers are stated anew by each opening of a session', async () => {
    const http = await replay();
    const sources = await openTestSources({ A: httpEntry(http.url('a')) });
    const first = sources.session('s', { headers: { A: { 'X-User': 'one' } } });
    await callToolSettled(first);
    const second = sources.session('s', { headers: { A: { 'X-User': 'two' } } });
    expect(second).toBe(first);
    await callToolSettled(second);
    sources.session('s');
    await callToolSettled(first);
    const calls = http.requests.filter(({ rpc }) => rpc === 'tools/call');
    expect(calls.map(({ headers }) => headers['x-user'])).toEqual(['one', 'two', undefined]);
  });

  test.each([
    [{ a: { Authorization: 'secret' } }, 'unknown-server', 'headers: found the server "a"; did you mean "A"?'],
    [
      { zzz: { Authorization: 'secret' } },
      'unknown-server',
      'headers: found the server "zzz"; wanted a key of mcp.servers',
    ],
    [
      { C: { Authorization: 'secret' } },
      'invalid-header',
      'headers.C: the server is reached over stdio, which has no headers.',
    ],
    [
      { A: { 'Mcp-Session-Id': 'secret' } },
      'invalid-header',
      'headers.A.Mcp-Session-Id: this header is set by the gateway.',
    ],
    [{ A: { 'X-A': 'secret\r\nX-B: 1' } }, 'invalid-header', 'headers.A."X-A": not a header that HTTP can carry.'],
  ])('headers that cannot be sent are refused, and nothing is opened: %j', async (headers, code, message) => {
    const http = await replay();
    const sources = await openTestSources({
      A: httpEntry(http.url('a')),
      C: stdioEntry({ command: 'no-such-command' }),
    });
    expect(() => sources.session('s', { headers })).toThrow(expect.objectContaining({ code, message }));
  });
});

async function callToolSettled(session: Awaited<ReturnType<typeof settledSession>>) {
  await session.settled();
  await callTool(session, 'A', 'counter');
}

import { describe, expect, test, vi } from 'vitest';
import { manualClock } from '../../sources/harness.ts';
import { testGateway } from '../harness.ts';
import { connect, INITIALIZE, post, upstream } from './harness.ts';

// Whole gateways with children of their own, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });

/** Resolves when the stream of a client is open: there is one stream a client, so another is refused. */
async function listens({ url, token }: { url: string; token: string }, sessionId = ''): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream', 'mcp-session-id': sessionId };
  await expect.poll(async () => (await fetch(`${url}/mcp`, { headers })).status).toBe(409);
}

function connects(gateway: Parameters<typeof connect>[0]): Promise<boolean> {
  return connect(gateway).then(
    () => true,
    () => false,
  );
}

describe('two clients', () => {
  test('have connections of their own to servers that keep state', async () => {
    const { mcp } = await upstream();
    const { gateway } = await testGateway({ mode: 'direct', config: { mcp } });
    const [ann, bob] = await Promise.all([connect(gateway), connect(gateway)]);
    const count = async ({ call }: typeof ann) => (await call('mcp__a__counter')).structuredContent;
    expect([await count(ann), await count(ann), await count(bob)]).toEqual([{ count: 1 }, { count: 2 }, { count: 1 }]);
  });

  test('get each their own answers, whatever ids they use', async () => {
    const { gateway } = await testGateway({ mode: 'direct' });
    const clients = await Promise.all([connect(gateway), connect(gateway), connect(gateway)]);
    const answers = await Promise.all(
      clients.flatMap(({ call }, who) =>
        Array.from({ length: 10 }, (_, n) => call('desk__add_numbers', { a: who * 100, b: n })),
      ),
    );
    expect(answers.map(({ structuredContent }) => structuredContent?.sum)).toEqual(
      clients.flatMap((_, who) => Array.from({ length: 10 }, (__, n) => who * 100 + n)),
    );
  });

  test('one more than there may be is refused while the others listen', async () => {
    const { gateway } = await testGateway({ config: { sessions: { maxOpen: 2 } } });
    const clients = [await connect(gateway), await connect(gateway)];
    await Promise.all(clients.map(({ transport }) => listens(gateway, transport.sessionId)));
    await expect(connect(gateway)).rejects.toThrow(/429|too-many/);
    await clients[0]?.transport.terminateSession();
    await expect.poll(() => connects(gateway)).toBe(true);
  });

  test('any number may come after others that left without a word', async () => {
    const { gateway } = await testGateway({ mode: 'direct', config: { sessions: { maxOpen: 2 } } });
    for (let visit = 0; visit < 6; visit++) {
      const { client, call } = await connect(gateway);
      expect((await call('desk__add_numbers', { a: visit, b: 1 })).structuredContent).toEqual({ sum: visit + 1 });
      await client.close();
    }
  });

  test('one more closes the one idle for longest, never one whose call is under way', async () => {
    const { server, mcp } = await upstream();
    const { gateway } = await testGateway({ mode: 'direct', config: { mcp, sessions: { maxOpen: 3 } } });
    const enter = async () => {
      const response = await post(gateway, INITIALIZE);
      await response.text();
      return { status: response.status, 'mcp-session-id': response.headers.get('mcp-session-id') ?? '' };
    };
    const statusOf = async ({ 'mcp-session-id': id }: { 'mcp-session-id': string }) =>
      (await post(gateway, LIST, { 'mcp-session-id': id })).status;
    const [calling, idle, lately] = [await enter(), await enter(), await enter()];
    const call = { ...LIST, id: 2, method: 'tools/call', params: { name: 'mcp__a__sleep', arguments: { ms: 30_000 } } };
    const slept = post(gateway, call, { 'mcp-session-id': calling['mcp-session-id'] });
    slept.catch(() => {});
    await expect.poll(() => server.requests.some(({ rpc }) => rpc === 'tools/call')).toBe(true);
    expect(await statusOf(idle)).toBe(200);
    expect(await statusOf(lately)).toBe(200);
    expect((await enter()).status).toBe(200);
    expect([await statusOf(calling), await statusOf(idle), await statusOf(lately)]).toEqual([200, 404, 200]);
    expect(server.requests.some(({ rpc }) => rpc === 'notifications/cancelled')).toBe(false);
  });
});

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

describe('what stands before', () => {
  test('a client without the token is refused', async () => {
    const { gateway } = await testGateway();
    await expect(connect({ url: gateway.url, token: 'wrong' })).rejects.toThrow();
    for (const authorization of ['', 'Bearer wrong']) {
      expect((await post(gateway, INITIALIZE, { authorization })).status).toBe(401);
    }
  });

  test.each<[string, unknown, Record<string, string>, number, string]>([
    ['a page of another origin', INITIALIZE, { origin: 'https://evil.example' }, 403, 'forbidden_origin'],
    ['a request of no session', LIST, {}, 400, 'invalid_request'],
    ['a session that is not known', LIST, { 'mcp-session-id': 'lost' }, 404, 'unknown_session'],
    ['an agent that is not there', INITIALIZE, { 'x-agent-id': 'nobody' }, 404, 'unknown_agent'],
  ])('%s is refused', async (_, message, headers, status, code) => {
    const { gateway } = await testGateway();
    const response = await post(gateway, message, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { code } });
  });

  test('a method that is none of the three is refused', async () => {
    const { fetch } = await testGateway();
    const response = await fetch('/mcp', { method: 'PUT', body: '{}' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, POST, DELETE');
    expect(await response.json()).toMatchObject({ error: { code: 'method_not_allowed' } });
  });

  test('a client that does not take streams, or sends no JSON, leaves no session', async () => {
    const { gateway } = await testGateway({ config: { sessions: { maxOpen: 1 } } });
    for (let attempt = 0; attempt < 3; attempt++) {
      expect((await post(gateway, INITIALIZE, { accept: 'application/json' })).status).toBe(406);
      expect((await post(gateway, INITIALIZE, { 'content-type': 'text/plain' })).status).toBe(415);
    }
    expect((await post(gateway, INITIALIZE)).status).toBe(200);
  });
});

test('a request under the id of a call that has no answer yet is refused, and the call is answered', async () => {
  const { server, mcp } = await upstream();
  const { gateway } = await testGateway({ mode: 'direct', config: { mcp } });
  const { transport } = await connect(gateway);
  const session = { 'mcp-session-id': transport.sessionId ?? '' };
  const request = {
    jsonrpc: '2.0',
    id: 'mine',
    method: 'tools/call',
    params: { name: 'mcp__a__sleep', arguments: {} },
  };
  const first = post(gateway, { ...request, params: { ...request.params, arguments: { ms: 1_500 } } }, session);
  await expect.poll(() => server.requests.some(({ rpc }) => rpc === 'tools/call')).toBe(true);
  for (const second of [request, { ...LIST, id: 'mine' }, { ...LIST, id: 'mine', method: 'prompts/list' }]) {
    const refused = await post(gateway, second, session);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      error: {
        code: 'invalid_request',
        param: 'id',
        message: expect.stringContaining('"mine", which a call under way'),
      },
    });
  }
  expect(await (await first).text()).toContain('"id":"mine"');
  expect((await post(gateway, { ...LIST, id: 'mine' }, session)).status).toBe(200);
});

describe('the end of a session', () => {
  test('by the client ends the calls under way, and the session is not known any more', async () => {
    const { server, mcp } = await upstream();
    const { gateway } = await testGateway({ mode: 'direct', config: { mcp } });
    const { call, transport } = await connect(gateway, { headers: { 'x-session-id': 'ann' } });
    const { sessionId = '' } = transport;
    const slept = call('mcp__a__sleep', { ms: 30_000 });
    slept.catch(() => {});
    await expect.poll(() => server.requests.some(({ rpc }) => rpc === 'tools/call')).toBe(true);
    await transport.terminateSession();
    await expect.poll(() => server.requests.some(({ rpc }) => rpc === 'notifications/cancelled')).toBe(true);
    expect((await post(gateway, LIST, { 'mcp-session-id': sessionId })).status).toBe(404);
    await expect.poll(async () => (await gateway.readSession('ann'))?.runs[0]?.outcome).toBe('completed');
  });

  test('comes when nobody listens and nothing was asked for its time', async () => {
    const clock = manualClock();
    const { gateway } = await testGateway({ config: { sessions: { idleMs: 5_000 } }, gateway: { clock } });
    const response = await post(gateway, INITIALIZE);
    expect(response.headers.get('x-session-id')).toMatch(/^mcp-[0-9a-f]+$/);
    const session = { 'mcp-session-id': response.headers.get('mcp-session-id') ?? '' };
    await response.text();
    clock.advance(4_000);
    expect((await post(gateway, LIST, session)).status).toBe(200);
    clock.advance(4_000);
    expect((await post(gateway, LIST, session)).status).toBe(200);
    clock.advance(5_000);
    expect((await post(gateway, LIST, session)).status).toBe(404);
  });

  test('does not come while the client listens', async () => {
    const clock = manualClock();
    const { gateway } = await testGateway({
      mode: 'direct',
      config: { sessions: { idleMs: 5_000 } },
      gateway: { clock },
    });
    const { client, transport } = await connect(gateway);
    const { sessionId = '' } = transport;
    // There is one stream a client, and this one has it.
    const stream = await fetch(`${gateway.url}/mcp`, {
      headers: {
        authorization: `Bearer ${gateway.token}`,
        accept: 'text/event-stream',
        'mcp-session-id': sessionId,
      },
    });
    expect(stream.status).toBe(409);
    for (let hour = 0; hour < 3; hour++) clock.advance(5_000);
    expect((await client.listTools()).tools).toHaveLength(44);
    await client.close();
    await expect
      .poll(async () => {
        clock.advance(5_000);
        return (await post(gateway, LIST, { 'mcp-session-id': sessionId })).status;
      })
      .toBe(404);
  });

  test('comes with the gateway, which does not wait for clients that only listen', async () => {
    const { gateway } = await testGateway({ gateway: { drainTimeoutMs: 3_600_000 } });
    const { client, call } = await connect(gateway, { headers: { 'x-session-id': 'ann' } });
    await client.listTools();
    await gateway.close();
    await expect(call('tool_search', { query: 'x' })).rejects.toThrow();
    const history = await gateway.readSession('ann');
    expect(history?.runs).toMatchObject([{ outcome: 'aborted' }]);
  });
});

import { type CallContext, type CatalogEvent, createCatalog, executeContracted } from '@toolsearch/catalog';
import { createSandbox, type Sandbox } from '@toolsearch/sandbox-runner';
import { callContext, tool } from '@toolsearch/tool-fixtures';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeMode } from './code-mode.ts';
import type { CodeOutcome } from './outcome.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

const events: CatalogEvent[] = [];
const contexts: CallContext[] = [];
const title = { type: 'object', properties: { title: { type: 'string' } }, required: ['title'] };
const catalog = createCatalog(
  [
    tool({ name: 'create_issue', owner: 'github', description: 'Create an issue in a repository', inputSchema: title }),
    tool({ name: 'create_event', owner: 'calendar', description: 'Create a calendar event' }),
    tool({ name: 'camera', source: 'plugin', owner: 'cam', catalogMode: 'direct-only' }),
    tool({ name: 'secret', visible: 'never', description: 'A secret tool for issues and events' }),
    tool({ name: 'fails', execute: () => Promise.reject(new Error('it failed on purpose')) }),
  ],
  {
    observe: (event) => events.push(event),
    unavailable: [{ source: 'mcp', owner: 'shell', reason: 'did not start' }],
    execute: (call) => {
      contexts.push(call.context);
      return executeContracted(call);
    },
  },
);

async function run(code: string, context = callContext({ callId: 'c7' })): Promise<CodeOutcome> {
  events.length = 0;
  contexts.length = 0;
  const result = await codeMode(catalog, sandbox).dispatch('tool_search_code', { code }, context);
  return result.details as unknown as CodeOutcome;
}

describe('openclaw.tools.search', () => {
  test.each<[string, string]>([
    ['a query and options', "search('github issue', { limit: 1 })"],
    ['a query and a bare limit', "search('github issue', 1)"],
    ['one object', "search({ query: 'github issue', limit: 1 })"],
  ])('takes %s and gives an array of hits', async (_, call) => {
    expect(await run(`return await openclaw.tools.${call}`)).toMatchObject({
      ok: true,
      value: [{ id: 'mcp:github:create_issue', name: 'create_issue', input: 'unknown' }],
      telemetry: { searchCount: 1 },
    });
  });

  test.each<[string, string]>([
    ['a list', "search(['github issue', 'calendar event'], { limit: 1 })"],
    ['one object', "search({ queries: ['github issue', 'calendar event'], limit: 1 })"],
  ])('takes several queries as %s and gives hits by query', async (_, call) => {
    const { value } = (await run(`return await openclaw.tools.${call}`)) as { value?: unknown };
    expect(value).toMatchObject([
      { query: 'github issue', hits: [{ id: 'mcp:github:create_issue' }] },
      { query: 'calendar event', hits: [{ id: 'mcp:calendar:create_event' }] },
    ]);
  });

  test('gives an empty array for nothing, and says in the outcome what to do and which sources are down', async () => {
    const outcome = await run(
      "return (await openclaw.tools.search('xyzzy plugh')).length + (await openclaw.tools.search()).length",
    );
    expect(outcome).toMatchObject({ ok: true, value: 0 });
    expect(outcome.hint).toMatch(/verb and an object/);
    expect(outcome.hint).toContain('Unavailable now: mcp shell (did not start).');
  });

  test.each(['search(true)', 'search([1])', "search(Array(17).fill('x'))"])('refuses %s', async (call) => {
    expect(await run(`return await openclaw.tools.${call}`)).toMatchObject({
      ok: false,
      error: { code: 'script-error', message: expect.stringMatching(/^search found/) },
    });
  });

  test('never finds what is direct-only or never visible, whatever the query', async () => {
    const word = fc.constantFrom('secret', 'a secret tool', 'camera', 'issue', 'event', 'create', 'openclaw:secret');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(word, fc.string()), { minLength: 1, maxLength: 16 }), async (queries) => {
        const { hits } = await found(
          `return { hits: await openclaw.tools.search(${JSON.stringify(queries)}, { limit: 20 }) }`,
        );
        for (const group of hits) {
          for (const { id } of group.hits) expect(id).not.toMatch(/openclaw:secret|cam:camera/);
        }
      }),
      { numRuns: 12 },
    );
  });
});

async function found(code: string): Promise<{ hits: readonly { hits: readonly { id: string }[] }[] }> {
  const outcome = await run(code);
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value as unknown as { hits: readonly { hits: readonly { id: string }[] }[] };
}

describe('openclaw.tools.describe', () => {
  test.each(["'mcp:github:create_issue'", "'create_issue'", "(await openclaw.tools.search('github issue'))[0]"])(
    'gives the exact schema of %s',
    async (ref) => {
      expect(await run(`return await openclaw.tools.describe(${ref})`)).toMatchObject({
        ok: true,
        value: { id: 'mcp:github:create_issue', inputSchema: title },
        telemetry: { describeCount: 1 },
      });
    },
  );

  test('says that the source of the tool is down', async () => {
    const outcome = await run(
      "try { await openclaw.tools.describe('mcp:shell:run') } catch (e) { return [e.code, e.message] }",
    );
    const [code, message] = (outcome as { value?: readonly string[] }).value ?? [];
    expect(code).toBe('tool-unavailable');
    expect(message).toContain('mcp shell (did not start)');
  });
});

describe('openclaw.tools.call', () => {
  test.each([
    "call('mcp:github:create_issue', { title: 'x' })",
    "call('create_issue', { title: 'x' })",
    "call((await openclaw.tools.search('github issue'))[0], { title: 'x' })",
    "call({ id: 'create_issue', args: { title: 'x' } })",
  ])('%s gives the envelope', async (call) => {
    expect(await run(`return await openclaw.tools.${call}`)).toMatchObject({
      ok: true,
      value: { tool: { id: 'mcp:github:create_issue', source: 'mcp' }, result: { details: { title: 'x' } } },
      calls: [{ tool: 'mcp:github:create_issue', outcome: 'ok' }],
    });
  });

  test('is nested in the call of the control, and numbered in the order of starting', async () => {
    await run(`await openclaw.tools.search('issue');
      await Promise.all(['a', 'b'].map((title) => openclaw.tools.call('create_issue', { title })))`);
    expect(contexts.map(({ callId, parentCallId, origin, runId }) => [callId, parentCallId, origin, runId])).toEqual([
      ['c7:2', 'c7', 'code', 'run'],
      ['c7:3', 'c7', 'code', 'run'],
    ]);
    expect(events).toMatchObject([{ type: 'search', context: { callId: 'c7:1', parentCallId: 'c7', origin: 'code' } }]);
  });

  test.each<[string, string, string]>([
    ["call('create_issue', {})", 'invalid-input', '{ title: string }'],
    ["call('no:tool', {})", 'unknown-tool', 'no:tool'],
    ["call('fails')", 'tool-failed', 'it failed on purpose'],
    ["call('plugin:cam:camera')", 'tool-unavailable', 'call cam__camera as a tool of its own'],
    ['call()', 'invalid-input', 'wanted call(id, args)'],
  ])('%s rejects with the code %s and words that help', async (call, code, words) => {
    const outcome = await run(`try { await openclaw.tools.${call} } catch (e) { return [e.code, e.message] }`);
    expect((outcome as { value?: unknown }).value).toEqual([code, expect.stringContaining(words)]);
    expect(outcome.calls).toMatchObject([{ outcome: 'failed' }]);
  });

  test('a rejection that nobody handles fails the body with its line and the words of the tool', async () => {
    expect(await run("console.log('before');\nawait openclaw.tools.call('fails');")).toMatchObject({
      ok: false,
      error: { code: 'script-error', message: expect.stringContaining('it failed on purpose'), line: 2 },
      logs: [{ level: 'log', text: 'before' }],
      calls: [{ tool: 'openclaw:fails', outcome: 'failed', error: 'it failed on purpose' }],
    });
  });
});

describe('a body with a slip', () => {
  test.each<[string, string, string]>([
    ['nothing', 'undefined', '(no id)'],
    ['null', 'null', '(no id)'],
    ['an empty text', "' '", '(no id)'],
    ['a number', '5', '5'],
    ['something without an id', "{ name: 'fails' }", '{"name":"fails"}'],
  ])('that calls %s has a report of what stood for the tool', async (_, given, tool) => {
    const outcome = await run(`await openclaw.tools.call(${given}, {})`);
    expect(outcome).toMatchObject({ ok: false, telemetry: { callCount: 1 } });
    expect(outcome.calls).toEqual([
      { tool, outcome: 'failed', error: 'call found no id; wanted call(id, args) with the id of a hit.' },
    ]);
  });

  test('that returns a property of the promise of a call is told to await it', async () => {
    const outcome = await run("return (openclaw.tools.call('create_event', {})).result");
    expect(outcome).toMatchObject({ ok: true, value: null, calls: [{ outcome: 'ok' }] });
    expect(outcome.hint).toContain('await it first, as in `return (await call(...)).property`');
  });

  test('that returns far too much is told to return less', async () => {
    expect(await run("return 'x'.repeat(3e6)")).toMatchObject({
      ok: false,
      error: { code: 'limit-exceeded', message: expect.stringMatching(/larger than .* Return less: pick fields/) },
    });
  });
});

import {
  type Catalog,
  createCatalog,
  type Execute,
  errorResult,
  executeContracted,
  type ToolResult,
} from '@toolsearch/catalog';
import { createSandbox, type Sandbox } from '@toolsearch/sandbox-runner';
import { answering, callContext, MEDIA, textOf, tool } from '@toolsearch/tool-fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CodeModeOptions, codeMode } from './code-mode.ts';
import { CODE_TOOL_NAME } from './definition.ts';
import type { CodeOutcome } from './outcome.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

interface Ran {
  readonly result: ToolResult;
  readonly outcome: CodeOutcome;
}

async function run(
  catalog: Catalog,
  code: string,
  options: CodeModeOptions = {},
  context = callContext(),
): Promise<Ran> {
  const result = await codeMode(catalog, sandbox, options).dispatch(CODE_TOOL_NAME, { code }, context);
  return { result, outcome: result.details as unknown as CodeOutcome };
}

describe('field report 31: a source that did not start', () => {
  const catalog = createCatalog([tool({ name: 'read_file', owner: 'fs' })], {
    unavailable: [{ source: 'mcp', owner: 'shell', reason: 'did not start' }],
  });

  test('is told with every search and in the error of a call into it', async () => {
    const { outcome } = await run(catalog, "return (await openclaw.tools.search('run a shell command')).length");
    expect(outcome.hint).toContain('Unavailable now: mcp shell (did not start).');
    const failed = await run(catalog, "return await openclaw.tools.call('mcp:shell:run', {})");
    expect(textOf(failed.result)).toContain('mcp shell (did not start)');
  });
});

describe('field report 41: a failing call that nobody awaits is no success', () => {
  const denied: Execute = (call) =>
    call.entry.name === 'denied'
      ? Promise.resolve(errorResult({ code: 'blocked-by-policy', message: 'Policy blocks denied.' }))
      : executeContracted(call);
  const read = tool({
    name: 'read',
    owner: 'fs',
    execute: () => Promise.reject(new Error(`missing: ${'x'.repeat(100_000)}`)),
  });
  const catalog = createCatalog([read, tool({ name: 'denied', owner: 'fs' })], { execute: denied });

  test.each<[string, string, string]>([
    ['not awaited', "openclaw.tools.call('mcp:fs:read', {}); return 'done';", 'missing'],
    ['denied by policy', "openclaw.tools.call('mcp:fs:denied', {}); return 'done';", 'Policy blocks denied.'],
  ])('%s', async (_, code, words) => {
    const { result, outcome } = await run(catalog, code);
    expect(result.isError).toBe(true);
    expect(outcome).toMatchObject({ ok: false, error: { code: 'script-error' }, calls: [{ outcome: 'failed' }] });
    expect(textOf(result)).toContain(words);
    expect(Buffer.byteLength(textOf(result))).toBeLessThan(3_000);
  });

  test.each<[string, string]>([
    ['.catch', "openclaw.tools.call('mcp:fs:read', {}).catch(() => 'handled'); return 'done';"],
    ['Promise.allSettled', "await Promise.allSettled([openclaw.tools.call('mcp:fs:read', {})]); return 'done';"],
  ])('handled with %s it is a success that still lists the failed call', async (_, code) => {
    const { result, outcome } = await run(catalog, code);
    expect(result.isError).toBeUndefined();
    expect(outcome).toMatchObject({ ok: true, value: 'done', calls: [{ tool: 'mcp:fs:read', outcome: 'failed' }] });
  });
});

describe('field report 43: bodies as models write them', () => {
  const catalog = createCatalog([tool({ name: 'read', owner: 'fs' })]);
  const found = "(await tools.search('read')).length";

  test.each<[string, string, unknown]>([
    [
      'a constant with the name of the bridge',
      `const openclaw = globalThis.openclaw; const tools = openclaw.tools; return ${found}`,
      1,
    ],
    ['a constant with the name of its part', `const tools = openclaw.tools; return ${found}`, 1],
    ['a variable with the name of the console', 'let console; return typeof console', 'undefined'],
    ['strict mode', '"use strict"; return 1', 1],
    ['a fence', '```js\nreturn 1\n```', 1],
    ['type annotations', 'const n: number = 1; return n as number', 1],
  ])('%s runs', async (_, code, value) => {
    expect((await run(catalog, code)).outcome).toMatchObject({ ok: true, value });
  });

  test('an import gets one line of advice with its line number', async () => {
    const { outcome } = await run(catalog, 'const a = 1;\nimport x from "y";\nreturn x');
    expect(outcome).toMatchObject({ ok: false, error: { line: 2, message: expect.stringMatching(/not available/) } });
  });

  test('a body without return gives nothing and a hint', async () => {
    const { outcome } = await run(catalog, 'const a = 1;');
    expect(outcome).toMatchObject({ ok: true, value: null, hint: expect.stringMatching(/return/) });
  });

  test('line numbers are those of the text that was sent', async () => {
    const { outcome } = await run(catalog, '```js\nconst a = 1;\nthrow new Error("here")\n```');
    expect(outcome).toMatchObject({ ok: false, error: { line: 3, message: expect.stringContaining('here') } });
  });
});

describe('field report 44: media out of a body', () => {
  const base64 = Buffer.from(Array.from({ length: 3_000 }, (_, n) => (n * 89) % 251)).toString('base64');
  const catalog = createCatalog([
    answering('shot', { content: MEDIA, details: { width: 1280 } }),
    answering('inline', {
      content: [{ type: 'text', text: `![x](data:image/png;base64,${base64})` }],
      details: { png: base64 },
    }),
  ]);

  test('come as blocks behind the text when the envelope is returned', async () => {
    const { result, outcome } = await run(catalog, "return await openclaw.tools.call('shot')");
    expect(result.content.slice(1)).toEqual([MEDIA[1], MEDIA[2], MEDIA[4]]);
    expect(outcome).toMatchObject({ value: { result: { details: { width: 1280 } } } });
    expect(textOf(result)).not.toMatch(/[A-Za-z0-9+/]{257,}/);
  });

  test('come one by one, and not at all when nothing mentions them', async () => {
    const one = await run(catalog, "return (await openclaw.tools.call('shot')).result.content[2].reference");
    expect(one.result.content.slice(1)).toEqual([MEDIA[2]]);
    const none = await run(catalog, "return (await openclaw.tools.call('shot')).result.content.length");
    expect(none.result.content).toHaveLength(1);
  });

  test('that a tool hides in its text or its details leave no long run behind', async () => {
    const { result } = await run(
      catalog,
      "const r = await openclaw.tools.call('inline'); console.log(r.result.details.png); return r",
    );
    expect(textOf(result)).not.toMatch(/[A-Za-z0-9+/]{257,}/);
    expect(textOf(result)).toContain(`[base64, ${base64.length} characters]`);
  });
});

test('field report 46: an error of the tool resolves with isError and is listed; a text that begins with "Error:" is none', async () => {
  const failed: ToolResult = { isError: true, content: [{ type: 'text', text: 'not found' }] };
  const worded: ToolResult = { content: [{ type: 'text', text: 'Error: is only a word.' }] };
  const catalog = createCatalog([answering('failed', failed), answering('worded', worded)]);
  const { outcome } = await run(
    catalog,
    "const r = []; for (const name of ['failed', 'worded']) r.push((await openclaw.tools.call(name)).result); return r",
  );
  expect(outcome).toMatchObject({ ok: true, value: [failed, worded] });
  expect(outcome.calls).toEqual([
    { tool: 'mcp:stub:failed', outcome: 'error' },
    { tool: 'mcp:stub:worded', outcome: 'ok' },
  ]);
});

describe('field report 47: results that are too large', () => {
  const huge = 'ü€'.repeat(4_000_000);
  const catalog = createCatalog([answering('huge', { content: [{ type: 'text', text: huge }] })]);

  test('a body may read 20 MB and return its length', async () => {
    const { outcome } = await run(catalog, "return (await openclaw.tools.call('huge')).result.content[0].text.length");
    expect(outcome).toMatchObject({ ok: true, value: huge.length });
  });

  test.each<[string, string, RegExp]>([
    [
      'returns it',
      "return (await openclaw.tools.call('huge')).result.content[0].text",
      /"limit-exceeded".*larger than/,
    ],
    [
      'logs it',
      "console.log((await openclaw.tools.call('huge')).result.content[0].text); return 1",
      /log lines were left out/,
    ],
    [
      'logs it in pieces',
      "for (let i = 0; i < 2000; i++) console.log('x'.repeat(10000)); return 1",
      /log lines were left out/,
    ],
    ['returns 500 KB', "return 'ü'.repeat(250000)", /ü.*Cut here: the value has 500002 bytes.*ü/],
    ['throws it', "throw new Error('ü'.repeat(250000))", /ü…"/],
  ])('a body that %s costs the model the documented bytes at most, and is told', async (_, code, word) => {
    const { result } = await run(catalog, code);
    expect(Buffer.byteLength(textOf(result))).toBeLessThanOrEqual(65_536);
    expect(textOf(result)).toMatch(word);
  });
});

describe('field report 55: approvals inside a body', () => {
  const ran: string[] = [];
  const asked: unknown[] = [];
  let withdrawn = false;

  /** The host's path with an approval in it: stops the caller's clock while the person decides. */
  const approving =
    (decide: (signal: AbortSignal) => Promise<boolean>): Execute =>
    async (call) => {
      const { context, entry, args } = call;
      if (entry.name === 'guarded') {
        asked.push({ id: entry.id, args, parent: context.parentCallId });
        const resume = context.pauseClock?.();
        const allowed = await decide(context.signal).finally(() => resume?.());
        if (!allowed) return errorResult({ code: 'blocked-by-approval', message: 'A person denied the call.' });
      }
      ran.push(entry.name);
      return executeContracted(call);
    };
  const catalogWith = (decide: (signal: AbortSignal) => Promise<boolean>) => {
    ran.length = 0;
    asked.length = 0;
    return createCatalog([tool({ name: 'free' }), tool({ name: 'guarded' })], { execute: approving(decide) });
  };
  const code = `await openclaw.tools.call('free');
    const word = await openclaw.tools.call('guarded', { n: 1 }).then(() => 'allowed', (e) => e.code);
    await openclaw.tools.call('free');
    return word;`;
  const decideAfter = (ms: number, word: boolean) => () =>
    new Promise<boolean>((resolve) => setTimeout(resolve, ms, word));

  test('time that a person takes does not count', async () => {
    const { outcome } = await run(catalogWith(decideAfter(1_500, true)), code, { timeoutMs: 1_000 });
    expect(outcome).toMatchObject({ ok: true, value: 'allowed' });
    expect(ran).toEqual(['free', 'guarded', 'free']);
    expect(asked).toEqual([{ id: 'openclaw:guarded', args: { n: 1 }, parent: 'call' }]);
  });

  test('a denial reaches the body as a rejection that it can handle', async () => {
    const { outcome } = await run(catalogWith(decideAfter(1, false)), code);
    expect(outcome).toMatchObject({ ok: true, value: 'blocked-by-approval' });
    expect(ran).toEqual(['free', 'free']);
  });

  test('an abort while waiting ends the body and withdraws the request', async () => {
    const caller = new AbortController();
    const never = (signal: AbortSignal) =>
      new Promise<boolean>((resolve) => {
        signal.addEventListener('abort', () => {
          withdrawn = true;
          resolve(false);
        });
        setTimeout(() => caller.abort(), 20);
      });
    const { outcome } = await run(catalogWith(never), code, {}, callContext({ signal: caller.signal }));
    expect(outcome).toMatchObject({ ok: false, error: { code: 'aborted' } });
    expect(withdrawn).toBe(true);
    expect(ran).toEqual(['free']);
  });

  test('a clock of the caller is stopped too', async () => {
    const clock: string[] = [];
    const pauseClock = () => {
      clock.push('stop');
      return () => clock.push('go');
    };
    await run(catalogWith(decideAfter(1, true)), code, {}, callContext({ pauseClock }));
    expect(clock).toEqual(['stop', 'go']);
  });
});

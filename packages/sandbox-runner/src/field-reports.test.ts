import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, unlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox, type SandboxOutcome } from './index.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ poolSize: 3 });
});
afterAll(() => sandbox.close());

const functions = {
  tools: {
    call: async ([id]: readonly unknown[]) => {
      if (id === 'missing') throw new Error('no such file');
      if (id === 'denied') throw Object.assign(new Error('denied by policy'), { code: 'denied' });
      return { id };
    },
  },
};
const run = (body: string, timeoutMs = 5000): Promise<SandboxOutcome> => sandbox.run(body, { functions, timeoutMs });

describe('field report 38: nothing outside can be reached, whatever the Node', () => {
  it('not by name, not through a constructor; the listener hears nothing and the host lives', async () => {
    let heard = 0;
    const server = createServer((_request, response) => {
      heard++;
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const ways = [
      `fetch('http://127.0.0.1:${port}')`,
      `require('net').connect(${port})`,
      `process.getBuiltinModule('node:net').connect(${port})`,
      `console.log.constructor("return process")().kill(1)`,
      `tools.call.constructor("return fetch")()('http://127.0.0.1:${port}')`,
      `tools.call.constructor.constructor("return process")().env`,
      'process.kill(process.ppid)',
      'process.env',
      "new Worker('x')",
      "new WebSocket('ws://127.0.0.1')",
    ];
    for (const way of ways) expect(await run(`return ${way}`)).toMatchObject({ ok: false, code: 'script-error' });
    const names = 'process,require,module,fetch,Worker,WebSocket,EventSource,Buffer,navigator';
    const types = await run(
      `return [${names.split(',').map((name) => `typeof ${name}`)}].filter((t) => t !== 'undefined')`,
    );
    expect(types).toMatchObject({ ok: true, value: [] });
    expect(heard).toBe(0);
    server.close();
  });
});

describe('field report 40: every end has a stable code of its own', () => {
  it.each([
    ['timeout', 'while (true) {}'],
    ['timeout', 'await new Promise(() => {})'],
    ['timeout', 'await tools.call("a"); for (;;) {}'],
    ['not-serialisable', 'const a = {}; a.a = a; return a'],
    ['script-error', 'throw null'],
    ['out-of-memory', 'return new ArrayBuffer(4e9).byteLength'],
  ])('%s: %s', async (code, body) => {
    expect(await run(body, 700)).toMatchObject({ ok: false, code });
    expect(sandbox.children).toBeLessThanOrEqual(3);
  });

  it('out-of-memory: 4 GB in arrays', async () => {
    expect(await run('const a = []; for (;;) a.push(new Array(1e6).fill(7))', 30_000)).toMatchObject({
      code: 'out-of-memory',
    });
  });

  it('script-error with name, message and line for a syntax error on line 3', async () => {
    expect(await run('const a = 1;\n\nconst b = = 2;')).toMatchObject({
      code: 'script-error',
      line: 3,
      message: expect.stringMatching(/^SyntaxError: Unexpected token/),
    });
  });

  it('runtime-unavailable when the child cannot be started, at once or later', async () => {
    await expect(createSandbox({ execPath: '/nowhere/node' })).rejects.toMatchObject({ code: 'runtime-unavailable' });
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
    const link = join(folder, 'node');
    symlinkSync(process.execPath, link);
    // The folder of a fresh temporary directory is the host user's alone.
    const other = await createSandbox({ execPath: link, poolSize: 0, user: false });
    unlinkSync(link);
    expect(await other.run('return 1', { functions: {} })).toMatchObject({ ok: false, code: 'runtime-unavailable' });
    await other.close();
    rmSync(folder, { recursive: true });
  });

  const dist = join(import.meta.dirname, '../dist');
  it.skipIf(!existsSync(join(dist, 'index.js')))(
    'runtime-unavailable when the program of the child is gone',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
      cpSync(join(dist, 'index.js'), join(folder, 'index.mjs'));
      cpSync(join(dist, 'index.js.map'), join(folder, 'index.js.map'));
      const copy = (await import(pathToFileURL(join(folder, 'index.mjs')).href)) as {
        createSandbox: typeof createSandbox;
      };
      await expect(copy.createSandbox()).rejects.toMatchObject({ code: 'runtime-unavailable' });
      rmSync(folder, { recursive: true });
    },
  );
});

describe('field report 41: a failed call that nobody handled is never a bare success', () => {
  it.each(['missing', 'denied'])('%s, not awaited', async (id) => {
    const outcome = await run(`tools.call('${id}'); return 'done'`);
    expect(outcome).toMatchObject({ ok: false, code: 'script-error', callId: 1 });
    expect(outcome.calls).toMatchObject([{ name: 'tools.call', outcome: 'failed', handled: false }]);
  });

  it.each(["tools.call('missing').catch(() => {})", "await Promise.allSettled([tools.call('missing')])"])(
    'handled: %s',
    async (line) => {
      expect(await run(`${line}; return 'done'`)).toMatchObject({
        ok: true,
        value: 'done',
        calls: [{ outcome: 'failed', handled: true }],
      });
    },
  );
});

describe('field report 43: bodies may name things as the host does', () => {
  it.each([
    'const tools = globalThis.tools;',
    'const call = tools.call;',
    'let console;',
    '"use strict";',
    '```js\nconst x = 1;\n```',
    'const n: number = 1;',
  ])('%j runs, with a hint that nothing was returned', async (body) => {
    expect(await run(body)).toMatchObject({
      ok: true,
      ...(body === '"use strict";' ? {} : { hint: expect.stringMatching(/return/) }),
    });
  });

  it('import and export are refused with advice and the line', async () => {
    expect(await run('\nimport x from "y"')).toMatchObject({
      ok: false,
      line: 2,
      message: expect.stringMatching(/Imports are not/),
    });
    expect(await run('\nexport const a = 1')).toMatchObject({
      ok: false,
      line: 2,
      message: expect.stringMatching(/exported/),
    });
  });
});

describe('field report 55: the clock stands still while a person decides', () => {
  const ran: string[] = [];
  const asking = (decide: (context: { signal: AbortSignal }) => Promise<boolean>) => ({
    free: async () => void ran.push('free'),
    asks: async (_args: readonly unknown[], context: { signal: AbortSignal; pauseClock(): () => void }) => {
      const resume = context.pauseClock();
      try {
        if (!(await decide(context))) throw new Error('blocked: denied');
        ran.push('asked');
      } finally {
        resume();
      }
    },
  });
  const body =
    'await free(); let said = "ran"; try { await asks() } catch (e) { said = e.message } await free(); return said';

  it.each([
    [true, 'ran', ['free', 'asked', 'free']],
    [false, 'blocked: denied', ['free', 'free']],
  ])('and the verdict %s reaches the body', async (verdict, value, expected) => {
    ran.length = 0;
    const decide = async () => {
      await sleep(1500);
      return verdict;
    };
    expect(await sandbox.run(body, { functions: asking(decide), timeoutMs: 1000 })).toMatchObject({ ok: true, value });
    expect(ran).toEqual(expected);
  });

  it('an abort while waiting ends the child and withdraws the request', async () => {
    const caller = new AbortController();
    let withdrawn = false;
    const decide = ({ signal }: { signal: AbortSignal }): Promise<boolean> =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          withdrawn = true;
          resolve(false);
        });
        setTimeout(() => caller.abort(), 50);
      });
    const outcome = await sandbox.run(body, { functions: asking(decide), timeoutMs: 1000, signal: caller.signal });
    expect(outcome).toMatchObject({ ok: false, code: 'aborted' });
    expect(withdrawn).toBe(true);
  });
});

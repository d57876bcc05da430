import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox, type SandboxOptions } from '../index.ts';

const open: Sandbox[] = [];
const sandboxWith = async (options: SandboxOptions): Promise<Sandbox> => {
  const sandbox = await createSandbox(options);
  open.push(sandbox);
  return sandbox;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map((sandbox) => sandbox.close()));
});

/** Direct children of a process, by /proc. */
function childrenOf(parent: number): { pid: number; state: string; command: string }[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const [state, ppid] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (Number(ppid) !== parent) return [];
      return [{ pid: Number(name), state: state ?? '', command: readFileSync(`/proc/${name}/cmdline`, 'utf8') }];
    } catch {
      return [];
    }
  });
}
const sandboxChildren = (parent = process.pid) =>
  childrenOf(parent).filter((child) => child.command.includes('--permission'));

const add = { functions: { add: async ([a, b]: readonly unknown[]) => Number(a) + Number(b) } };

describe('the pool', () => {
  it('hands out children started ahead, each once', async () => {
    const sandbox = await sandboxWith({ poolSize: 2 });
    for (let round = 0; round < 3; round++) {
      await sandbox.warm();
      const outcome = await sandbox.run('globalThis.leaked = (globalThis.leaked ?? 0) + 1; return leaked', add);
      expect(outcome).toMatchObject({ ok: true, value: 1, usage: { pooled: true } });
    }
  });

  it('starts a child when none is ready', async () => {
    const sandbox = await sandboxWith({ poolSize: 0 });
    expect(await sandbox.run('return await add(1, 2)', add)).toMatchObject({ value: 3, usage: { pooled: false } });
    expect(sandbox.children).toBe(0);
  });

  it('keeps no more children than allowed; the rest waits its turn', async () => {
    const sandbox = await sandboxWith({ poolSize: 1, maxChildren: 2 });
    let most = 0;
    const runs = Array.from({ length: 8 }, async (_, i) => {
      const outcome = await sandbox.run(`return await add(${i}, 1)`, { ...add, timeoutMs: 30_000 });
      most = Math.max(most, sandbox.children);
      return outcome.ok && outcome.value;
    });
    expect(await Promise.all(runs)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(most).toBeLessThanOrEqual(2);
  });

  it('lets ready children go after a time without runs', async () => {
    const sandbox = await sandboxWith({ poolSize: 2, idleMs: 50 });
    await sandbox.run('return 1', add);
    await expect.poll(() => sandbox.children, { timeout: 5000 }).toBe(0);
    expect(await sandbox.run('return 1', add)).toMatchObject({ ok: true });
  });

  it('leaves no child and no zombie when it is closed, even in the middle of runs', async () => {
    const sandbox = await createSandbox({ poolSize: 2 });
    const outcome = sandbox.run('for (;;);', add);
    await sleep(100);
    await sandbox.close();
    expect(await outcome).toMatchObject({ ok: false, code: 'aborted' });
    expect(sandbox.children).toBe(0);
    expect(await sandbox.run('return 1', add)).toMatchObject({ ok: false, code: 'aborted' });
    expect(sandboxChildren()).toEqual([]);
  });
});

describe.runIf(process.platform === 'linux')('children killed from outside', () => {
  it('cost nothing while they wait', async () => {
    const sandbox = await sandboxWith({ poolSize: 2 });
    await sandbox.warm();
    for (const child of sandboxChildren()) process.kill(child.pid, 'SIGKILL');
    expect(await sandbox.run('return await add(20, 22)', add)).toMatchObject({ ok: true, value: 42 });
  });

  it('cost their own run only, with a stable code', async () => {
    const sandbox = await sandboxWith({ poolSize: 2 });
    await sandbox.warm();
    let strike: () => void = () => {};
    const struck = new Promise<void>((resolve) => {
      strike = resolve;
    });
    const victim = sandbox.run('await started(); for (;;);', {
      functions: {
        started: async () => {
          strike();
        },
      },
    });
    await struck;
    await sleep(50);
    const busy = sandboxChildren().find((child) => child.state === 'R');
    const other = sandbox.run('return await add(1, 1)', add);
    process.kill((busy as { pid: number }).pid, 'SIGKILL');
    expect(await victim).toMatchObject({
      ok: false,
      code: 'runtime-unavailable',
      message: expect.stringMatching(/SIGKILL/),
    });
    expect(await other).toMatchObject({ ok: true, value: 2 });
    expect(childrenOf(process.pid).filter((child) => child.state === 'Z')).toEqual([]);
  });
});

describe('a host', () => {
  const program = (rest: string): string =>
    `import { createSandbox } from '${new URL('../index.ts', import.meta.url).href}';\n` +
    `const sandbox = await createSandbox({ poolSize: 2 }); await sandbox.warm();\n${rest}`;
  const flags = ['--input-type=module', '--conditions=@toolsearch/source', '--no-warnings', '-e'];

  it('may end without closing: nothing keeps it alive', () => {
    const text = program("console.log(JSON.stringify((await sandbox.run('return 1', { functions: {} })).value));");
    expect(execFileSync(process.execPath, [...flags, text], { timeout: 30_000 }).toString()).toBe('1\n');
  });

  it.runIf(process.platform === 'linux')('that is killed leaves no child behind', async () => {
    const host = spawn(process.execPath, [...flags, program("console.log('up'); setInterval(() => {}, 1000);")], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => host.stdout.once('data', resolve));
    const children = sandboxChildren(host.pid);
    expect(children.length).toBe(2);
    host.kill('SIGKILL');
    const alive = (): number => children.filter(({ pid }) => isAlive(pid)).length;
    await expect.poll(alive, { timeout: 5000 }).toBe(0);
  });
});

function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

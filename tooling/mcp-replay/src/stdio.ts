/**
 * Serves one catalog over standard input and output, with the faults that only a process can have. The protocol is
 * spoken by hand: a tenth of the start-up time of a server library, and a second opinion on the client under test.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { ReplayCatalog } from './catalog.ts';
import type { Fault } from './faults.ts';
import { createReplay, progressTokenOf, ReplayError, type ReplayOptions } from './replay.ts';

const LONG_LINE_BYTES = 4_000_000;
const STUBBORN_CHILD = "process.on('SIGTERM', () => {}); process.on('SIGHUP', () => {}); setInterval(() => {}, 1000);";

/** `marker` stands in the arguments of every child, so that a test can count the processes it caused. */
export function serveStdio(catalog: ReplayCatalog, options: ReplayOptions & { readonly marker?: string }): void {
  const { faults = new Set<Fault>(), marker = '' } = options;
  if (faults.has('exit-at-start')) {
    process.stderr.write('cannot start: the configuration is missing\n');
    process.exit(3);
  }
  if (faults.has('stubborn') || faults.has('stray')) {
    spawn(process.execPath, ['-e', STUBBORN_CHILD, marker], { detached: faults.has('stray'), stdio: 'ignore' }).unref();
  }
  if (faults.has('stubborn')) {
    process.on('SIGTERM', () => {});
    setInterval(() => {}, 1_000);
  }
  if (faults.has('stderr-flood')) process.stderr.write('e'.repeat(10_000_000));
  if (faults.has('noise')) writeNoise();
  speak(catalog, {
    ...options,
    async onCall() {
      if (faults.has('kill-mid-call')) process.kill(process.pid, 'SIGKILL');
      if (faults.has('long-line')) process.stdout.write(`${'x'.repeat(LONG_LINE_BYTES)}\n`);
      if (faults.has('garbage-mid-call')) {
        process.stdout.write('{"jsonrpc":"2.0","id":\u0000garbage\n\u0001\u0002\n', () => process.exit(1));
        await new Promise(() => {});
      }
    },
  });
}

interface Message {
  readonly id?: string | number;
  readonly method?: string;
  readonly params?: Record<string, unknown>;
}

function speak(catalog: ReplayCatalog, options: ReplayOptions): void {
  const replay = createReplay(catalog, options);
  const running = new Map<unknown, AbortController>();
  const send = (message: object) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const notify = async (method: string, params: object) => void send({ method, params });

  async function answer(id: string | number, method: string, params: Record<string, unknown>): Promise<void> {
    const controller = new AbortController();
    running.set(id, controller);
    const progressToken = progressTokenOf(params);
    try {
      const result = await replay.answer(method, params, {
        signal: controller.signal,
        notifyChanged: () => notify('notifications/tools/list_changed', {}),
        async progress(progress) {
          if (progressToken !== undefined) await notify('notifications/progress', { progressToken, progress });
        },
      });
      if (!controller.signal.aborted) send({ id, result });
    } catch (error) {
      const code = error instanceof ReplayError ? error.code : -32_603;
      send({ id, error: { code, message: error instanceof Error ? error.message : String(error) } });
    } finally {
      running.delete(id);
    }
  }

  createInterface({ input: process.stdin }).on('line', (line) => {
    const { id, method, params = {} }: Message = JSON.parse(line);
    if (method === 'notifications/cancelled') running.get(params.requestId)?.abort();
    if (id === undefined || method === undefined) return;
    if (method !== 'initialize') void answer(id, method, params);
    else if (!options.faults?.has('hang-on-initialize')) {
      const { serverInfo, capabilities } = replay;
      send({ id, result: { protocolVersion: params.protocolVersion, capabilities, serverInfo } });
    }
  });
}

function writeNoise(): void {
  process.stdout.write('Server v1.2.3 is listening on stdio\n');
  process.stdout.write('{"level":"info","msg":"not a message"}\r\n');
  process.stdout.write('\r\n');
  process.stdout.write(Buffer.from([0x62, 0x61, 0x64, 0xff, 0xfe, 0xc3, 0x28, 0x0a]));
  // No line end: the first message comes on the same line.
  process.stdout.write('.'.repeat(2_000_000));
}

/** Finds out what code of the outer realm could do in a child of a plan, by trying it in one. */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyKernelLimits } from '../process/kernel-limits.ts';
import { type LaunchPlan, launch } from '../process/launch.ts';
import { powersProgram } from '../process/program.ts';
import { createFrameReader, encodeFrame } from '../protocol/frames.ts';
import type { Power } from './layers.ts';

const PATIENCE_MS = 5000;
const MAX_BYTES = 4096;
const POWERS: readonly Power[] = ['network', 'files', 'processes', 'signals'];

/** What a child answered. */
export interface PowersFound {
  /** The powers that worked; none is the aim. */
  readonly open: readonly Power[];
  /** Version of the Node that ran. */
  readonly node: string;
}

/** Starts one child and tries. Rejects when the child does not answer. */
export async function findOpenPowers(plan: LaunchPlan): Promise<PowersFound> {
  const listener = await listen();
  const file = join(tmpdir(), `sandbox-${randomUUID()}.db`);
  let connected = false;
  listener.on('connection', (socket) => {
    connected = true;
    socket.destroy();
  });
  try {
    const { port } = listener.address() as { port: number };
    const answer = await ask(plan, JSON.stringify({ port, file }));
    const said: unknown = JSON.parse(answer);
    const { open, node } = said as { open: readonly string[]; node: string };
    const found = POWERS.filter((power) => open.includes(power) || (power === 'network' && connected));
    return { open: found, node };
  } finally {
    listener.close();
    await rm(file, { force: true });
  }
}

function listen(): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

/** Starts the child, limits it once it is ready, sends the question and gives the answer. */
function ask(plan: LaunchPlan, question: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = launch(plan, powersProgram());
    const fail = (why: string): void => {
      child.kill('SIGKILL');
      reject(new Error(`The walls could not be tried: ${why}`));
    };
    const timer = setTimeout(() => fail('the child did not answer'), PATIENCE_MS);
    const reader = createFrameReader(() => MAX_BYTES);
    let ready = false;
    let stderr = '';
    child.stdin.on('error', () => {});
    child.stderr.on('data', (chunk: Buffer) => {
      if (stderr.length < MAX_BYTES) stderr += chunk.toString();
    });
    child.once('error', (error) => fail(error.message));
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      fail(`it ended with ${signal ?? `code ${code}`} ${stderr.slice(0, 200)}`);
    });
    child.stdout.on('data', (chunk: Buffer) => {
      reader.push(chunk, (text) => {
        if (ready) {
          resolve(text);
          return;
        }
        ready = true;
        const limited =
          plan.kernelLimits === undefined
            ? Promise.resolve(undefined)
            : applyKernelLimits(child.pid as number, plan.kernelLimits, plan.user);
        void limited.then(() => child.stdin.write(encodeFrame(question)));
      });
    });
  });
}

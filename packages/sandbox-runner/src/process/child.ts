/**
 * One child from its start to its end. A child is used once: whoever takes it listens to its messages and kills it.
 */
import { createFrameReader, encodeFrame } from '../protocol/frames.ts';
import { type ChildMessage, parseChildMessage } from '../protocol/messages.ts';
import { applyKernelLimits } from './kernel-limits.ts';
import { type LaunchPlan, launch } from './launch.ts';
import { childProgram } from './program.ts';

/** How a child ended. */
export interface ChildExit {
  /** Exit code, or null when a signal ended it. */
  readonly code: number | null;
  /** The signal that ended it, or null. */
  readonly signal: NodeJS.Signals | null;
  /** The first few kilobytes of what it wrote to its standard error. */
  readonly stderr: string;
}

/** Why a child never became ready. */
export interface StartFailure {
  /** The process itself, or the lowering of its limits. */
  readonly stage: 'process' | 'limits';
  /** What happened, as the end of a sentence. */
  readonly message: string;
  /** The first 4 KiB of what it wrote to its standard error; refused flags are named there. */
  readonly stderr: string;
}

/** Why a child's messages are no longer listened to. */
export type Broken = 'malformed' | 'too-much';

/** Who hears a child that is in use. */
export interface ChildListener {
  /** A message of the protocol; whether it comes in turn is for the listener to judge. */
  onMessage(message: ChildMessage): void;
  /** The child spoke out of turn or too much, and has been killed. */
  onBroken(why: Broken): void;
  /** The process has ended and was reaped. Called once. */
  onExit(exit: ChildExit): void;
}

/** A started child; see `startChild`. */
export interface Child {
  /** Resolves to undefined when the child is locked and waits for a body, else to what went wrong. */
  readonly ready: Promise<StartFailure | undefined>;
  /** Resolves when the process has ended and was reaped. */
  readonly exited: Promise<ChildExit>;
  /** Neither ended nor killed. */
  readonly alive: boolean;
  /** Process id, undefined when there is no process. */
  readonly pid: number | undefined;
  /** Bytes read from it so far. */
  readonly bytesIn: number;
  /** Bytes sent to it so far. */
  readonly bytesOut: number;
  /** Gives the child to one user, with a bound on all that it may say. */
  use(listener: ChildListener, maxBytes: number): void;
  /** Sends one frame of JSON text; nothing happens once the child was killed. */
  send(text: string): void;
  /** SIGKILL to the process group. */
  kill(): void;
}

const STDERR_KEPT = 4096;
/** Before a child is in use it only says that it is ready. */
const IDLE_BYTES = 1024;

/** Starts a child that runs `program`. A child that nobody uses does not keep the host alive. */
export function startChild(plan: LaunchPlan, program: string = childProgram()): Child {
  const spawned = launch(plan, program);
  const { stdin, stdout, stderr } = spawned;
  let listener: ChildListener | undefined;
  let alive = true;
  let killed = false;
  let hasExited = false;
  let maxBytes = IDLE_BYTES;
  let bytesIn = 0;
  let bytesOut = 0;
  let errorText = '';
  let becomeReady: (failure: StartFailure | undefined) => void;
  const ready = new Promise<StartFailure | undefined>((resolve) => {
    becomeReady = resolve;
  });
  const failToStart = (message: string, stage: StartFailure['stage'] = 'process'): void =>
    becomeReady({ stage, message, stderr: errorText });

  const exited = new Promise<ChildExit>((resolve) => {
    const end = (code: number | null, signal: NodeJS.Signals | null): void => {
      if (!alive) return;
      alive = false;
      const exit = { code, signal, stderr: errorText };
      const words = errorText.trim().split('\n').slice(0, 3).join(' ') || 'it said nothing';
      failToStart(`it ended with ${signal ?? `code ${code}`} (${words}).`);
      listener?.onExit(exit);
      resolve(exit);
    };
    spawned.once('exit', (code, signal) => {
      hasExited = true;
      // What it wrote last may still be in the pipes: `close` follows `exit` when they are drained.
      if (killed) end(code, signal);
      else spawned.once('close', () => end(code, signal));
    });
    spawned.once('error', (error) => {
      errorText = error.message;
      if (spawned.pid === undefined) end(null, null);
    });
  });

  function kill(): void {
    if (killed || !alive) return;
    killed = true;
    stdin.destroy();
    stdout.destroy();
    stderr.destroy();
    if (spawned.pid === undefined || hasExited) return;
    try {
      process.kill(-spawned.pid, 'SIGKILL');
    } catch {
      // No process groups on this platform, or the child has not made its own yet.
      spawned.kill('SIGKILL');
    }
  }

  function breakOff(why: Broken): void {
    kill();
    if (listener === undefined) failToStart('it broke the protocol.');
    else listener.onBroken(why);
  }

  async function onFirstMessage(message: ChildMessage): Promise<void> {
    if (message.kind !== 'ready' || spawned.pid === undefined) return breakOff('malformed');
    if (plan.kernelLimits !== undefined) {
      const why = await applyKernelLimits(spawned.pid, plan.kernelLimits, plan.user);
      if (why !== undefined) {
        failToStart(`${why}.`, 'limits');
        return kill();
      }
    }
    becomeReady(undefined);
  }

  const reader = createFrameReader(() => maxBytes);
  function onFrame(text: string): void {
    if (killed) return;
    const message = parseChildMessage(text);
    if (message === undefined) breakOff('malformed');
    else if (listener === undefined) void onFirstMessage(message);
    else listener.onMessage(message);
  }

  stdout.on('data', (chunk: Buffer) => {
    bytesIn += chunk.length;
    if (bytesIn > maxBytes || !reader.push(chunk, onFrame)) breakOff('too-much');
  });
  stderr.on('data', (chunk: Buffer) => {
    if (errorText.length < STDERR_KEPT) errorText += chunk.toString('utf8', 0, STDERR_KEPT - errorText.length);
  });
  for (const stream of [stdin, stdout, stderr]) stream.on('error', () => {});

  // A child that nobody uses yet must not keep the host alive. (The pipes are sockets, though typed as streams.)
  const handles = [spawned, stdin, stdout, stderr] as unknown as { ref?(): void; unref?(): void }[];
  for (const handle of handles) handle.unref?.();

  return Object.freeze({
    ready,
    exited,
    get alive() {
      return alive && !killed && !hasExited;
    },
    get pid() {
      return spawned.pid;
    },
    get bytesIn() {
      return bytesIn;
    },
    get bytesOut() {
      return bytesOut;
    },
    use(user: ChildListener, bytes: number) {
      listener = user;
      maxBytes = bytesIn + bytes;
      for (const handle of handles) handle.ref?.();
    },
    send(text: string) {
      const frame = encodeFrame(text);
      bytesOut += frame.length;
      if (!killed) stdin.write(frame);
    },
    kill,
  });
}

/**
 * MCP over the standard streams of a child process. Written on the SDK's `Transport` contract instead of its own stdio
 * transport, because that one starts no process group, ends only the process it started, and gives up on a long line.
 */
import type { ChildProcess } from 'node:child_process';
import { statSync } from 'node:fs';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import spawn from 'cross-spawn';
import { McpFailure } from '../failure.ts';
import { withinMs } from '../waiting.ts';
import { createLineReader } from './lines.ts';
import { parseLine } from './messages.ts';
import { killLeftovers, stopProcessTree } from './process-tree.ts';
import type { Watchdog } from './watchdog.ts';

/** Of a command, in a reason. */
const COMMAND_CHARS = 120;

export interface StdioOptions {
  readonly command: string;
  readonly args: readonly string[];
  /** The whole environment of the process. */
  readonly env: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Largest message. */
  readonly maxMessageBytes: number;
  readonly watchdog: Watchdog;
  /** Takes secrets out of what the server wrote before anybody reads it. */
  readonly redact: (text: string) => string;
}

/** What a server wrote to its standard output that was no message. */
export interface StdoutNoise {
  readonly lines: number;
  readonly bytes: number;
  /** The start of the first such line, at most 120 characters. */
  readonly sample: string;
}

export interface StdioTransport extends Transport {
  readonly pid: number | undefined;
  /** Why the process is gone, once it is. */
  readonly failure: McpFailure | undefined;
  readonly noise: StdoutNoise | undefined;
  /** The last 8,192 characters of its standard error. For operators. */
  stderrTail(): string;
}

const STDERR_CHARS = 8_192;
/** More than is shown, so that a secret is not cut in two before it is looked for. */
const STDERR_BYTES = 16_384;
const SAMPLE_CHARS = 120;
/** How long a failed write waits for the exit that explains it, and an exit for the last output. */
const EXIT_WAIT_MS = 250;

/** A transport that starts its process with `start()`. */
export function createStdioTransport(options: StdioOptions): StdioTransport {
  let child: ChildProcess | undefined;
  let failure: McpFailure | undefined;
  let noise: StdoutNoise | undefined;
  let stderr = Buffer.alloc(0);
  let stopping: Promise<void> | undefined;
  let onExit = () => {};
  const exited = new Promise<void>((resolve) => {
    onExit = resolve;
  });

  function count(text: string): void {
    const lines = (noise?.lines ?? 0) + 1;
    const bytes = (noise?.bytes ?? 0) + Buffer.byteLength(text);
    noise = { lines, bytes, sample: noise?.sample ?? options.redact(text).slice(0, SAMPLE_CHARS) };
  }

  function ended(reason: McpFailure): void {
    if (failure) return;
    failure = reason;
    transport.onclose?.();
  }

  async function stop(): Promise<void> {
    if (!child) return;
    await stopProcessTree(child);
    if (child.pid !== undefined) options.watchdog.forget(child.pid);
  }

  const transport: StdioTransport = {
    get pid() {
      return child?.pid;
    },
    get failure() {
      return failure;
    },
    get noise() {
      return noise;
    },
    stderrTail: () => options.redact(stderr.toString('utf8')).slice(-STDERR_CHARS),

    start() {
      const reader = createLineReader({
        maxBytes: options.maxMessageBytes,
        onLine(line) {
          const parsed = parseLine(line);
          if (parsed.noise !== undefined) count(parsed.noise);
          for (const message of parsed.messages) transport.onmessage?.(message);
        },
        onOverflow() {
          ended(new McpFailure('message-too-large', `wrote a line of more than ${options.maxMessageBytes} bytes`));
          void transport.close();
        },
      });
      return new Promise<void>((resolve, reject) => {
        if (options.cwd !== undefined && !isFolder(options.cwd)) {
          reject(new McpFailure('invalid-config', 'its working folder (cwd) does not exist'));
          return;
        }
        const started = spawn(options.command, [...options.args], {
          env: { ...options.env },
          ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
          stdio: 'pipe',
          // A console window would open on Windows, where groups do not exist anyway.
          detached: process.platform !== 'win32',
          windowsHide: true,
        });
        child = started;
        const streamsClosed = new Promise<void>((resolve) => {
          started.once('close', () => resolve());
        });
        started.once('spawn', () => {
          if (started.pid !== undefined) options.watchdog.watch(started.pid);
          resolve();
        });
        started.once('error', (error: NodeJS.ErrnoException) => {
          const reason = spawnFailure(error, options.command);
          reject(reason);
          ended(reason);
        });
        started.once('exit', (code, signal) => {
          if (!stopping && started.pid !== undefined) {
            killLeftovers(started.pid);
            options.watchdog.forget(started.pid);
          }
          // What the process wrote last may still be in the pipe; a stranger that holds it open must not hold us up.
          void withinMs(streamsClosed, EXIT_WAIT_MS).then(() => {
            ended(exitFailure(code, signal));
            onExit();
          });
        });
        started.stdout?.on('data', (chunk: Buffer) => reader.push(chunk));
        started.stderr?.on('data', (chunk: Buffer) => {
          stderr = Buffer.concat([stderr, chunk.subarray(-STDERR_BYTES)]).subarray(-STDERR_BYTES);
        });
        for (const stream of [started.stdin, started.stdout, started.stderr]) {
          stream?.on('error', (error: Error) => transport.onerror?.(error));
        }
      });
    },

    send(message: JSONRPCMessage) {
      return new Promise<void>((resolve, reject) => {
        if (!child?.stdin || failure || stopping) {
          reject(failure ?? new McpFailure('closed', 'the connection is closed'));
          return;
        }
        child.stdin.write(`${JSON.stringify(message)}\n`, (error) => {
          if (!error) resolve();
          // A broken pipe is the first sign of a dead process; its exit, just behind, says more.
          else void withinMs(exited, EXIT_WAIT_MS).then(() => reject(failure ?? inputClosed(error)));
        });
      });
    },

    close() {
      stopping ??= stop();
      ended(new McpFailure('closed', 'the connection was closed'));
      return stopping;
    },
  };
  return transport;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function spawnFailure(error: NodeJS.ErrnoException, command: string): McpFailure {
  // The last part alone: the reason is read by models, too, and the folders of a host are not theirs to know.
  const name = JSON.stringify((command.split(/[\\/]/).at(-1) ?? '').slice(-COMMAND_CHARS));
  if (error.code !== 'ENOENT') {
    return new McpFailure(
      'command-not-found',
      `command ${name} could not be started (${error.code ?? 'unknown error'})`,
      { cause: error },
    );
  }
  // Only a bare name is looked up.
  const where = /[\\/]/.test(command)
    ? `at the path given (${process.platform})`
    : `(${process.platform}, searched in PATH)`;
  return new McpFailure('command-not-found', `command ${name} was not found ${where}`, { cause: error });
}

function inputClosed(cause: Error): McpFailure {
  return new McpFailure('exited', 'its process stopped reading its input', { cause });
}

function exitFailure(code: number | null, signal: NodeJS.Signals | null): McpFailure {
  return new McpFailure(
    'exited',
    signal ? `its process was ended by ${signal}` : `its process exited with code ${code}`,
  );
}

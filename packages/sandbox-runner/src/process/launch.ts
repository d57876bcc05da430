/**
 * How a child is started: Node's own walls as flags, an empty environment, three pipes and nothing else.
 */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

/** Everything that decides how children of one sandbox are started; found once by probing. */
export interface LaunchPlan {
  /** The Node binary. */
  readonly execPath: string;
  /** Flags of Node and V8; see `childFlags`. */
  readonly flags: readonly string[];
  /** User and group to drop to, where the host is root. */
  readonly user: { readonly uid: number; readonly gid: number } | undefined;
  /** Start through `unshare` in a network namespace of its own. */
  readonly networkNamespace: boolean;
  /** Lower the running child's limits with `prlimit` before it gets a body. */
  readonly kernelLimits: { readonly dataBytes: number; readonly cpuSeconds: number } | undefined;
}

/** Without these a child is no sandbox; a Node that refuses one of them cannot run bodies. */
const REQUIRED_FLAGS = [
  '--permission',
  '--input-type=commonjs',
  // Only so that V8 asks the child's own hook about `import()`, instead of rejecting with an error of the outer realm.
  '--experimental-vm-modules',
  '--disallow-code-generation-from-strings',
  '--unhandled-rejections=none',
];

/** Taken where this Node knows them; each closes something that is then closed twice. */
const OPTIONAL_FLAGS = [
  '--no-addons',
  // The permission model does not stop node:sqlite from creating files.
  '--no-experimental-sqlite',
  '--disable-proto=delete',
  '--disable-sigusr1',
  '--no-experimental-websocket',
  '--no-experimental-global-navigator',
  '--no-global-search-paths',
  '--no-strip-types',
  '--no-warnings',
  // Small enough to be touched before the body comes (`child/outside/warm-up.js`): fresh pages cost more than collecting.
  '--min-semi-space-size=2',
  '--max-semi-space-size=2',
  '--single-threaded-gc',
  '--v8-pool-size=1',
  '--stack-size=512',
];

/** The flags of a child with a heap of `heapMb`; `refused` are those this Node is known not to take. */
export function childFlags(heapMb: number, jit: boolean, refused: ReadonlySet<string>): readonly string[] {
  const optional = [...OPTIONAL_FLAGS, `--max-old-space-size=${heapMb}`, ...(jit ? [] : ['--jitless'])];
  return [...REQUIRED_FLAGS, ...optional.filter((flag) => !refused.has(flag))];
}

/** The optional flags among those a dying child has complained about. */
export function refusedFlags(stderr: string): readonly string[] {
  const named = [...stderr.matchAll(/bad option: (\S+)/g)].map((match) => match[1] as string);
  return named.filter((flag) => !REQUIRED_FLAGS.includes(flag));
}

/** A started process with exactly three pipes. */
export type PipedProcess = ChildProcessByStdio<Writable, Readable, Readable>;

/** Starts a process for `plan`. Failure comes as its `error` event, as with every spawn. */
export function launch(plan: LaunchPlan, program: string): PipedProcess {
  const command = [plan.execPath, ...plan.flags, '-e', program];
  // `unshare` without --fork becomes the child itself, so the process id stays that of Node.
  if (plan.networkNamespace) command.unshift('unshare', '--map-root-user', '--net', '--');
  const [file, ...args] = command as [string, ...string[]];
  return spawn(file, args, {
    env: {},
    cwd: '/',
    detached: true,
    windowsHide: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(plan.user ?? {}),
  });
}

/**
 * A server's process with everything it started. On POSIX each server leads a process group of its own, which is ended
 * as a whole; a descendant that left the group is found through its parents as long as these live (Linux only). What
 * left the group and lost its parents cannot be told from a stranger's process and is left alone. On Windows
 * `taskkill /T` ends the tree.
 */
import { type ChildProcess, execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long each step of a stop may take; together well under 3 s. */
export interface StopTimes {
  /** After its input was closed, which is how the protocol asks a server to end. Default 700. */
  readonly inputEndMs?: number;
  /** After SIGTERM to the group. Default 1,000. */
  readonly terminateMs?: number;
}

const POLL_MS = 20;
/** A killed process is gone in an instant, unless the kernel holds it; then waiting helps nobody. */
const KILL_MS = 500;

/** Ends a process and its descendants: closes its input, then SIGTERM, then SIGKILL. Resolves when they are gone. */
export async function stopProcessTree(
  child: ChildProcess,
  { inputEndMs = 700, terminateMs = 1_000 }: StopTimes = {},
): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  child.stdin?.destroy();
  if (process.platform === 'win32') return stopOnWindows(child, pid, inputEndMs);
  const strays = descendants(pid);
  await waitUntil(() => hasExited(child) || !groupLives(pid), inputEndMs);
  if (!hasExited(child)) for (const [stray, startTime] of descendants(pid)) strays.set(stray, startTime);
  if (signalGroup(pid, 'SIGTERM')) await waitUntil(() => hasExited(child) && !groupLives(pid), terminateMs);
  killLeftovers(pid, strays);
  await waitUntil(() => hasExited(child) && !groupLives(pid) && ![...strays].some(isSame), KILL_MS);
}

/**
 * Ends what a server that died by itself left behind. The group id cannot have gone to a stranger while members
 * live, and an empty group takes no signal.
 */
export function killLeftovers(pid: number, strays: ReadonlyMap<number, string> = new Map()): void {
  if (process.platform === 'win32') return;
  signalGroup(pid, 'SIGKILL');
  for (const stray of strays) if (isSame(stray)) signal(stray[0], 'SIGKILL');
}

/** The start time tells a process from a later one that got its id. */
function isSame([pid, startTime]: readonly [number, string]): boolean {
  return readProcess(pid)?.startTime === startTime;
}

function hasExited(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

function groupLives(pid: number): boolean {
  return signalGroup(pid, 0);
}

/** False when nobody is left in the group. */
function signalGroup(pid: number, name: NodeJS.Signals | 0): boolean {
  return signal(-pid, name);
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, name);
    return true;
  } catch (error) {
    // EPERM: somebody is there, but under another user; only ESRCH means nobody.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function waitUntil(done: () => boolean, limitMs: number): Promise<void> {
  const end = performance.now() + limitMs;
  while (!done() && performance.now() < end) await sleep(POLL_MS);
}

/** All descendants outside the group, as process id to start time. */
function descendants(root: number): Map<number, string> {
  const found = new Map<number, string>();
  if (process.platform !== 'linux') return found;
  const children = new Map<number, { pid: number; group: number; startTime: string }[]>();
  for (const pid of processIds()) {
    const stat = readProcess(pid);
    if (stat) children.set(stat.parent, [...(children.get(stat.parent) ?? []), { pid, ...stat }]);
  }
  const pending = [root];
  for (let parent = pending.pop(); parent !== undefined; parent = pending.pop()) {
    for (const { pid, group, startTime } of children.get(parent) ?? []) {
      pending.push(pid);
      if (group !== root) found.set(pid, startTime);
    }
  }
  return found;
}

function processIds(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

/** What /proc/<pid>/stat says of a living process (man 5 proc); the fields read are those after the command name, which may hold spaces and parentheses. */
function readProcess(pid: number): { parent: number; group: number; startTime: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // Dead, and only waiting for its parent to ask how it ended.
    if (fields[0] === 'Z') return undefined;
    return { parent: Number(fields[1]), group: Number(fields[2]), startTime: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

async function stopOnWindows(child: ChildProcess, pid: number, inputEndMs: number): Promise<void> {
  await waitUntil(() => hasExited(child), inputEndMs);
  if (hasExited(child)) return;
  await new Promise<void>((resolve) => {
    execFile('taskkill', ['/pid', String(pid), '/T', '/F'], { windowsHide: true }, () => resolve());
  });
}

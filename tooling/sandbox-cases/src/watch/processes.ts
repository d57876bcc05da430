/** The operating system's view of this process's children (Linux; elsewhere there is none). */
import { readdirSync, readFileSync } from 'node:fs';

export interface ChildProcess {
  readonly pid: number;
  readonly state: string;
}

/** The direct children of this process, zombies included, or undefined where they cannot be listed. */
export function childProcesses(): readonly ChildProcess[] | undefined {
  let names: string[];
  try {
    names = readdirSync('/proc');
  } catch {
    return undefined;
  }
  const children: ChildProcess[] = [];
  for (const name of names) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The command is in parentheses and may hold anything.
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (Number(parent) === process.pid) children.push({ pid: Number(name), state: state as string });
    } catch {
      // It ended while it was looked at.
    }
  }
  return children;
}

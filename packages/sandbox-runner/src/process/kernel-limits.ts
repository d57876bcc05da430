/**
 * Kernel limits of a child that is already running, lowered through util-linux `prlimit`: from then on the kernel refuses
 * it every new file, socket, pipe and process, for good. At start they would keep Node from starting.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { LaunchPlan } from './launch.ts';

/** Lowers the limits of process `pid`. Resolves to undefined, or to a sentence that says why it could not be done. */
export function applyKernelLimits(
  pid: number,
  limits: NonNullable<LaunchPlan['kernelLimits']>,
  user: LaunchPlan['user'],
): Promise<string | undefined> {
  const base = dataBytesOf(pid);
  if (base === undefined) return Promise.resolve(`/proc/${pid}/status cannot be read`);
  // Relative to what Node holds by now: 23 MiB on Node 22, over 500 MiB of reserved but unused space on 24 and later.
  const data = base + limits.dataBytes;
  const args = ['--pid', String(pid), '--nofile=0:0', '--fsize=0:0', '--core=0:0', '--nproc=0:0'];
  args.push(`--data=${data}:${data}`, `--cpu=${limits.cpuSeconds}:${limits.cpuSeconds}`);
  return new Promise((resolve) => {
    // As the child's own user no capability is needed, which root in a container may lack.
    const env = { PATH: process.env.PATH ?? '/usr/bin:/bin' };
    const prlimit = spawn('prlimit', args, { stdio: 'ignore', env, ...(user ?? {}) });
    prlimit.unref();
    prlimit.once('error', (error) => resolve(`prlimit cannot be started: ${error.message}`));
    prlimit.once('exit', (code) => resolve(code === 0 ? undefined : `prlimit ended with code ${code}`));
  });
}

function dataBytesOf(pid: number): number | undefined {
  try {
    const kilobytes = /^VmData:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return kilobytes === null ? undefined : Number(kilobytes[1]) * 1024;
  } catch {
    return undefined;
  }
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './faults.ts';

export { type ReplayCatalog, readReplayCatalog } from './catalog.ts';
export { FAULTS, type Fault } from './faults.ts';
export { type HttpReplay, type HttpReplayOptions, type ReplayedRequest, serveHttp } from './http.ts';

/** How to start the program over stdio: `command` and `args` of a server's entry. */
export function replayCommand({
  catalog,
  faults = [],
  instruments = false,
  pageSize,
  marker,
}: {
  readonly catalog?: string;
  readonly faults?: readonly Fault[];
  readonly instruments?: boolean;
  readonly pageSize?: number;
  readonly marker?: string;
} = {}): { readonly command: string; readonly args: readonly string[] } {
  return {
    command: process.execPath,
    args: [
      join(import.meta.dirname, 'main.ts'),
      ...(catalog === undefined ? [] : ['--catalog', catalog]),
      ...faults.flatMap((fault) => ['--fault', fault]),
      ...(instruments ? ['--instruments'] : []),
      ...(pageSize === undefined ? [] : ['--page-size', String(pageSize)]),
      ...(marker === undefined ? [] : ['--marker', marker]),
    ],
  };
}

/** The ids of all processes whose arguments hold the marker. Linux only. */
export function markedProcesses(marker: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && argumentsOf(pid).includes(marker));
}

function argumentsOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

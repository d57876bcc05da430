/** What a replay server offers: the tools of recorded `tools/list` answers, byte for byte. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

export interface ReplayCatalog {
  /** Under HTTP the server is at `/<server>/mcp`. */
  readonly server: string;
  /** Served as they are, odd ones included. */
  readonly tools: readonly unknown[];
}

/** Reads a file `{ "server"?: string, "tools": [...] }`. Throws an Error that names the file. */
export function readReplayCatalog(file: string): ReplayCatalog {
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const { tools } = (parsed ?? {}) as { tools?: unknown };
  if (!Array.isArray(tools)) throw new Error(`${file}: wanted an object with a "tools" array.`);
  return { server: basename(file, '.json'), tools };
}

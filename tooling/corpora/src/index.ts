import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Where the corpora are, or one sentence that says they are absent and what to do about it. */
export type CorporaFolder =
  | { readonly found: true; readonly path: string }
  | { readonly found: false; readonly message: string };

/** One real server's answer to `tools/list`, as the catalog files hold it. */
export interface McpCatalogFile {
  /** File name without `.json`; the server part of the ids that query sets use. */
  readonly server: string;
  readonly tools: readonly Record<string, unknown>[];
}

/** One reported fault, restated as a small check. */
export interface FieldReport {
  readonly n: number;
  readonly kind: string;
  readonly package: string;
  readonly symptom: string;
  readonly minimal_input: string;
  readonly expected: string;
}

const CHECKOUT = resolve(import.meta.dirname, '../../..');

/**
 * Finds the corpora folder: the environment variable `TOOLSEARCH_SHARED`, else `shared` beside the checkout.
 * Tests that need it use `describe.skipIf(!corporaFolder().found)` and print the message.
 */
export function corporaFolder(environment: Readonly<Record<string, string | undefined>> = process.env): CorporaFolder {
  const path = resolve(environment.TOOLSEARCH_SHARED ?? join(CHECKOUT, '..', 'shared'));
  if (existsSync(join(path, 'data')) && existsSync(join(path, 'cases'))) return { found: true, path };
  return {
    found: false,
    message: `No corpora at ${path} (wanted a folder with data/ and cases/). Set TOOLSEARCH_SHARED to where they are; tests that need them are skipped.`,
  };
}

/** The absolute path of a file or folder inside the corpora. Throws with the clear message when they are absent. */
export function corporaPath(...parts: readonly string[]): string {
  const folder = corporaFolder();
  if (!folder.found) throw new Error(folder.message);
  return join(folder.path, ...parts);
}

/** Parses a `.jsonl` or `.jsonl.gz` file, one JSON value a line; blank lines are passed over. Errors name file and line. */
export function readJsonLines<T = unknown>(path: string): T[] {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const values: T[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    try {
      values.push(JSON.parse(line) as T);
    } catch (cause) {
      throw new Error(`${path}:${index + 1} is not JSON: ${line.slice(0, 80)}`, { cause });
    }
  }
  return values;
}

/** Every MCP catalog file of a folder (default: the corpora's real servers), sorted by server name. */
export function readMcpCatalogs(folder: string = corporaPath('data', 'mcp-catalog')): McpCatalogFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const parsed = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { tools?: Record<string, unknown>[] };
      return { server: name.slice(0, -'.json'.length), tools: parsed.tools ?? [] };
    });
}

/** The field reports, keyed by their number. */
export function readFieldReports(): Map<number, FieldReport> {
  const reports = readJsonLines<FieldReport>(corporaPath('cases', 'field-reports.jsonl'));
  return new Map(reports.map((report) => [report.n, report]));
}

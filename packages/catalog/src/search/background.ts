/** Large indexes built off the event loop. */
import { Worker } from 'node:worker_threads';
import type { SearchDocument } from './document.ts';
import { createSearchEngine, loadSearchEngine, type SearchEngine, type SearchEngineOptions } from './engine.ts';

export interface BuildOptions extends SearchEngineOptions {
  /** Documents from which on a worker thread builds; fewer take no longer than starting one. Default 1,000. */
  readonly workerFrom?: number;
}

const WORKER_FROM = 1_000;

/** The worker's file beside this one: in the sources, and in the bundle, where this code lies one folder up. */
const WORKER_FILE = import.meta.url.endsWith('.ts') ? './build-worker.ts' : './search/build-worker.js';

/**
 * Indexes documents without holding up the event loop. Gives what `createSearchEngine().with({ add: documents })`
 * gives; where no worker thread can start, that is done instead.
 */
export async function buildSearchEngine(
  documents: readonly SearchDocument[],
  options: BuildOptions = {},
): Promise<SearchEngine> {
  const { workerFrom = WORKER_FROM, ...engineOptions } = options;
  const here = () => createSearchEngine(engineOptions).with({ add: documents });
  if (documents.length < workerFrom) return here();
  const distinct = [...new Map(documents.map((document) => [document.id, document])).values()];
  const bytes = await encodedByWorker(distinct).catch(() => undefined);
  return bytes === undefined ? here() : loadSearchEngine(bytes, engineOptions);
}

function encodedByWorker(documents: readonly SearchDocument[]): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(WORKER_FILE, import.meta.url), { workerData: documents });
    worker.once('message', (bytes: Uint8Array) => resolve(bytes));
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The worker ended without an index.')));
  });
}

/** The worker thread of `buildSearchEngine`: documents in, the bytes of their segment out. */
import { parentPort, workerData } from 'node:worker_threads';
import type { SearchDocument } from './document.ts';
import { indexDocuments } from './segment/index-documents.ts';
import { encodeSegment } from './segment/persist.ts';

const bytes = encodeSegment(indexDocuments(workerData as readonly SearchDocument[]));
parentPort?.postMessage(bytes, [bytes.buffer as ArrayBuffer]);

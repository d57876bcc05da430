/** The best documents of many, by a bounded heap: time grows with the documents, space with the limit. */
import type { Corpus } from '../corpus.ts';
import { positionsByFalling } from '../falling.ts';
import type { Scratch } from './scratch.ts';

/** Document numbers with the highest sums, best first; equal sums by id in code-point order. */
export function bestDocuments({ totals, touched, touchedCount }: Scratch, corpus: Corpus, limit: number): number[] {
  const worse = (a: number, b: number): boolean => {
    const difference = (totals[a] as number) - (totals[b] as number);
    return difference === 0 ? corpus.compareIds(a, b) > 0 : difference < 0;
  };
  const heap: number[] = [];
  let at = 0;
  for (; at < touchedCount && heap.length < limit; at++) siftUp(heap, touched[at] as number, worse);
  let lowest = totals[heap[0] as number] as number;
  for (; at < touchedCount; at++) {
    const document = touched[at] as number;
    if ((totals[document] as number) < lowest || !worse(heap[0] as number, document)) continue;
    siftDown(heap, document, worse);
    lowest = totals[heap[0] as number] as number;
  }
  const sums = new Float64Array(heap.length);
  for (let position = 0; position < heap.length; position++)
    sums[position] = totals[heap[position] as number] as number;
  const byId = (a: number, b: number) => corpus.compareIds(heap[a] as number, heap[b] as number);
  return positionsByFalling(sums, byId).map((position) => heap[position] as number);
}

type Worse = (a: number, b: number) => boolean;

/** Adds a document to the heap, whose first is its worst. */
function siftUp(heap: number[], document: number, worse: Worse): void {
  let at = heap.push(document) - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (!worse(document, heap[parent] as number)) break;
    heap[at] = heap[parent] as number;
    at = parent;
  }
  heap[at] = document;
}

/** Puts a document in the place of the worst. */
function siftDown(heap: number[], document: number, worse: Worse): void {
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && worse(heap[child + 1] as number, heap[child] as number)) child++;
    if (!worse(heap[child] as number, document)) break;
    heap[at] = heap[child] as number;
    at = child;
  }
  heap[at] = document;
}

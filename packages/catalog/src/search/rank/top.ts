/**
 * The best documents of many, by a bounded heap: time grows with the documents, space with the limit. Most documents are
 * told by their sum alone to be none of them.
 */
import type { Corpus } from '../corpus.ts';
import { positionsByFalling } from '../falling.ts';
import type { Scratch } from './scratch.ts';

/** Document numbers with the highest sums, best first; equal sums by id in code-point order. */
export function bestDocuments(scratch: Scratch, corpus: Corpus, limit: number): number[] {
  const { totals, touched, touchedCount } = scratch;
  const worse = (a: number, b: number): boolean => {
    const difference = (totals[a] as number) - (totals[b] as number);
    return difference === 0 ? corpus.compareIds(a, b) > 0 : difference < 0;
  };
  const { scale, lowest } = stepsOf(scratch, limit);
  const heap: number[] = [];
  for (let at = 0; at < touchedCount; at++) {
    const document = touched[at] as number;
    if (stepOf(totals[document] as number, scale) < lowest) continue;
    if (heap.length < limit) siftUp(heap, document, worse);
    else if (worse(heap[0] as number, document)) siftDown(heap, document, worse);
  }
  // The worst stands first and better ones mostly behind it: turned round they are nearly in order.
  heap.reverse();
  const sums = heap.map((document) => totals[document] as number);
  const byId = (a: number, b: number) => corpus.compareIds(heap[a] as number, heap[b] as number);
  return positionsByFalling(sums, byId).map((position) => heap[position] as number);
}

/** Sums are told apart by so many even steps before any two are compared. */
const STEPS = 64;
const stepCounts = new Uint32Array(STEPS);

/** How sums are put on steps, and the lowest step that the best `limit` reach down to. */
function stepsOf({ totals, touched, touchedCount }: Scratch, limit: number): { scale: number; lowest: number } {
  if (touchedCount <= limit) return { scale: 1, lowest: 0 };
  let highest = 0;
  for (let at = 0; at < touchedCount; at++) highest = Math.max(highest, totals[touched[at] as number] as number);
  const scale = (STEPS - 1) / highest;
  stepCounts.fill(0);
  for (let at = 0; at < touchedCount; at++) {
    const step = stepOf(totals[touched[at] as number] as number, scale);
    stepCounts[step] = (stepCounts[step] as number) + 1;
  }
  let lowest = STEPS;
  for (let reached = 0; reached < limit; ) reached += stepCounts[--lowest] as number;
  return { scale, lowest };
}

function stepOf(sum: number, scale: number): number {
  return Math.floor(sum * scale);
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

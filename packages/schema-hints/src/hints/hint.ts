/**
 * The two hints: what a tool takes, and what it gives.
 */

import { openDocument } from '../references.ts';
import { type HintOptions, hintLimits, INPUT_LIMITS, OUTPUT_LIMITS } from './limits.ts';
import { readRoot } from './read-type.ts';
import { isUnknown } from './value-type.ts';
import { utf8Length } from './words.ts';
import { isClosed, writeType, writeWithin } from './write-type.ts';

/**
 * The compact signature of a tool's input, as a TypeScript type on one line:
 * `{ id: string; count?: number; mode?: "drip" | "flood" }`, or `unknown` when the schema says nothing that fits.
 *
 * The type allows every value that the schema allows. It may allow more: ranges, lengths, formats, patterns,
 * conditions and `not` are not shown, an integer is `number`, recursion ends in `unknown`, and what does not fit
 * the bounds is shortened: nested objects to `object`, words to their kind, further properties to
 * `[more: string]: unknown`. Required properties come first, each group by code unit, so equal schemas give equal bytes.
 *
 * Takes any value and never throws; follows references only inside the schema.
 *
 * @param options bounds; defaults 300 bytes, 4 levels, 16 properties, 4 variants, 8 words.
 */
export function inputHint(schema: unknown, options: HintOptions = {}): string {
  const limits = hintLimits(options, INPUT_LIMITS);
  return writeWithin(readRoot(openDocument(schema), limits).type, limits);
}

/**
 * The compact signature of a tool's output, in the grammar of `inputHint`, such as
 * `Array<{ id: string; paid: boolean }>`. Only given when it can stand for the schema: every object closed
 * (`additionalProperties` false or a schema), nothing cut, no keyword left unread, within the bounds. Otherwise
 * `undefined`. Ranges, lengths, formats and patterns of single values are not part of the claim.
 *
 * Takes any value and never throws; follows references only inside the schema.
 *
 * @param options bounds; defaults 800 bytes, 6 levels, 20 properties, 4 variants, 8 words.
 */
export function outputHint(schema: unknown, options: HintOptions = {}): string | undefined {
  const limits = hintLimits(options, OUTPUT_LIMITS);
  const { type, exact } = readRoot(openDocument(schema), limits);
  if (!exact || isUnknown(type) || !isClosed(type)) return undefined;
  const hint = writeType(type);
  return utf8Length(hint) <= limits.maxBytes ? hint : undefined;
}

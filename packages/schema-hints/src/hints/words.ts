/**
 * The words of `enum` and `const` as a type, and how a word is written: quoted so that no text can leave the hint.
 */

import { isSchemaObject } from '../json-schema.ts';
import { MAX_WORD_BYTES } from './limits.ts';
import type { Reading } from './reading.ts';
import { ANY, type Kind, NEVER, type ValueType } from './value-type.ts';

/** UTF-8 bytes that the words of one enumeration may take together. */
const MAX_WORDS_BYTES = 160;

/** Words of a list that may be shown; of those after them only the kind is read. */
const MAX_WORDS_SHOWN_OF = 10_000;

/** Reads a list of words. Words beyond the bounds are left out, and their kind then allows any value. */
export function readWords(words: readonly unknown[], reading: Reading): ValueType {
  const type: { -readonly [K in Kind]: ValueType[K] } = { ...NEVER };
  let count = 0;
  let bytes = 0;
  const shown = new Set<unknown>();
  for (const [index, word] of words.entries()) {
    const kind = kindOf(word);
    const full = count >= reading.limits.maxLiterals || index >= MAX_WORDS_SHOWN_OF;
    if ((full && type[kind].more) || shown.has(word)) continue;
    const scalar = kind !== 'object' && kind !== 'array';
    const size = scalar && !full ? sizeOf(word as Scalar) : Number.POSITIVE_INFINITY;
    if (size <= MAX_WORD_BYTES && bytes + size <= MAX_WORDS_BYTES) {
      shown.add(word);
      count++;
      bytes += size;
      if (kind === 'null') type.null = ANY;
      else Object.assign(type, { [kind]: { values: [...type[kind].values, word], more: type[kind].more } });
    } else if (!type[kind].more) {
      reading.exact = false;
      Object.assign(type, { [kind]: { values: type[kind].values, more: true } });
    }
  }
  return type;
}

/** Bytes of a word as written; a word too long to show is not written to find out. */
function sizeOf(word: Scalar): number {
  if (typeof word === 'string' && word.length > MAX_WORD_BYTES) return Number.POSITIVE_INFINITY;
  return utf8Length(writeWord(word));
}

type Scalar = string | number | boolean | null;

function kindOf(word: unknown): Kind {
  if (word === null) return 'null';
  if (Array.isArray(word)) return 'array';
  if (isSchemaObject(word)) return 'object';
  return typeof word === 'number' || typeof word === 'boolean' ? (typeof word as 'number' | 'boolean') : 'string';
}

/**
 * Writes a scalar as a TypeScript literal. Letters, marks, digits, punctuation and symbols of all scripts stay as they
 * are; everything else is escaped, so that a hint is one line without control, format or bidirectional characters or
 * lone surrogates. A backtick, and the slash of a comment's end, are escaped too: a hint may stand in a fenced block
 * or a comment.
 */
export function writeWord(word: Scalar): string {
  return JSON.stringify(word)
    .replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]|`/gu, escapeUnits)
    .replaceAll('*/', '*\\/');
}

function escapeUnits(character: string): string {
  let escaped = '';
  for (let index = 0; index < character.length; index++) {
    escaped += `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`;
  }
  return escaped;
}

/** Writes a property name: as it is when it is an identifier, else as a quoted word. */
export function writeName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : writeWord(name);
}

/** Bytes of a text in UTF-8. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    // A surrogate pair is two units and four bytes.
    bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 2 : 3;
  }
  return bytes;
}

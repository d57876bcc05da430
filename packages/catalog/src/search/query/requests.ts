/** A text to its requests: someone who asks for three things wants the best tool of each, not three of the first. */
import { isStopWord } from '../text/stop-words.ts';

const SENTENCE = /[.!?;\n]+(?=\s|$)|[。！？；\n]+/u;
/** The letters that the words begin with are looked at before the words: most blanks join nothing. */
const JOINT =
  /,?\s+(?=[anftlp])(?:and then|and also|and|then|after that|afterwards|finally|lastly|next|also|as well as|plus|followed by)\s+|,\s+/iu;
/** A shorter part belongs to its neighbour: `read and write files` asks once. */
const MIN_WORDS = 2;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The parts of a text that ask for something of their own, in order. */
export function splitRequests(text: string): string[] {
  const found: string[] = [];
  for (const sentence of text.split(SENTENCE)) {
    for (const part of sentence.split(JOINT)) if (saysEnough(part)) found.push(part);
  }
  return found;
}

function saysEnough(part: string): boolean {
  let said = 0;
  for (const [word] of part.matchAll(WORD)) {
    if (!isStopWord(word.toLowerCase())) said++;
    if (said === MIN_WORDS) return true;
  }
  return false;
}

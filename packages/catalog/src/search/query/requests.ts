/** A text to its requests: someone who asks for three things wants the best tool of each, not three of the first. */
import { isStopWord } from '../text/stop-words.ts';

const SENTENCE = /[.!?;\n]+(?=\s|$)|[。！？；\n]+/u;
const JOINT =
  /,?\s+(?:and then|and also|and|then|after that|afterwards|finally|lastly|next|also|as well as|plus|followed by)\s+|,\s+/iu;
/** A shorter part belongs to its neighbour: `read and write files` asks once. */
const MIN_WORDS = 2;

/** The parts of a text that ask for something of their own, in order. */
export function splitRequests(text: string): string[] {
  const parts = text.split(SENTENCE).flatMap((sentence) => sentence.split(JOINT));
  return parts.filter((part) => saidWords(part) >= MIN_WORDS);
}

function saidWords(part: string): number {
  const words = part.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words.filter((word) => !isStopWord(word.toLowerCase())).length;
}

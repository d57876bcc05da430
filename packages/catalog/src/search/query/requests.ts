/** A text to its requests: someone who asks for three things wants the best tool of each, not three of the first. */
import { analyse } from '../text/analyse.ts';

const SENTENCE = /[.!?;\n]+(?=\s|$)|[。！？；\n]+/u;
const JOINT =
  /,?\s+(?:and then|and also|and|then|after that|afterwards|finally|lastly|next|also|as well as|plus|followed by)\s+|,\s+/iu;
/** A shorter part belongs to its neighbour: `read and write files` asks once. */
const MIN_WORDS = 2;

/** The parts of a text that ask for something of their own, in order. */
export function splitRequests(text: string): string[] {
  const parts = text.split(SENTENCE).flatMap((sentence) => sentence.split(JOINT));
  return parts.filter((part) => analyse(part).length >= MIN_WORDS);
}

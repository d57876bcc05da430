/** English contractions written out, so that the data files know one spelling: `what's in` and `whats in` are `what is in`. */

/** Words before `'s` that make it "is"; after any other word it is a possessive. */
const ASKS_OR_POINTS = new Set('what who where when how why that there here it he she everything nothing'.split(' '));

/** Endings after an apostrophe. */
const ENDINGS: ReadonlyMap<string, string> = new Map(Object.entries({ re: 'are', ve: 'have', ll: 'will', m: 'am' }));

/** Negations that do not end in the bare verb. */
const IRREGULAR: ReadonlyMap<string, readonly string[]> = new Map([
  ['can', ['cannot']],
  ['won', ['will', 'not']],
]);

const NEGATED = /^(do|does|did|is|are|was|were|has|have|had|could|should|would)nt?$/;

/** A map, not an object: a query may well say `constructor`. */
const UNMARKED: ReadonlyMap<string, readonly string[]> = new Map([
  ['cant', ['cannot']],
  ['wont', ['will', 'not']],
  ['im', ['i', 'am']],
  ['ive', ['i', 'have']],
  ['whats', ['what', 'is']],
  ['whos', ['who', 'is']],
  ['wheres', ['where', 'is']],
  ['hows', ['how', 'is']],
]);

/** Lower-case words, split at the apostrophe or written without it, as full words. All others stay as they are. */
export function writtenOut(words: readonly string[]): readonly string[] {
  const full: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as string;
    const pair = writtenPair(word, words[at + 1]);
    full.push(...(pair ?? writtenAlone(word) ?? [word]));
    if (pair !== undefined) at++;
  }
  return full;
}

/** Whether a word may be a contraction or the ending of one. Words none of which may be are written out already. */
export function isContracted(word: string): boolean {
  return word === 't' || word === 's' || ENDINGS.has(word) || writtenAlone(word) !== undefined;
}

function writtenPair(word: string, next: string | undefined): readonly string[] | undefined {
  if (next === 't') return IRREGULAR.get(word) ?? writtenNegation(word);
  if (next === 's') return ASKS_OR_POINTS.has(word) ? [word, 'is'] : undefined;
  const ending =
    next === undefined || !/^(?:i|you|we|they|it|he|she|that|there|who|what)$/.test(word)
      ? undefined
      : ENDINGS.get(next);
  return ending === undefined ? undefined : [word, ending];
}

function writtenAlone(word: string): readonly string[] | undefined {
  return UNMARKED.get(word) ?? writtenNegation(word);
}

function writtenNegation(word: string): readonly string[] | undefined {
  const verb = NEGATED.exec(word)?.[1];
  return verb === undefined ? undefined : [verb, 'not'];
}

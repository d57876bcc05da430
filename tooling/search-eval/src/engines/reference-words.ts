/** The text preparation of the reference engines: identifiers split and joined, a small stop list, Porter stems. */
import lunr from 'lunr';

const STOP = new Set(
  'a an the of to in on for with and or is are was were be been it its this that these those i me my we our you your he she they them his her their as at by if so do does did can could would should will may might have has had am not no'.split(
    ' ',
  ),
);

/** Splits at case changes, digits and separators. */
export function splitIdentifiers(text: string): string[] {
  return text.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{N}+/gu)?.map((word) => word.toLowerCase()) ?? [];
}

/** Stemmed words, and one `§` token per identifier of several words. */
export function referenceTerms(text: string): string[] {
  const terms: string[] = [];
  for (const [segment] of text.matchAll(/[\p{L}\p{N}\p{M}_-]+/gu)) {
    const words = splitIdentifiers(segment);
    for (const word of words)
      if (!STOP.has(word)) terms.push(/^[a-z]+$/.test(word) ? lunr.stemmer(new lunr.Token(word, {})).toString() : word);
    if (words.length > 1) terms.push(`§${words.join('')}`);
  }
  return terms;
}

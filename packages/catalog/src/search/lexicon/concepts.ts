/**
 * The English side: concepts (a head and other words for it) and the phrases that call them up. Parsed from
 * `english/concepts.ts`, `english/paraphrases.ts` and `english/short-forms.ts` once, on first use.
 */
import { writtenOut } from './contractions.ts';
import { conceptLines } from './english/concepts.ts';
import { functionWords } from './english/function-words.ts';
import { paraphraseLines } from './english/paraphrases.ts';
import { shortForms } from './english/short-forms.ts';
import { dataLines, splitForms } from './lines.ts';
import { stemEnglish } from './stem.ts';

/** A term with its weight. */
export interface Weighted {
  readonly term: string;
  readonly weight: number;
}

/** One thing or action of the tool domain. */
export interface Concept {
  /** Its usual English name, lower-case ASCII. Language files translate to it. */
  readonly head: string;
  /** Other words tools use for it, heaviest first. */
  readonly says: readonly Weighted[];
}

/** The English dictionary. */
export interface Concepts {
  readonly byHead: ReadonlyMap<string, Concept>;
  /** Stemmed word or phrase to the terms it stands for, heaviest first. */
  readonly synonyms: ReadonlyMap<string, readonly Weighted[]>;
  /** Stems of every single word the dictionary or the English function words hold: "this word is English". */
  readonly known: ReadonlySet<string>;
  readonly functionWords: ReadonlySet<string>;
}

/** Weight of a synonym written without one. */
const USUAL_WEIGHT = 0.45;
/** No synonym counts more: a tool may well mean something else by it, so the words of the query lead. */
const HEAVIEST = 0.6;
/**
 * Weight of a phrase marked `<` and written without one. People say it and tools do not, so it is translated rather than
 * extended.
 */
const HEARD_WEIGHT = 0.7;
/** A word below this is said for its head and does not bring the head up itself. */
const TWO_WAY = 0.3;
/** Two words of one line reach each other through the head; fainter links than this are dropped. */
const FAINTEST = 0.2;
/** A short form is the word itself, but may be the short form of another. */
const SHORT_WEIGHT = 0.8;

let parsed: Concepts | undefined;

/** The English dictionary, parsed at the first call. */
export function concepts(): Concepts {
  parsed ??= parse();
  return parsed;
}

/** A term with the key under which it is heard. */
interface Said extends Weighted {
  readonly key: string;
}

function parse(): Concepts {
  const byHead = new Map<string, Concept>();
  const heard = new Map<string, Map<string, number>>();
  const known = new Set<string>();
  for (const { head, rest } of [...dataLines(conceptLines), ...dataLines(paraphraseLines)]) {
    const forms = splitForms(rest).map(readForm);
    const says = forms.filter(({ heardOnly }) => !heardOnly).sort((a, b) => b.weight - a.weight);
    const hears = forms.filter(({ heardOnly, weight }) => heardOnly || weight >= TWO_WAY);
    const self: Said = { term: head, weight: 1, key: phraseKey(head.split(' ')) };
    byHead.set(head, { head, says: says.map(({ term, weight }) => ({ term, weight })) });
    for (const said of says) hear(heard, self.key, said, said.weight);
    for (const { key, weight } of hears) {
      hear(heard, key, self, weight);
      for (const said of says) if (said.weight * weight >= FAINTEST) hear(heard, key, said, said.weight * weight);
    }
    for (const { key } of [self, ...forms]) for (const stem of key.split(' ')) known.add(stem);
  }
  for (const { head, rest } of dataLines(shortForms)) {
    const said: Said = { term: head, weight: SHORT_WEIGHT, key: phraseKey(head.split(' ')) };
    for (const form of splitForms(rest)) hear(heard, phraseKey([form]), said, SHORT_WEIGHT);
  }
  const stops = new Set(functionWords.trim().split(/\s+/));
  for (const word of stops) known.add(stemEnglish(word));
  return { byHead, synonyms: settle(heard), known, functionWords: stops };
}

function readForm(form: string): Said & { readonly heardOnly: boolean } {
  const heardOnly = form.startsWith('<');
  const [, term = '', written] = /^<?(.*?)(?: (\.\d+))?$/.exec(form) ?? [];
  const usual = heardOnly ? HEARD_WEIGHT : USUAL_WEIGHT;
  const weight = written === undefined ? usual : Number(written);
  return { term, weight: heardOnly ? weight : Math.min(weight, HEAVIEST), key: phraseKey(term.split(' ')), heardOnly };
}

/** The key of an English phrase: the stems of its words, contractions written out. */
export function phraseKey(words: readonly string[]): string {
  return writtenOut(words).map(stemEnglish).join(' ');
}

function hear(heard: Map<string, Map<string, number>>, key: string, said: Said, weight: number): void {
  if (key === said.key) return;
  let terms = heard.get(key);
  if (terms === undefined) {
    terms = new Map();
    heard.set(key, terms);
  }
  if (weight > (terms.get(said.term) ?? 0)) terms.set(said.term, weight);
}

function settle(heard: ReadonlyMap<string, ReadonlyMap<string, number>>): Map<string, readonly Weighted[]> {
  const settled = new Map<string, readonly Weighted[]>();
  for (const [key, terms] of heard) {
    const list = [...terms].map(([term, weight]) => ({ term, weight })).filter(({ weight }) => weight >= FAINTEST);
    settled.set(
      key,
      list.sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1)),
    );
  }
  return settled;
}

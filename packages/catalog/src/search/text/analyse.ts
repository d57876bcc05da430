/** Text to terms, the same way for documents and queries: split, drop stop words, stem. */
import lunr from 'lunr';
import { remembering } from '../remember.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';
import { identifiersOf, splitWords, type Word, wordsOf } from './words.ts';

/** A term of a text and the word it comes from. */
export interface AnalysedWord extends Word {
  readonly term: string;
}

/** Longer identifiers hardly come again. */
const REMEMBERED_CHARS = 24;
const REMEMBERED_IDENTIFIERS = 10_000;

/** The terms of a text, in order, repeats kept, stop words dropped. */
export function analyse(text: string): AnalysedWord[] {
  const analysed: AnalysedWord[] = [];
  for (const identifier of identifiersOf(text)) {
    const isLong = identifier.length > REMEMBERED_CHARS;
    for (const word of isLong ? analyseIdentifier(identifier) : analyseRemembered(identifier)) analysed.push(word);
  }
  return analysed;
}

const analyseRemembered = remembering(analyseIdentifier, REMEMBERED_IDENTIFIERS);

function analyseIdentifier(identifier: string): readonly AnalysedWord[] {
  const analysed: AnalysedWord[] = [];
  for (const word of wordsOf(identifier)) {
    if (!isStopWord(word.text)) analysed.push({ ...word, term: stem(word.text) });
  }
  return analysed;
}

/** {@link splitWords} in the shape lunr's builder asks for. */
export function tokenizer(text?: unknown): lunr.Token[] {
  return splitWords(String(text ?? '')).map((word) => new lunr.Token(word.text, {}));
}

/** lunr's pipeline with our two steps. */
export function createPipeline(): lunr.Pipeline {
  const pipeline = new lunr.Pipeline();
  pipeline.add(dropStopWords, stemToken);
  return pipeline;
}

/** lunr leaves out a token for which a step gives nothing; its typings do not say so. */
const dropStopWords = ((token: lunr.Token) =>
  isStopWord(token.toString()) ? undefined : token) as lunr.PipelineFunction;
const stemToken: lunr.PipelineFunction = (token) => token.update((word) => stem(word));

lunr.Pipeline.registerFunction(dropStopWords, 'toolsearch-stop-words');
lunr.Pipeline.registerFunction(stemToken, 'toolsearch-stem');

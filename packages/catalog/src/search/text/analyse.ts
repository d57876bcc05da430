/** Text to terms, the same way for documents and queries: split, drop stop words, stem. */
import lunr from 'lunr';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';
import { splitWords } from './words.ts';

/** The terms of a text, in order, repeats kept. */
export function analyse(text: string): string[] {
  const terms: string[] = [];
  for (const word of splitWords(text)) if (!isStopWord(word)) terms.push(stem(word));
  return terms;
}

/** {@link splitWords} in the shape lunr's builder asks for. */
export function tokenizer(text?: unknown): lunr.Token[] {
  return splitWords(String(text ?? '')).map((word) => new lunr.Token(word, {}));
}

/** lunr's pipeline with our two steps. */
export function createPipeline(): lunr.Pipeline {
  const pipeline = new lunr.Pipeline();
  pipeline.add(dropStopWords, stemToken);
  return pipeline;
}

const dropStopWords: lunr.PipelineFunction = (token) =>
  (isStopWord(token.toString()) ? undefined : token) as lunr.Token;
const stemToken: lunr.PipelineFunction = (token) => token.update((word) => stem(word));

lunr.Pipeline.registerFunction(dropStopWords, 'toolsearch-stop-words');
lunr.Pipeline.registerFunction(stemToken, 'toolsearch-stem');

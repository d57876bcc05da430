/** What is indexed of a tool. The catalog decides which texts it may give; the engine reads them all as plain words. */
export interface SearchDocument {
  /** Unique in an engine. */
  readonly id: string;
  /** The raw name. */
  readonly name: string;
  readonly alias?: string;
  /** The plugin's or MCP server's name. */
  readonly owner?: string;
  readonly source?: string;
  readonly title?: string;
  readonly description?: string;
  /** Names, descriptions and enum words of the parameters, as `parametersText` joins them. */
  readonly parameters?: string;
}

/** The texts of a document that are indexed, in the order of their bits in a posting's field mask. */
export const FIELDS = ['name', 'owner', 'title', 'head', 'description', 'parameters'] as const;

/** One indexed text. `head` is the first sentence of the description, `description` what follows it. */
export type Field = (typeof FIELDS)[number];

/** What the index keeps of a document besides its postings: all that exact names and answers need. */
export interface IndexedDocument {
  readonly id: string;
  readonly name: string;
  readonly alias: string;
  readonly owner: string;
}

/** The text of every field. */
export function fieldTexts(document: SearchDocument): Record<Field, string> {
  const [head, rest] = splitFirstSentence(document.description ?? '');
  return {
    name: document.name,
    owner: document.owner ?? '',
    title: document.title ?? '',
    head,
    description: rest,
    parameters: document.parameters ?? '',
  };
}

/** The first sentence that says something (three words or more), at most 240 characters, and the rest. */
export function splitFirstSentence(text: string): readonly [head: string, rest: string] {
  const window = text.slice(0, HEAD_MAX_CHARS);
  for (const match of window.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length;
    if (window.slice(0, end).trim().split(/\s+/u).length >= 3) return [text.slice(0, end), text.slice(end)];
  }
  return [window, text.slice(HEAD_MAX_CHARS)];
}

const HEAD_MAX_CHARS = 240;
const SENTENCE_END = /[.!?](?=\s)|[。！？]|\n/gu;

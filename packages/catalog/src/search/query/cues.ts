/**
 * What the shape of a literal says: a path asks for a tool about files, an address for one about web pages. The literal
 * itself rarely stands in a description.
 */
import type { QueryExpansion } from './query.ts';

/** English words for what a file of that extension holds, most telling first. */
const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  ...extensions('txt log json yaml yml toml xml html htm css js ts py java go rs sh bib', ['file']),
  ...extensions('md mdx', ['file', 'markdown']),
  ...extensions('doc docx', ['word document', 'document']),
  ...extensions('xls xlsx csv tsv', ['spreadsheet', 'excel', 'csv']),
  ...extensions('ppt pptx', ['presentation', 'powerpoint', 'slide']),
  ...extensions('pdf', ['pdf']),
  ...extensions('png jpg jpeg gif webp svg bmp', ['image', 'picture']),
  ...extensions('mp3 wav flac ogg m4a', ['audio', 'music']),
  ...extensions('mp4 mov avi mkv webm', ['video']),
  ...extensions('zip tar gz 7z rar', ['archive']),
};

/** Words for literals of other shapes. A pattern is tried on one blank-separated piece of the query. */
const SHAPES: readonly { readonly pattern: RegExp; readonly says: readonly string[] }[] = [
  { pattern: /^["'(<]?(?:https?:\/\/|www\.)\S/iu, says: ['url', 'web page', 'website'] },
  { pattern: /^["'(<]?(?:(?:~|\.{1,2})?\/[\w.-]+\/[\w.-]|[A-Za-z]:\\\w)/u, says: ['file', 'path'] },
  { pattern: /^["'(<]?[\w.+-]+@[\w-]+\.\w/u, says: ['email'] },
  { pattern: /^[$€£¥]\d/u, says: ['price', 'cost', 'payment', 'amount'] },
  { pattern: /^\d[\d.,]*[×*÷+^]\d/u, says: ['calculate', 'math'] },
  { pattern: /^-?\d{1,3}\.\d{3,},-?\d{1,3}\.\d{3,}/u, says: ['coordinates', 'latitude', 'location'] },
];

const EXTENSION = /\.([A-Za-z0-9]{2,5})["'),.;:!?>\]]*$/u;
/** Every literal has one of these signs; most queries have none. */
const LITERAL_SIGN = /[/\\@$€£¥×÷*+^]|\.[A-Za-z0-9]|www\./iu;
/** A longer piece is no literal that someone typed. */
const MAX_PIECE_CHARS = 256;
const WEIGHT = 0.5;
const STEP = 0.1;

/** The words that the literals of a query stand for. */
export function readCues(query: string): QueryExpansion[] {
  if (!LITERAL_SIGN.test(query)) return [];
  const found = new Map<string, QueryExpansion>();
  for (const piece of query.split(/\s+/u)) {
    if (piece.length > MAX_PIECE_CHARS || !LITERAL_SIGN.test(piece)) continue;
    for (const [index, term] of wordsFor(piece).entries()) {
      if (!found.has(term)) found.set(term, { term, weight: WEIGHT - index * STEP, from: piece, kind: 'cue' });
    }
  }
  return [...found.values()];
}

function wordsFor(piece: string): readonly string[] {
  const extension = EXTENSION.exec(piece)?.[1]?.toLowerCase() ?? '';
  if (Object.hasOwn(EXTENSIONS, extension)) return EXTENSIONS[extension] ?? [];
  return SHAPES.find(({ pattern }) => pattern.test(piece))?.says ?? [];
}

function extensions(names: string, says: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(names.split(' ').map((name) => [name, says]));
}

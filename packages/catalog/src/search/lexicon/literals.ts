/**
 * Values written into a query: a file name, a web address, an IP range, a schedule. What they are is often all that
 * tells what is asked ("is 10.0.3.7 inside 10.0.0.0/16"), so a slot of an intent may ask for the kind: `{ip}`.
 */

/** Kinds of value that are told by their shape. */
export const LITERAL_KINDS = [
  'assignment',
  'base64',
  'color',
  'cron',
  'date',
  'domain',
  'email',
  'file',
  'ip',
  'jwt',
  'number',
  'path',
  'percent',
  'url',
  'uuid',
] as const;

/** A kind of value. */
export type LiteralKind = (typeof LITERAL_KINDS)[number];

/** A value found in a query, as it is written there. */
export interface Literal {
  readonly kind: LiteralKind;
  readonly text: string;
}

const FILE_ENDINGS =
  'txt|md|mdx|log|csv|tsv|json|jsonl|ya?ml|toml|ini|cfg|conf|env|xml|html?|css|tsx?|jsx|mjs|py|rb|rs|go|java|kt|swift|php|sql|sh|ps1|pdf|docx?|xlsx?|pptx?|odt|rtf|png|jpe?g|gif|svg|webp|heic|mp3|mp4|wav|mov|zip|tar|gz|lock|ipynb|plist|parquet';
const TOP_DOMAINS =
  'com|org|net|io|dev|app|co|ai|me|info|biz|shop|store|site|online|blog|tech|cloud|edu|gov|eu|uk|de|fr|es|it|nl|pl|pt|br|ru|cn|jp|kr|in|ca|au|ch|at|se|us|tv|xyz|example|local|test';
const OCTETS = '(?:\\d{1,3}\\.){3}\\d{1,3}';
const CRON_FIELD = '(?:\\*(?:/\\d+)?|\\d+(?:[-,/]\\d+)*)';

/** A shape, and a sign that every value of that shape has: cheap to look for, where a pattern is not. */
export interface Shape {
  readonly kind: LiteralKind;
  readonly sign: RegExp;
  readonly pattern: RegExp;
}

/** The surest shapes first: what one has read, a later one does not read again. */
export const SHAPES: readonly Shape[] = [
  { kind: 'jwt', sign: /eyJ/, pattern: /(?<![\w.])eyJ[\w-]*(?:\.[\w-]+)*/g },
  { kind: 'uuid', sign: /\w-\w/, pattern: /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi },
  { kind: 'email', sign: /@/, pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g },
  { kind: 'url', sign: /:\/\//, pattern: /\bhttps?:\/\/[^\s"'<>]+/gi },
  { kind: 'ip', sign: /\d\.\d/, pattern: new RegExp(`(?<![\\d.])${OCTETS}(?:/\\d{1,2})?(?![\\d.])`, 'g') },
  {
    kind: 'cron',
    sign: /[\d*]\s[\d*]/,
    pattern: new RegExp(`(?<!\\S)${CRON_FIELD}(?:\\s${CRON_FIELD}){4}(?!\\w)`, 'g'),
  },
  { kind: 'date', sign: /\d-\d/, pattern: /\b\d{4}-\d{2}-\d{2}\b/g },
  { kind: 'assignment', sign: /_/, pattern: /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?:=\S*)?/g },
  {
    kind: 'base64',
    sign: /[\d=]/,
    pattern: /(?<![\w+/=])(?=[A-Za-z+/]*\d|\w+=)[A-Za-z0-9+/]{8,}={0,2}(?![\w+/=])(?<=[A-Z][^ ]*)(?<=[a-z][^ ]*)/g,
  },
  {
    kind: 'file',
    sign: /[\w-]\.\w/,
    pattern: new RegExp(`(?<![\\w@])[\\w/-]*[\\w-]\\.(?:${FILE_ENDINGS})\\b(?!\\.\\w)`, 'gi'),
  },
  {
    kind: 'domain',
    sign: /[\w-]\.\w/,
    pattern: new RegExp(`(?<![\\w@.])(?:[a-z0-9-]+\\.)+(?:${TOP_DOMAINS})\\b(?!\\.\\w)`, 'gi'),
  },
  { kind: 'path', sign: /[/\\]/, pattern: /(?<![\w/:])(?:~|\.{1,2})?\/[\w.-]+(?:\/[\w.-]*)*|\b[A-Z]:\\\S*/g },
  { kind: 'color', sign: /#/, pattern: /(?<!\w)#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi },
  { kind: 'percent', sign: /\d\s?(?:%|percent)/, pattern: /\d+(?:[.,]\d+)?\s?(?:%|percent\b)/g },
  { kind: 'number', sign: /\d/, pattern: /(?<![\w.])\d+(?:[.,]\d+)*(?![\w])/g },
];

/** A longer run of signs is no value that someone typed, and patterns are slow on it. */
const OVERLONG = /(?<!\S)\S{257,}/gu;

/** Every shape has one of these; most queries have none. */
const SIGN_OF_LITERAL = /[\d=*]|[./\\@#:_]\S|eyJ/;

/** The values of a query in the order of their kinds, each part of the text read once. */
export function findLiterals(query: string): readonly Literal[] {
  if (!SIGN_OF_LITERAL.test(query)) return [];
  const found: Literal[] = [];
  let rest = query.replace(OVERLONG, ' ');
  for (const { kind, sign, pattern } of SHAPES) {
    if (!sign.test(rest)) continue;
    rest = rest.replace(pattern, (text) => {
      found.push({ kind, text });
      return ' '.repeat(text.length);
    });
  }
  return found;
}

/** What a slot of an intent writes for a kind of value. */
export function literalKey(kind: LiteralKind): string {
  return `{${kind}}`;
}

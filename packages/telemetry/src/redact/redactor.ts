/** Takes secrets out of values before anything keeps them. */
import { MIN_SECRET_CHARS, secretVariants } from './variants.ts';

/** Options of {@link createRedactor}. */
export interface RedactorOptions {
  /**
   * Values that must never be written: keys, tokens, passwords as the host knows them. Found anywhere in texts and
   * property names, also encoded. Those shorter than 6 characters are passed over.
   */
  readonly secrets?: Iterable<string>;
  /** Further property names whose values are never written. Compared without case and punctuation. */
  readonly keys?: readonly string[];
}

/** Gives a copy without secrets. What holds none comes back as it is. */
export type Redact = <T>(value: T) => T;

/** Stands where a secret stood. */
export const REDACTED = '[redacted]';

const SECRET_KEYS = [
  'password',
  'passwd',
  'passphrase',
  'secret',
  'token',
  'apikey',
  'accesskey',
  'privatekey',
  'signingkey',
  'authorization',
  'credential',
  'credentials',
  'cookie',
];

/** `Bearer …` in a header, and the user part of a URL: secrets by where they stand. */
const BY_PLACE: readonly [RegExp, string][] = [
  [/\b(Bearer|Basic)\s+[\w.~+/-]{8,}=*/gi, `$1 ${REDACTED}`],
  [/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/?#@"']+@/gi, `$1${REDACTED}@`],
];

/**
 * Makes a redactor. A property is withheld whole when its name, without case and punctuation, ends in one of
 * `password`, `passwd`, `passphrase`, `secret`, `token`, `apikey`, `accesskey`, `privatekey`, `signingkey`,
 * `authorization`, `credential`, `credentials`, `cookie`, or in one of `keys`.
 */
export function createRedactor({ secrets = [], keys = [] }: RedactorOptions = {}): Redact {
  const words = [...SECRET_KEYS, ...keys.map(foldKey).filter((key) => key !== '')];
  const variants = [
    ...new Set([...secrets].filter((secret) => secret.length >= MIN_SECRET_CHARS).flatMap(secretVariants)),
  ];
  // Longest first, so that a secret inside another one does not leave the rest of it.
  variants.sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const byValue =
    variants.length > 0 ? new RegExp(variants.map((text) => escapePattern(text)).join('|'), 'g') : undefined;

  function redactText(text: string): string {
    let clean = byValue ? text.replace(byValue, REDACTED) : text;
    for (const [shape, replacement] of BY_PLACE) clean = clean.replace(shape, replacement);
    return clean;
  }

  function redact(value: unknown): unknown {
    if (typeof value === 'string') return redactText(value);
    if (Array.isArray(value)) return value.map(redact);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]: [string, unknown]) => {
        const folded = foldKey(key);
        return [
          redactText(key),
          item !== null && words.some((word) => folded.endsWith(word)) ? REDACTED : redact(item),
        ];
      }),
    );
  }

  return <T>(value: T) => redact(value) as T;
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function foldKey(key: string): string {
  return key.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

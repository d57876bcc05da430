/** From what a model wrote to one entry, or to an error that helps it write the right thing. */
import { CatalogError } from './errors.ts';
import { encodeOwner } from './identity.ts';
import { byCodePoint } from './order.ts';
import type { CatalogEntry } from './tool.ts';

/** Looks references up among the entries of one snapshot. */
export interface Resolver {
  /** Throws {@link CatalogError} `unknown-tool` or `ambiguous-tool`. */
  resolve(ref: string): CatalogEntry;
}

const MAX_CANDIDATES = 3;
const MAX_LISTED = 20;
const MAX_QUOTED_CHARS = 120;

/**
 * Resolves exact ids first, then aliases, then the forms hosts commonly join (`<server>__<tool>`, also behind the
 * server's id prefix), then raw names that only one tool has. Entries with `visible: 'never'` answer to their id alone.
 *
 * @param suggest ids that a failed reference may have meant, best first
 */
export function createResolver(
  entries: readonly CatalogEntry[],
  suggest: (ref: string) => readonly string[],
): Resolver {
  const byId = new Map<string, CatalogEntry>();
  const byAlias = new Map<string, CatalogEntry>();
  const byJoined = new Map<string, CatalogEntry[]>();
  const byName = new Map<string, CatalogEntry[]>();
  const byFolded = new Map<string, CatalogEntry[]>();
  for (const entry of entries) {
    byId.set(entry.id, entry);
    if (entry.visible === 'never') continue;
    byAlias.set(entry.alias, entry);
    append(byName, entry.name, entry);
    for (const key of [entry.id, entry.alias, entry.name]) append(byFolded, fold(key), entry);
    if (entry.owner === undefined) continue;
    append(byJoined, `${entry.owner}__${entry.name}`, entry);
    append(byJoined, `${entry.source}:${encodeOwner(entry.owner)}:${entry.owner}__${entry.name}`, entry);
  }

  return Object.freeze({
    resolve(ref: string): CatalogEntry {
      const wanted = ref.trim();
      const exact = byId.get(wanted) ?? byAlias.get(wanted);
      if (exact) return exact;
      for (const index of [byJoined, byName]) {
        const found = index.get(wanted);
        if (found?.[0] && found.length === 1) return found[0];
        if (found) throw ambiguous(wanted, found);
      }
      throw unknown(wanted, [...new Set((byFolded.get(fold(wanted)) ?? []).map(idOf))], suggest);
    },
  });
}

function ambiguous(ref: string, found: readonly CatalogEntry[]): CatalogError {
  const ids = found.map(idOf).sort(byCodePoint);
  return new CatalogError('ambiguous-tool', ambiguousText(ref, ids, 'Use one of these ids.'), ids);
}

function unknown(
  ref: string,
  sameLetters: readonly string[],
  suggest: (ref: string) => readonly string[],
): CatalogError {
  const candidates = (sameLetters.length > 0 ? sameLetters : suggest(ref)).slice(0, MAX_CANDIDATES);
  const text = unknownText(ref, candidates, 'Search for the tool and use an id from the hits.');
  return new CatalogError('unknown-tool', text, candidates);
}

/** What is said of a reference that means no tool: what it may have meant, or else the advice. */
export function unknownText(ref: string, candidates: readonly string[], advice: string): string {
  const next = candidates.length === 0 ? advice : `Did you mean ${candidates.join(', ')}?`;
  return `No tool ${quote(ref)} is available. ${next}`;
}

/** What is said of a name that several tools share. At most 20 are listed. */
export function ambiguousText(ref: string, tools: readonly string[], advice: string): string {
  const listed = tools.slice(0, MAX_LISTED).join(', ');
  const rest = tools.length > MAX_LISTED ? ` and ${tools.length - MAX_LISTED} more` : '';
  return `${quote(ref)} is the name of ${tools.length} tools: ${listed}${rest}. ${advice}`;
}

function quote(ref: string): string {
  return JSON.stringify(ref.length > MAX_QUOTED_CHARS ? `${ref.slice(0, MAX_QUOTED_CHARS)}…` : ref);
}

function fold(text: string): string {
  return text.toLowerCase().replace(/[\s_.:/-]+/g, '');
}

function append(index: Map<string, CatalogEntry[]>, key: string, entry: CatalogEntry): void {
  const found = index.get(key);
  if (found) found.push(entry);
  else index.set(key, [entry]);
}

function idOf(entry: CatalogEntry): string {
  return entry.id;
}

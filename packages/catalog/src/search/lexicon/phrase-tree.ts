/**
 * The English phrases the lexicon knows, as a tree of their stems: a phrase is followed word by word, and left at the
 * first word that goes on with none. Most words begin no phrase, and most neighbours go on with none.
 */
import { remembering } from '../remember.ts';
import { concepts, phraseKey, type Weighted } from './concepts.ts';
import { type Slot, slotsByKey } from './intents.ts';

/** What the lexicon knows of a phrase. */
export interface KnownPhrase {
  /** At most six terms that it stands for, heaviest first; nothing where it only fills slots of intents. */
  readonly says: readonly Weighted[] | undefined;
  /** The slots of intents that it fills; nothing where it fills none. */
  readonly slots: readonly Slot[] | undefined;
  /** The slots that each of its close synonyms fills. */
  readonly synonymSlots: readonly (readonly Slot[])[];
}

/** The stems read so far. */
export interface PhraseNode {
  /** What they are, read to here. */
  readonly known: KnownPhrase | undefined;
  /** The node for each stem that a longer phrase goes on with; nothing where none does. */
  readonly next: ReadonlyMap<string, PhraseNode> | undefined;
}

/** Most synonyms of one word or phrase. */
const SYNONYMS_PER_PHRASE = 6;
/** A synonym this close stands for the word itself where an intent is concerned. */
const CLOSE_SYNONYM = 0.4;
const REMEMBERED_HEADS = 4_096;

let grown: ReadonlyMap<string, PhraseNode> | undefined;

/** The nodes of first stems. Grown at the first call. */
export function phraseTree(): ReadonlyMap<string, PhraseNode> {
  grown ??= grow();
  return grown;
}

/** The slots that a concept fills by its head; nothing where it fills none. */
export const slotsOfHead: (head: string) => readonly Slot[] | undefined = remembering(
  (head) => slotsByKey().get(phraseKey(head.split(' '))),
  REMEMBERED_HEADS,
);

interface GrowingNode {
  known: KnownPhrase | undefined;
  next: Map<string, GrowingNode> | undefined;
}

function grow(): ReadonlyMap<string, PhraseNode> {
  const { synonyms } = concepts();
  const root: GrowingNode = { known: undefined, next: new Map() };
  for (const key of new Set([...synonyms.keys(), ...slotsByKey().keys()])) {
    nodeOf(root, key.split(' ')).known = knownPhrase(key);
  }
  return root.next as ReadonlyMap<string, PhraseNode>;
}

function nodeOf(root: GrowingNode, stems: readonly string[]): GrowingNode {
  let node = root;
  for (const stem of stems) {
    node.next ??= new Map();
    const next = node.next.get(stem) ?? { known: undefined, next: undefined };
    node.next.set(stem, next);
    node = next;
  }
  return node;
}

function knownPhrase(key: string): KnownPhrase {
  const { synonyms, byHead } = concepts();
  const said = synonyms.get(key);
  const close = said?.filter(({ term, weight }) => weight >= CLOSE_SYNONYM && byHead.has(term)) ?? [];
  return {
    says: said?.slice(0, SYNONYMS_PER_PHRASE),
    slots: slotsByKey().get(key),
    synonymSlots: close.map(({ term }) => slotsOfHead(term)).filter((slots) => slots !== undefined),
  };
}

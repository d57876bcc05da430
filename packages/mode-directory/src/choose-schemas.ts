/** Which hidden tools a session will probably need. */
import type { Catalog } from '@toolsearch/catalog';
import { pick } from './visible-tools.ts';

/** What {@link chooseSchemas} looks at. */
export interface ChooseSchemasInput {
  readonly catalog: Catalog;
  /** What the session is about: the first thing its user said. */
  readonly text: string;
  /** The references that `directoryMode` gets as `required`; they are not chosen again. */
  readonly required?: readonly string[];
  /** Default 4, clamped to 0..12. */
  readonly max?: number;
}

const DEFAULT_MAX = 4;
const LARGEST_MAX = 12;
/** Hits looked through for trusted ones. */
const SEARCHED = 50;

/**
 * The ids of the tools whose schemas are worth showing, sorted by code point. A pure function of its input: call it
 * once, when a session begins, keep the ids with the session and hand them to `directoryMode` in every turn. Choosing
 * anew each turn would change the tool array and lose the provider's prompt cache.
 *
 * Only trusted tools are chosen: a server could otherwise word a description so that it is always shown. The search
 * runs without a call context, by which an observer tells it from the model's own.
 */
export function chooseSchemas({
  catalog,
  text,
  required = [],
  max = DEFAULT_MAX,
}: ChooseSchemasInput): readonly string[] {
  const wanted = Math.min(LARGEST_MAX, Math.max(0, Math.trunc(max)));
  if (wanted === 0) return Object.freeze([]);
  const taken = new Set(pick(catalog, required).map(({ id }) => id));
  const choosable = new Set(
    catalog.entries
      .filter(({ id, trusted, visible }) => trusted && visible === 'search' && !taken.has(id))
      .map(({ id }) => id),
  );
  const best = catalog
    .search(text, { limit: SEARCHED })
    .hits.filter(({ id }) => choosable.has(id))
    .slice(0, wanted);
  return Object.freeze(
    pick(
      catalog,
      best.map(({ id }) => id),
    ).map(({ id }) => id),
  );
}

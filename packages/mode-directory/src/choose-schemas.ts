/** Which hidden tools a session will probably need. */
import { type Catalog, checkSurfaceParts, SurfaceError } from '@toolsearch/catalog';
import { checkReferences, pick } from './visible-tools.ts';

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
 *
 * Throws {@link SurfaceError} `invalid-option` for input that is not of its type.
 */
export function chooseSchemas(input: ChooseSchemasInput): readonly string[] {
  const given: Partial<ChooseSchemasInput> = { ...input };
  checkSurfaceParts('chooseSchemas', given.catalog as Catalog, {});
  const { catalog, text, required = [], max = DEFAULT_MAX } = input;
  checkReferences('chooseSchemas', { required });
  checkOption('text', text, 'string');
  checkOption('max', max, 'number');
  const wanted = Math.min(LARGEST_MAX, Math.max(0, Math.trunc(max) || 0));
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

function checkOption(name: 'text' | 'max', value: unknown, wanted: 'string' | 'number'): void {
  if (typeof value === wanted) return;
  const found = value === undefined ? `no ${name}` : `${name} of type ${typeof value}`;
  throw new SurfaceError('invalid-option', `chooseSchemas: found ${found}; wanted a ${wanted}.`);
}

/**
 * The directory as it stands in the prompt. Only trusted tools are named: names and descriptions of servers and clients
 * are text from outside, and a prompt is no place for it.
 */
import {
  byCodePoint,
  type Catalog,
  type CatalogEntry,
  countBySource,
  formatCounts,
  isSearchable,
  shorten,
} from '@toolsearch/catalog';

const HEAD = `# Tool directory
These tools are ready, but their input schemas are not loaded. Call one by its name, after tool_describe where its input is not plain.`;

/** Longest descriptions, in characters, tried from left to right until the text fits; then there are none. */
const DESCRIPTION_STEPS: readonly number[] = [180, 120, 64, 32];

/** What the text is made from. */
export interface DirectoryTextInput {
  readonly catalog: Catalog;
  /** Ids of tools that are shown with their whole definition, and are not listed again. */
  readonly shownIds: ReadonlySet<string>;
  /** Longest text, in characters. */
  readonly maxChars: number;
}

/**
 * One line per tool, `- name: description`, in the order of the names; descriptions are shortened before names are
 * dropped, and what is not listed is counted by source. Nothing at all when there is nothing behind the surface.
 */
export function directoryText({ catalog, shownIds, maxChars }: DirectoryTextInput): string | undefined {
  const hidden = catalog.entries.filter((entry) => isSearchable(entry) && !shownIds.has(entry.id));
  if (hidden.length === 0) return undefined;
  const listable = hidden.filter(({ trusted }) => trusted).sort((a, b) => byCodePoint(a.alias, b.alias));

  const namesOnly = renderLines(hidden, listable, 0);
  if (namesOnly.length > maxChars) return namesThatFit(hidden, listable, maxChars);
  for (const descriptionChars of DESCRIPTION_STEPS) {
    const text = renderLines(hidden, listable, descriptionChars);
    if (text.length <= maxChars) return text;
  }
  return namesOnly;
}

/** Bare names, as many from the front as fit. */
function namesThatFit(hidden: readonly CatalogEntry[], listable: readonly CatalogEntry[], maxChars: number): string {
  let fits = 0;
  let tooMany = listable.length;
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1;
    if (renderLines(hidden, listable.slice(0, middle), 0).length <= maxChars) fits = middle;
    else tooMany = middle;
  }
  return renderLines(hidden, listable.slice(0, fits), 0);
}

function renderLines(
  hidden: readonly CatalogEntry[],
  listed: readonly CatalogEntry[],
  descriptionChars: number,
): string {
  const lines = listed.map((entry) => lineOf(entry, descriptionChars));
  const tail = omittedLine(hidden, listed);
  return [...(lines.length === 0 ? [] : [HEAD, ...lines]), ...(tail === undefined ? [] : [tail])].join('\n');
}

function lineOf({ alias, description }: CatalogEntry, descriptionChars: number): string {
  const short = descriptionChars === 0 ? '' : shorten(description, descriptionChars);
  return short === '' ? `- ${alias}` : `- ${alias}: ${short}`;
}

/** Such as `Tools not listed: plugin 12, mcp 300. Find them with tool_search.` */
function omittedLine(hidden: readonly CatalogEntry[], listed: readonly CatalogEntry[]): string | undefined {
  const listedIds = new Set(listed.map(({ id }) => id));
  const omitted = formatCounts(countBySource(hidden.filter(({ id }) => !listedIds.has(id))));
  return omitted === '' ? undefined : `Tools not listed: ${omitted}. Find them with tool_search.`;
}

/** The one spelling in which rules and tools are compared. */

// Zero-width characters and their like: invisible in a config file, and enough to make a deny miss its tool.
const INVISIBLE = /\p{Default_Ignorable_Code_Point}+/gu;
const ASCII = /^[\0-\x7f]*$/;

/**
 * Folds a name: compatibility forms become plain ones (full-width letters, ligatures), invisible characters go, case
 * goes, white space at both ends goes. `" CRON "`, `"Cron"` and `"ｃｒｏｎ"` all give `"cron"`. Folding a folded name
 * changes nothing.
 */
export function normaliseName(name: string): string {
  // Nearly all names are ASCII, where small letters are all there is to do; a catalog has tens of thousands of them.
  if (ASCII.test(name)) return name.toLowerCase().trim();
  // Through upper case: it merges letters whose lower-case forms differ (ß and ss, the two Greek small sigmas).
  // Lower case before it, for capitals that are their own upper case (ẞ).
  const folded = name.normalize('NFKC').replace(INVISIBLE, '').toLowerCase().toUpperCase().toLowerCase();
  return folded.normalize('NFKC').trim();
}

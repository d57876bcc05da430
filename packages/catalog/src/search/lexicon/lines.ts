/**
 * The line format of the data files, the same in every one: `head: form, form, form`. Blank lines and lines that begin
 * with `#` are for readers.
 */

/** One line of a data file. */
export interface DataLine {
  readonly head: string;
  readonly rest: string;
}

/** Reads the lines of a data file. A line without a colon has an empty `rest`. */
export function dataLines(text: string): readonly DataLine[] {
  const lines: DataLine[] = [];
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    const colon = line.indexOf(':');
    if (colon < 0) lines.push({ head: line, rest: '' });
    else lines.push({ head: line.slice(0, colon).trim(), rest: line.slice(colon + 1).trim() });
  }
  return lines;
}

/** Splits what follows the colon at its commas. */
export function splitForms(rest: string): readonly string[] {
  return rest
    .split(',')
    .map((form) => form.trim())
    .filter((form) => form !== '');
}

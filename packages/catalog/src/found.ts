/** How a border says what stands in a place: by its name and kind, and nothing of what it holds. */

/** Such as `no query`, `limit that is NaN`, `options of type array`. */
export function found(name: string, value: unknown): string {
  if (value === undefined) return `no ${name}`;
  if (value === null || value === '') return `${name} that is ${value === null ? 'null' : 'empty'}`;
  if (Number.isNaN(value)) return `${name} that is NaN`;
  return `${name} of type ${Array.isArray(value) ? 'array' : typeof value}`;
}

/** The same for a place that takes one of a few words, which are no secret: a text is shown, up to 80 characters. */
export function foundWord(name: string, value: unknown): string {
  return typeof value === 'string' && value !== ''
    ? `${name} ${JSON.stringify(value.slice(0, 80))}`
    : found(name, value);
}

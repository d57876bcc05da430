/** The words of an input schema: parameter names first, then what is said about them, within a byte budget. */

/** Bounds of {@link parametersText}. */
export interface ParametersTextOptions {
  /** UTF-8 bytes of the text. Default 2,048. */
  readonly maxBytes?: number;
  /** Levels of nested parameters. Default 3. */
  readonly maxDepth?: number;
}

const MAX_BYTES = 2048;
const MAX_DEPTH = 3;
/** Subschemas looked at; a schema that fans out further says nothing new about the tool. */
const MAX_SCHEMAS = 256;
const MAX_ENUM_WORDS = 12;
const COMBINATORS = ['anyOf', 'oneOf', 'allOf'] as const;

/**
 * Joins the names, descriptions, titles and enum words of a schema's parameters, nearest levels first, all names
 * before any description. Any value is accepted; what is no schema gives the empty string. References are not followed.
 */
export function parametersText(schema: unknown, options: ParametersTextOptions = {}): string {
  const { maxBytes = MAX_BYTES, maxDepth = MAX_DEPTH } = options;
  const names: string[] = [];
  const texts: string[] = [];
  let level: unknown[] = [schema];
  let seen = 0;
  for (let depth = 0; depth <= maxDepth && level.length > 0; depth++) {
    const next: unknown[] = [];
    // Grows while it is walked: what describes the same parameter stands on the same level.
    for (const node of level) {
      if (!isObject(node) || ++seen > MAX_SCHEMAS) continue;
      if (depth > 0) collectTexts(node, texts);
      if (depth < maxDepth && isObject(node.properties)) {
        for (const [name, child] of Object.entries(node.properties)) {
          names.push(name);
          next.push(child);
        }
      }
      if (seen <= MAX_SCHEMAS) level.push(...sameLevel(node));
    }
    level = next;
  }
  return within([...names, ...texts], maxBytes);
}

/** Subschemas that describe the same parameter. */
function sameLevel(node: Record<string, unknown>): unknown[] {
  const found: unknown[] = [];
  if (isObject(node.items)) found.push(node.items);
  if (isObject(node.additionalProperties)) found.push(node.additionalProperties);
  for (const keyword of COMBINATORS) {
    const branches = node[keyword];
    if (Array.isArray(branches)) found.push(...branches.slice(0, MAX_ENUM_WORDS));
  }
  return found;
}

function collectTexts(node: Record<string, unknown>, texts: string[]): void {
  if (typeof node.title === 'string') texts.push(node.title);
  if (typeof node.description === 'string') texts.push(node.description);
  if (!Array.isArray(node.enum)) return;
  for (const value of node.enum.slice(0, MAX_ENUM_WORDS)) if (typeof value === 'string') texts.push(value);
}

/** As many leading pieces as the budget holds; the first that does not fit is cut, the rest dropped. */
function within(pieces: readonly string[], maxBytes: number): string {
  let text = '';
  let left = maxBytes;
  for (const piece of pieces) {
    const spaced = text === '' ? piece : ` ${piece}`;
    const bytes = Buffer.byteLength(spaced);
    if (bytes > left) return text + cutToBytes(spaced, left);
    text += spaced;
    left -= bytes;
  }
  return text;
}

function cutToBytes(text: string, maxBytes: number): string {
  const bytes = Buffer.from(text.slice(0, maxBytes));
  return bytes
    .subarray(0, maxBytes)
    .toString('utf8')
    .replace(/\uFFFD+$/u, '');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

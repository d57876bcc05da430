/** Failures as the model reads them: bounded, and with a word on sources that should be there and are not. */
import {
  type Catalog,
  CatalogError,
  encodeOwner,
  errorResult,
  shorten,
  type ToolErrorCode,
  type ToolResult,
  type UnavailableSource,
} from '@toolsearch/catalog';

/** Longest error text, in UTF-8 bytes. */
const MESSAGE_MAX_BYTES = 900;
/** Longest line on missing sources, in characters. */
const UNAVAILABLE_MAX_CHARS = 300;
const REASON_MAX_CHARS = 120;

/** A call that the surface itself ended. */
export function failure(code: ToolErrorCode, message: string): ToolResult {
  return errorResult({ code, message: clip(message, MESSAGE_MAX_BYTES) });
}

/**
 * What a thrown error becomes. A reference into a source that is down says so instead of suggesting tools of others,
 * and every other unknown reference says which sources are down; anything but a {@link CatalogError} is a fault of the host's path, which promises not to throw.
 */
export function failureOf(error: unknown, ref: string, { unavailable }: Catalog): ToolResult {
  if (!(error instanceof CatalogError)) {
    return failure('tool-failed', error instanceof Error ? error.message : String(error));
  }
  if (error.code === 'ambiguous-tool') return failure('ambiguous-tool', error.message);
  const owners = unavailable.filter((source) => belongsTo(ref, source));
  const owned = unavailableLine(owners);
  if (owned !== undefined)
    return failure('tool-unavailable', `${shorten(ref, REASON_MAX_CHARS)} cannot be reached. ${owned}`);
  const line = unavailableLine(unavailable);
  return failure('unknown-tool', line === undefined ? error.message : `${error.message} ${line}`);
}

/** Such as `Unavailable now: mcp shell (did not start).`, or nothing when all sources are there. */
export function unavailableLine(unavailable: readonly UnavailableSource[]): string | undefined {
  if (unavailable.length === 0) return undefined;
  const sources = unavailable.map(
    ({ source, owner, reason }) => `${source} ${owner} (${shorten(reason, REASON_MAX_CHARS)})`,
  );
  return shorten(`Unavailable now: ${sources.join(', ')}.`, UNAVAILABLE_MAX_CHARS);
}

/** True when an id, an alias or a joined name is spelled as one of the source's tools. */
function belongsTo(ref: string, { source, owner }: UnavailableSource): boolean {
  const wanted = ref.trim();
  return [`${source}:${encodeOwner(owner)}:`, `${source}__${owner}__`, `${owner}__`].some((prefix) =>
    wanted.startsWith(prefix),
  );
}

/** Cuts at a character border. */
function clip(text: string, maxBytes: number): string {
  if (Buffer.byteLength(text) <= maxBytes) return text;
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(maxBytes - 3));
  return `${text.slice(0, read)}…`;
}

/** Failures as the model reads them: bounded, and with a word on sources that should be there and are not. */
import { clip, shorten } from './bounded-text.ts';
import type { Catalog } from './contract.ts';
import { CatalogError } from './errors.ts';
import { encodeOwner } from './identity.ts';
import { ambiguousText, unknownText } from './resolve.ts';
import type { ToolError, ToolErrorCode, UnavailableSource } from './tool.ts';

/** Longest message of an error that a model reads, in UTF-8 bytes: a failed call never costs more than the call. */
export const ERROR_MESSAGE_MAX_BYTES = 900;
/** Longest line on missing sources, in characters. */
const LINE_MAX_CHARS = 300;
const REASON_MAX_CHARS = 120;

/** Where an error was met. */
export interface FailurePlace {
  /** What the model wrote to name the tool. */
  readonly ref: string;
  readonly catalog: Pick<Catalog, 'unavailable' | 'entries'>;
  /** Whether the surface has a search. Without one, tools are spoken of by the names under which it shows them. Default true. */
  readonly hasSearch?: boolean;
}

/**
 * What a thrown error says to the model, in at most 900 bytes. A reference into a source that is down says so instead
 * of suggesting tools of others, and every other unknown reference says which sources are down. Anything but a
 * {@link CatalogError} is a fault of the host's path, which promises not to throw, and becomes `tool-failed`.
 */
export function explainError(error: unknown, place: FailurePlace): ToolError {
  if (!(error instanceof CatalogError)) {
    return boundedError('tool-failed', error instanceof Error ? error.message : String(error));
  }
  if (error.code === 'invalid-argument') return boundedError('invalid-input', error.message);
  const { ref, catalog, hasSearch = true } = place;
  const { unavailable } = catalog;
  const message = hasSearch ? error.message : byShownNames(error, place);
  if (error.code === 'ambiguous-tool') return boundedError('ambiguous-tool', message);
  const owners = unavailableLine(unavailable.filter((source) => belongsTo(ref, source)));
  if (owners !== undefined)
    return boundedError('tool-unavailable', `${shorten(ref, REASON_MAX_CHARS)} cannot be reached. ${owners}`);
  const line = unavailableLine(unavailable);
  return boundedError('unknown-tool', line === undefined ? message : `${message} ${line}`);
}

/** The message of an error with aliases for ids: a model without search can call a tool by its alias alone. */
function byShownNames({ code, candidates }: CatalogError, { ref, catalog }: FailurePlace): string {
  const aliases = candidates.map((id) => catalog.entries.find((entry) => entry.id === id)?.alias ?? id);
  return code === 'ambiguous-tool'
    ? ambiguousText(ref, aliases, 'Use one of these names.')
    : unknownText(ref, aliases, 'Use one of the tools that are shown.');
}

/**
 * Such as `Unavailable now: mcp shell (did not start).`, in at most 300 characters; nothing when all sources are there.
 */
export function unavailableLine(unavailable: readonly UnavailableSource[]): string | undefined {
  if (unavailable.length === 0) return undefined;
  const sources = unavailable.map(
    ({ source, owner, reason }) => `${source} ${owner} (${shorten(reason, REASON_MAX_CHARS)})`,
  );
  return shorten(`Unavailable now: ${sources.join(', ')}.`, LINE_MAX_CHARS);
}

/** True when an id, an alias or a joined name is spelled as one of the source's tools. */
function belongsTo(ref: string, { source, owner }: UnavailableSource): boolean {
  const wanted = ref.trim();
  return [`${source}:${encodeOwner(owner)}:`, `${source}__${owner}__`, `${owner}__`].some((prefix) =>
    wanted.startsWith(prefix),
  );
}

/** An error with its message cut to {@link ERROR_MESSAGE_MAX_BYTES}. */
export function boundedError(code: ToolErrorCode, message: string): ToolError {
  return { code, message: clip(message, ERROR_MESSAGE_MAX_BYTES) };
}

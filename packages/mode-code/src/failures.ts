/** Failures as the model reads them, inside a body and outside: bounded, and with a word on sources that are down. */
import { type Catalog, CatalogError, shorten, type ToolError, type UnavailableSource } from '@toolsearch/catalog';
import { clip } from './text.ts';

const MESSAGE_MAX_BYTES = 900;
const LINE_MAX_CHARS = 300;
const REASON_MAX_CHARS = 120;

/**
 * What a thrown error says. An unknown reference says which sources are down, since the tool may be there; anything but
 * a {@link CatalogError} is a fault of the host's path, which promises not to throw.
 */
export function explainError(error: unknown, { unavailable }: Catalog): ToolError {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof CatalogError)) return { code: 'tool-failed', message: clip(message, MESSAGE_MAX_BYTES) };
  const code = error.code === 'ambiguous-tool' ? 'ambiguous-tool' : 'unknown-tool';
  const line = code === 'unknown-tool' ? unavailableLine(unavailable) : undefined;
  return { code, message: clip(line === undefined ? message : `${message} ${line}`, MESSAGE_MAX_BYTES) };
}

/** Such as `Unavailable now: mcp shell (did not start).`, or nothing when all sources are there. */
export function unavailableLine(unavailable: readonly UnavailableSource[]): string | undefined {
  if (unavailable.length === 0) return undefined;
  const sources = unavailable.map(
    ({ source, owner, reason }) => `${source} ${owner} (${shorten(reason, REASON_MAX_CHARS)})`,
  );
  return shorten(`Unavailable now: ${sources.join(', ')}.`, LINE_MAX_CHARS);
}

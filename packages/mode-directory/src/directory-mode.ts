/** The surface for models that should see names without paying for every schema. */
import { type Catalog, checkSurfaceParts, type ProviderTarget, type Surface, SurfaceError } from '@toolsearch/catalog';
import { structuredSurface } from '@toolsearch/mode-tools';
import { refuseClientNameClashes } from './client-names.ts';
import { directoryText } from './directory-text.ts';
import { checkReferences, visibleTools } from './visible-tools.ts';

/** Longest directory, in characters. */
export const DIRECTORY_MAX_CHARS = 18_000;
/** The directory never gets less room than this: enough for its heading, its counts and some names. */
const LEAST_MAX_CHARS = 768;

/** Options of {@link directoryMode}. */
export interface DirectoryModeOptions {
  /** Which provider family schemas are projected for. Default `openai`. */
  readonly target?: ProviderTarget;
  /** The operator's line on what the catalog is good for, put into the description of `tool_search`. At most 400 characters. */
  readonly about?: string;
  /**
   * References of tools whose whole definition is always shown. Those that mean no tool, or several, are passed over:
   * policy may have taken them away, and another run may have them.
   */
  readonly required?: readonly string[];
  /** What `chooseSchemas` gave when the session began. Those that have gone are passed over. */
  readonly chosen?: readonly string[];
  /**
   * Tokens of the model's window. The directory takes a tenth of it at most, every character counted as a token, which
   * holds in any language. Default: no bound but 18,000 characters.
   */
  readonly contextWindowTokens?: number;
}

/**
 * The three controls, a bounded directory of trusted tools in the prompt, and whole definitions of direct-only, always
 * visible, required, client and chosen tools. The exact name of any other tool is called through the same catalog.
 *
 * Throws {@link SurfaceError} `client-name-clash` when a client tool has another tool's name, `reserved-name` when a tool
 * has a control's, `invalid-option` for a catalog or an option that is none and a window that is no positive number.
 */
export function directoryMode(catalog: Catalog, options: DirectoryModeOptions = {}): Surface {
  checkSurfaceParts('directoryMode', catalog, options);
  const { target, about, required = [], chosen = [], contextWindowTokens } = options;
  checkReferences('directoryMode', { required, chosen });
  const maxChars = directoryChars(contextWindowTokens);
  refuseClientNameClashes(catalog);
  const visible = visibleTools(catalog, { required, chosen, target });
  const shownIds = new Set(visible.flatMap(({ entryId }) => entryId ?? []));
  const prompt = directoryText({ catalog, shownIds, maxChars });
  return structuredSurface({
    mode: 'directory',
    catalog,
    visible,
    ...(prompt === undefined ? {} : { prompt }),
    ...(about === undefined ? {} : { about }),
  });
}

function directoryChars(contextWindowTokens: number | undefined): number {
  if (contextWindowTokens === undefined) return DIRECTORY_MAX_CHARS;
  if (!(contextWindowTokens > 0)) {
    throw new SurfaceError(
      'invalid-option',
      `directoryMode: found contextWindowTokens ${String(contextWindowTokens)}; wanted a positive number of tokens.`,
    );
  }
  return Math.min(DIRECTORY_MAX_CHARS, Math.max(LEAST_MAX_CHARS, Math.floor(contextWindowTokens / 10)));
}

/** Which surface a run shows the model, and why. */
import {
  type Catalog,
  directSurface,
  errorResult,
  type Mode,
  type ProviderTarget,
  type Surface,
} from '@toolsearch/catalog';
import { directoryMode } from '@toolsearch/mode-directory';
import { directBelowThreshold, toolsMode } from '@toolsearch/mode-tools';
import type { ToolSearchConfig } from '../config/config.ts';

/** Where code bodies run, or why they cannot. */
export type CodeRuntime =
  | {
      readonly available: true;
      surface(catalog: Catalog, options: { readonly target: ProviderTarget }): Surface;
    }
  | { readonly available: false; readonly reason: string };

/** The mode in force; `requested` and `reason` where it is not the one that was asked for. */
export interface ChosenMode {
  readonly mode: Mode;
  readonly requested?: Mode;
  readonly reason?: string;
}

export interface SurfaceOptions {
  readonly mode: ChosenMode;
  readonly config: false | ToolSearchConfig;
  readonly code: CodeRuntime;
  readonly target: ProviderTarget;
  /** Tokens; unknown for an outside client. */
  readonly contextWindow?: number;
  /** What `chooseSchemas` gave when the session began. */
  readonly chosen?: readonly string[];
}

/** Code mode falls back to `tools` where no child can start: decided before anything is compacted. */
export function chooseMode(config: false | ToolSearchConfig, code: CodeRuntime): ChosenMode {
  if (config === false) return { mode: 'direct' };
  if (config.mode !== 'code' || code.available) return { mode: config.mode };
  return { mode: 'tools', requested: 'code', reason: code.reason };
}

/** Makes the surface. Throws `SurfaceError`. */
export function makeSurface(catalog: Catalog, options: SurfaceOptions): Surface {
  const { mode, config, code, target, contextWindow, chosen = [] } = options;
  if (config === false || mode.mode === 'direct') return withNotice(directSurface(catalog, { target }), catalog);
  const direct =
    config.thresholdBytes > 0
      ? directBelowThreshold(catalog, { thresholdBytes: config.thresholdBytes, target })
      : undefined;
  if (direct) return withNotice(direct, catalog);
  switch (mode.mode) {
    case 'code':
      if (code.available) return code.surface(catalog, { target });
      return toolsMode(catalog, { target });
    case 'tools':
      return toolsMode(catalog, { target });
    case 'directory':
      return directoryMode(catalog, {
        target,
        chosen,
        ...(contextWindow === undefined ? {} : { contextWindowTokens: contextWindow }),
      });
  }
}

/** The surface of a request that wants no tool called: nothing is shown, and a call made all the same is an error. */
export function withoutTools({ mode }: Surface): Surface {
  return Object.freeze({
    mode,
    tools: [],
    dispatch: (name: string) =>
      Promise.resolve(
        errorResult({
          code: 'tool-unavailable',
          message: `Found a call of ${JSON.stringify(name)}; the request wants no tool called (tool_choice "none"). Answer with text.`,
        }),
      ),
  });
}

/** Where there is no search that could say it, the prompt says which sources are missing. */
function withNotice(surface: Surface, { unavailable }: Catalog): Surface {
  if (unavailable.length === 0) return surface;
  const missing = unavailable.map(({ owner, reason }) => `${owner} (${reason})`).join('; ');
  return Object.freeze({ ...surface, prompt: `Not available now, with all of their tools: ${missing}.` });
}

/** The surface of one tool: a short JavaScript body that searches, describes and calls, in an isolated child. */
import {
  alwaysVisible,
  type CallContext,
  type Catalog,
  checkContext,
  checkSurfaceParts,
  countBySource,
  dispatchEntry,
  errorResult,
  explainError,
  isJsonObject,
  isSearchable,
  type ProviderTarget,
  readObject,
  refuseReservedNames,
  type Surface,
  SurfaceError,
  type ToolResult,
} from '@toolsearch/catalog';
import { isHostName, type Sandbox, type SandboxLimits } from '@toolsearch/sandbox-runner';
import { createBridge } from './bridge.ts';
import { CODE_TOOL_NAME, codeToolDefinition } from './definition.ts';
import { createMediaShelf } from './media.ts';
import { resultOf } from './outcome.ts';

/** Options of {@link codeMode}. */
export interface CodeModeOptions {
  /** Name of the global that holds `tools.search`, `tools.describe` and `tools.call`. Default `openclaw`. */
  readonly bridge?: string;
  /** Wall-clock bound of one body; time spent waiting for a person does not count. Default 10,000, clamped to 1,000..60,000. */
  readonly timeoutMs?: number;
  /** UTF-8 bytes of the text of one result. Default 65,536, at least 4,096. */
  readonly resultMaxBytes?: number;
  /** Base64 bytes of the media delivered with one result. Default 5,242,880. */
  readonly mediaMaxBytes?: number;
  /** Bounds of one body. Default: those of the sandbox, but 32 MiB for the result of one call and 16 KiB of logs. */
  readonly limits?: Partial<SandboxLimits>;
  /** Which provider family the schemas of visible tools are projected for. Default `openai`. */
  readonly target?: ProviderTarget;
  /** The operator's line on what the catalog is good for, put into the description. At most 400 characters are shown. */
  readonly about?: string;
}

const KIB = 1_024;
const MIB = 1_024 * KIB;
/** A body may read much and return little, so what it reads is bounded far above what the model gets. */
const LIMITS: Partial<SandboxLimits> = { maxCallResultBytes: 32 * MIB, maxLogBytes: 16 * KIB };
const HELD_MEDIA_MAX_BYTES = 64 * MIB;
const LEAST_RESULT_BYTES = 4 * KIB;

/**
 * `tool_search_code` over a catalog, and beside it the tools that are direct-only or set to `visible: 'always'`. The
 * sandbox stays the caller's: it is made before the surface (where that fails, use the tools mode instead) and closed
 * after it.
 *
 * Throws {@link SurfaceError} `reserved-name` when a tool is named `tool_search_code`, `invalid-option` for a catalog or a
 * sandbox that is none and an option out of bounds.
 */
export function codeMode(catalog: Catalog, sandbox: Pick<Sandbox, 'run'>, options: CodeModeOptions = {}): Surface {
  checkSurfaceParts('codeMode', catalog, options);
  if (typeof (sandbox as Sandbox | null | undefined)?.run !== 'function') {
    refuse('sandbox', 'that is none', 'what createSandbox gives');
  }
  const { bridge: bridgeName, timeoutMs, resultMaxBytes, mediaMaxBytes, limits } = resolveOptions(options);
  refuseReservedNames(catalog, [CODE_TOOL_NAME]);
  const visible = alwaysVisible(catalog, options.target);
  const shown = new Set(visible.map(({ name }) => name));
  const searchable = catalog.entries.filter(isSearchable);
  const size = { catalogSize: searchable.length, sources: countBySource(searchable) };

  async function runCode(args: unknown, context: CallContext): Promise<ToolResult> {
    const code = readCode(args);
    if (code === undefined || code.trim() === '') {
      const found = code === undefined ? 'no code' : 'an empty body';
      return errorResult({
        code: 'invalid-input',
        message: `${CODE_TOOL_NAME} found ${found}; wanted { code: string } with a body that returns a value.`,
      });
    }
    const media = createMediaShelf({ deliveredMaxBytes: mediaMaxBytes, heldMaxBytes: HELD_MEDIA_MAX_BYTES });
    const bridge = createBridge(catalog, context, media);
    const outcome = await sandbox.run(code, {
      functions: { [bridgeName]: { tools: bridge.functions } },
      timeoutMs,
      signal: context.signal,
      limits,
    });
    return resultOf({ outcome, bridge, media, size, resultMaxBytes });
  }

  return Object.freeze({
    mode: 'code',
    tools: Object.freeze([codeToolDefinition(catalog, bridgeName, options.about), ...visible]),
    async dispatch(name: string, args: unknown, context: CallContext): Promise<ToolResult> {
      checkContext('dispatch', context);
      try {
        if (name === CODE_TOOL_NAME) return await runCode(args, context);
        return await dispatchEntry(catalog, { name, args, context, isShown: shown.has(name) });
      } catch (error) {
        return errorResult(explainError(error, { ref: name, catalog }));
      }
    },
  });
}

/** The code, also where a model sent it as the whole of its arguments or those as JSON text. */
function readCode(args: unknown): string | undefined {
  if (isJsonObject(args)) return typeof args.code === 'string' ? args.code : undefined;
  if (typeof args !== 'string') return undefined;
  const parsed = readObject(args);
  return typeof parsed?.code === 'string' ? parsed.code : args;
}

function resolveOptions(options: CodeModeOptions) {
  const { bridge = 'openclaw', timeoutMs = 10_000, resultMaxBytes = 64 * KIB, mediaMaxBytes = 5 * MIB } = options;
  if (typeof bridge !== 'string' || !isHostName(bridge)) {
    refuse('bridge', JSON.stringify(bridge), 'a JavaScript name in ASCII letters that is neither reserved nor taken');
  }
  if (typeof timeoutMs !== 'number' || Number.isNaN(timeoutMs)) {
    refuse('timeoutMs', JSON.stringify(timeoutMs), 'a number of milliseconds');
  }
  if (!(resultMaxBytes >= LEAST_RESULT_BYTES))
    refuse('resultMaxBytes', `${resultMaxBytes}`, `at least ${LEAST_RESULT_BYTES}`);
  if (!(mediaMaxBytes >= 0)) refuse('mediaMaxBytes', `${mediaMaxBytes}`, 'at least 0');
  return {
    bridge,
    timeoutMs: Math.min(60_000, Math.max(1_000, timeoutMs)),
    resultMaxBytes,
    mediaMaxBytes,
    limits: { ...LIMITS, ...options.limits },
  };
}

function refuse(option: string, found: string, wanted: string): never {
  throw new SurfaceError('invalid-option', `codeMode: found ${option} ${found}; wanted ${wanted}.`);
}

/**
 * `tools/list` as servers really answer it: every page, odd schemas included. The SDK's own `listTools()` refuses the
 * whole list for one tool it does not like; here such a tool costs one diagnostic.
 */
import {
  isJsonObject,
  isJsonSchema,
  type JsonSchema,
  sealSchema,
  type ToolAnnotations,
  unsealable,
} from '@toolsearch/catalog';
import type { SourceStatus } from '../source.ts';
import { McpFailure } from './failure.ts';

export type Diagnostic = SourceStatus['diagnostics'][number];

/** One tool as its server lists it. Schemas hold the parsed JSON as it is, frozen. */
export interface ListedTool {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly inputSchema: JsonSchema;
  readonly outputSchema?: JsonSchema;
  readonly annotations?: ToolAnnotations;
}

/** What a server offers, and what was wrong with it. */
export interface ToolList {
  readonly tools: ReadonlyMap<string, ListedTool>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Pages of one list; a server that offers more is cut off there. */
export const MAX_PAGES = 1_000;
/** Tools of one server. */
export const MAX_TOOLS = 50_000;
/** Diagnostics kept of one list. */
const MAX_DIAGNOSTICS = 100;

/**
 * Reads every page. `request` sends one `tools/list` with the given cursor and gives the raw result.
 *
 * A cursor that comes again ends the list with a diagnostic, as does a bound. Throws {@link McpFailure} `list-failed`
 * when a page has no `tools` array.
 */
export async function readToolList(request: (cursor: string | undefined) => Promise<unknown>): Promise<ToolList> {
  const tools = new Map<string, ListedTool>();
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic) => {
    if (diagnostics.length < MAX_DIAGNOSTICS) diagnostics.push(diagnostic);
  };
  const cursors = new Set<string>();
  let cursor: string | undefined;
  for (let page = 1; ; page++) {
    const result = await request(cursor);
    if (!isJsonObject(result) || !Array.isArray(result.tools)) {
      throw new McpFailure('list-failed', 'its tools/list has no tools array');
    }
    for (const raw of result.tools) {
      const tool = parseTool(raw, report);
      if (!tool) continue;
      if (tools.has(tool.name))
        report({ tool: tool.name, code: 'duplicate-name', message: 'Listed twice; the first one stays.' });
      else if (tools.size < MAX_TOOLS) tools.set(tool.name, tool);
    }
    const { nextCursor } = result;
    if (typeof nextCursor !== 'string') break;
    if (cursors.has(nextCursor)) {
      report({ code: 'cursor-loop', message: `Page ${page} points back to an earlier page; the list ends there.` });
      break;
    }
    if (page >= MAX_PAGES || tools.size >= MAX_TOOLS) {
      report({
        code: 'list-too-long',
        message: `The list ends at ${MAX_PAGES} pages or ${MAX_TOOLS} tools; the server offers more.`,
      });
      break;
    }
    cursors.add(nextCursor);
    cursor = nextCursor;
  }
  return { tools, diagnostics };
}

/** The tool, or undefined when there is nothing it could be called by. */
function parseTool(raw: unknown, report: (diagnostic: Diagnostic) => void): ListedTool | undefined {
  if (!isJsonObject(raw) || typeof raw.name !== 'string' || raw.name === '') {
    report({ code: 'invalid-tool', message: 'Found a tool without a name; it was left out.' });
    return undefined;
  }
  const { name } = raw;
  const text = (key: 'title' | 'description') => {
    const value = raw[key];
    if (typeof value === 'string') return { [key]: value };
    if (value !== undefined && value !== null) {
      report({ tool: name, code: `invalid-${key}`, message: `Its ${key} is not a text; it was left out.` });
    }
    return {};
  };
  const schema = (key: 'inputSchema' | 'outputSchema'): JsonSchema | undefined => {
    const value = raw[key];
    if (isJsonSchema(value)) {
      const sealed = sealSchema(value);
      if (sealed.ok) return sealed.value;
      report({ tool: name, code: `invalid-${key}`, message: `Its ${key} has ${unsealable(sealed)}; it was left out.` });
      return undefined;
    }
    if (value !== undefined && value !== null) {
      report({
        tool: name,
        code: `invalid-${key}`,
        message: `Its ${key} is neither an object nor a boolean; it was left out.`,
      });
    }
    return undefined;
  };
  const inputSchema = schema('inputSchema');
  if (inputSchema === undefined) {
    report({ tool: name, code: 'missing-inputSchema', message: 'It declares no input; any object is passed on.' });
  }
  const outputSchema = schema('outputSchema');
  const annotations = parseAnnotations(raw.annotations);
  return {
    name,
    ...text('title'),
    ...text('description'),
    inputSchema: inputSchema ?? { type: 'object' },
    ...(outputSchema === undefined ? {} : { outputSchema }),
    ...(annotations === undefined ? {} : { annotations }),
  };
}

const HINTS = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'] as const;

function parseAnnotations(raw: unknown): ToolAnnotations | undefined {
  if (!isJsonObject(raw)) return undefined;
  const hints = HINTS.filter((hint) => typeof raw[hint] === 'boolean').map((hint) => [hint, raw[hint]]);
  const title = typeof raw.title === 'string' ? [['title', raw.title]] : [];
  return Object.fromEntries([...title, ...hints]) as ToolAnnotations;
}

/** What rules look at. */
import { isTrusted, type ToolIdentity, type ToolSource, toolId } from '@toolsearch/catalog';
import { normaliseName } from '../names/normalise.ts';

/**
 * A tool as rules see it. Every `ToolDefinition` and every `CatalogEntry` is one; a host without our catalog builds its
 * own. What a tool may do follows from its source, never from what it is called.
 */
export type PolicyTool = ToolIdentity & {
  /** Default `<source>:<owner>:<name>`, with `%` and `:` of the owner percent-encoded. */
  readonly id?: string;
  /** The name a model provider gets. Default `mcp__<server>__<name>`, `<plugin>__<name>` or the raw name. */
  readonly alias?: string;
};

/** The id of a tool, given or made from its parts. */
export function idOf(tool: PolicyTool): string {
  return tool.id ?? toolId(tool);
}

/** Which side of a layer a rule stands on; see {@link matchesTool}. */
export type RuleSide = 'allow' | 'deny';

/** The folded names of one tool. */
export interface ToolNames {
  readonly source: ToolSource;
  /** Empty where the source has no owners. */
  readonly owner: string;
  readonly name: string;
  /** Every name without a colon that means this tool. */
  readonly deniable: readonly string[];
  /** The names without a colon that may let it in. */
  readonly allowable: readonly string[];
}

const known = new WeakMap<PolicyTool, ToolNames>();

/** Folds the names of a tool, once per tool object. */
export function toolNames(tool: PolicyTool): ToolNames {
  const found = known.get(tool);
  if (found) return found;
  const owner = tool.owner === undefined ? '' : normaliseName(tool.owner);
  const name = normaliseName(tool.name);
  const joined = owner === '' ? name : `${owner}__${name}`;
  const qualified = `${tool.source}__${joined}`;
  const alias = tool.alias === undefined ? (tool.source === 'mcp' ? qualified : joined) : normaliseName(tool.alias);
  const names: ToolNames = Object.freeze({
    source: tool.source,
    owner,
    name,
    deniable: [...new Set([name, alias, joined, qualified])],
    allowable: isTrusted(tool.source) ? [...new Set([name, alias])] : [alias],
  });
  known.set(tool, names);
  return names;
}

/** What the configuration says of a tool beside allow and deny: whether a model sees it, and whether a person is asked. */
import { hasOwner, TOOL_SOURCES, type ToolDefinition, type Visibility } from '@toolsearch/catalog';
import { createPatternTable, type PolicyTool } from '@toolsearch/policy';
import type { AskMode, ToolsConfig } from '../config/config.ts';

/** A value, and where it comes from. */
export interface Decided<T> {
  readonly value: T;
  /** `tools.ask "mcp:*"`, the tool itself, or the default. */
  readonly by: string;
}

export interface Treatment {
  readonly visible: Decided<Visibility>;
  readonly ask: Decided<AskMode>;
}

/** Gives what holds for a tool; one that is not there says nothing of itself. */
export function treatments({
  visible,
  ask,
  groups,
}: Pick<ToolsConfig, 'visible' | 'ask' | 'groups'>): (
  tool: PolicyTool & Pick<Partial<ToolDefinition>, 'visible' | 'catalogMode'>,
) => Treatment {
  const shown = createPatternTable(visible, { groups, where: 'tools.visible' });
  const asked = createPatternTable(ask, { groups, where: 'tools.ask' });
  return (tool) => {
    const set = shown.lookup(tool);
    const rule = asked.lookup(tool);
    const wanted: Decided<Visibility> = set
      ? { value: set.value, by: `tools.visible ${JSON.stringify(set.pattern)}` }
      : tool.visible === undefined
        ? { value: 'search', by: 'default' }
        : { value: tool.visible, by: 'the tool itself' };
    return {
      visible:
        tool.catalogMode === 'direct-only' && wanted.value !== 'never'
          ? { value: 'always', by: 'the tool itself, which is direct-only' }
          : wanted,
      ask: rule
        ? { value: rule.value, by: `tools.ask ${JSON.stringify(rule.pattern)}` }
        : { value: 'never', by: 'default' },
    };
  };
}

/** The tool that an id means, as rules look at it. */
export function toolOfId(id: string): PolicyTool {
  const [head = '', ...rest] = id.split(':');
  const source = TOOL_SOURCES.find((known) => known === head) ?? 'openclaw';
  if (!hasOwner(source)) return { source, name: rest.join(':') };
  const [owner = '', ...name] = rest;
  return { source, owner: owner.replaceAll('%3A', ':').replaceAll('%25', '%'), name: name.join(':') };
}

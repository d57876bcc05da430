/** What is odd about the schemas of a server's tools. Looked at only when somebody asks, since it takes its time. */
import { type JsonSchema, propertiesOf } from '@toolsearch/catalog';
import { diagnoseSchema } from '@toolsearch/schema-hints';
import type { Diagnostic, ListedTool, ToolList } from './tool-list.ts';

/** Findings kept of one server. */
const MAX_DIAGNOSTICS = 100;
const MESSAGE_CHARS = 240;

const known = new WeakMap<ToolList, readonly Diagnostic[]>();

/** The findings of all tools, at most 100; the same array each time for the same list. */
export function schemaDiagnostics(list: ToolList): readonly Diagnostic[] {
  let found = known.get(list);
  if (!found) {
    found = Object.freeze(diagnose(list.tools.values()));
    known.set(list, found);
  }
  return found;
}

function diagnose(tools: Iterable<ListedTool>): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const tool of tools) {
    for (const key of ['inputSchema', 'outputSchema'] as const) {
      const schema = tool[key];
      if (schema === undefined) continue;
      for (const { code, path, message } of [...diagnoseSchema(schema), ...booleanProperties(schema)]) {
        if (found.length >= MAX_DIAGNOSTICS) return found;
        found.push({ tool: tool.name, code, message: `${key}${path}: ${message}`.slice(0, MESSAGE_CHARS) });
      }
    }
  }
  return found;
}

/** Legal, but no reader of the schema learns anything about the value, and strict clients drop the tool for it. */
function booleanProperties(schema: JsonSchema) {
  return Object.entries(propertiesOf(schema) ?? {})
    .filter(([, property]) => typeof property === 'boolean')
    .map(([name, property]) => ({
      code: 'boolean-property',
      path: `/properties/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
      message: property ? 'true says nothing about the value; it is shown as unknown.' : 'false allows no value.',
    }));
}

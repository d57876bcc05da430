/** Tools from a folder of MCP catalog files or from a `tools.jsonl`. */
import { statSync } from 'node:fs';
import { parametersText } from '@toolsearch/catalog';
import { readJsonLines, readMcpCatalogs } from '@toolsearch/corpora';
import type { EvalTool } from '../engines/engine.ts';

/** Reads a catalog. Ids are `mcp:<file>:<tool>` for a folder, the lines' own ids for a `.jsonl` or `.jsonl.gz`. */
export function readTools(path: string): EvalTool[] {
  if (!statSync(path).isDirectory()) return readJsonLines<Record<string, unknown>>(path).map((tool) => evalTool(tool));
  return readMcpCatalogs(path).flatMap(({ server, tools }) =>
    tools.map((tool) => evalTool({ ...tool, id: `mcp:${server}:${text(tool.name)}`, server })),
  );
}

function evalTool(tool: Record<string, unknown>): EvalTool {
  const annotations = tool.annotations as { title?: unknown } | undefined;
  return {
    id: text(tool.id),
    name: text(tool.name),
    owner: text(tool.server),
    title: text(tool.title) || text(annotations?.title),
    description: text(tool.description),
    parameters: parametersText(tool.inputSchema),
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

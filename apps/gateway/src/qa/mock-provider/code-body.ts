/** The JavaScript that the mock writes for `tool_search_code`: searches, describes and calls, as a model would. */
import type { OfferedTool } from './conversation.ts';
import type { Hit } from './findings.ts';
import type { Wish } from './wish.ts';

/** Finds a tool and calls it with the given arguments, or gives its description back when there are none yet. */
export function searchBody(tool: OfferedTool, { words, args }: Wish): string {
  const tools = bridgeOf(tool);
  const found = [
    `const found = await ${tools}.search(${JSON.stringify(words)}, { limit: 5 });`,
    'const hits = Array.isArray(found) ? found : found.hits;',
    "if (hits.length === 0) return { advice: found.advice ?? 'nothing found' };",
    'const hit = hits[0];',
  ];
  const rest =
    args === undefined
      ? [`return { ...hit, ...(await ${tools}.describe(hit.id)) };`]
      : [
          `if (hit.input === 'unknown') await ${tools}.describe(hit.id);`,
          `return await ${tools}.call(hit.id, ${JSON.stringify(args)});`,
        ];
  return [...found, ...rest].join('\n');
}

/** Calls a tool that an earlier body found. */
export function callBody(tool: OfferedTool, hit: Hit, args: unknown): string {
  return `return await ${bridgeOf(tool)}.call(${JSON.stringify(hit.id)}, ${JSON.stringify(args)});`;
}

/** The bridge object, as the tool's own description names it. */
function bridgeOf(tool: OfferedTool): string {
  return /\b([A-Za-z_$][\w$]*\.tools)\.search\b/.exec(tool.description)?.[1] ?? 'openclaw.tools';
}

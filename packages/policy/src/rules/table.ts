/** Values by pattern, where the most specific pattern wins: ask modes, visibility. */
import { matchesTool, type Pattern, parsePattern, specificity } from './pattern.ts';
import { createScope, type NamingOptions } from './scope.ts';
import type { PolicyTool } from './tool.ts';

/** A rule of a table, found for a tool. */
export interface TableMatch<T> {
  /** As the author wrote it. */
  readonly pattern: string;
  readonly value: T;
}

/** Looks a tool up among patterns. */
export interface PatternTable<T> {
  /** The value of the most specific pattern that means the tool; of equals the first written. */
  lookup(tool: PolicyTool): TableMatch<T> | undefined;
  /** Patterns that mean none of the tools, in the order written. */
  unused(tools: readonly PolicyTool[]): readonly string[];
}

/**
 * Makes a table from `{ pattern: value }`. Names without a colon match as in a deny, so that a question asked about
 * `web_search` is asked about every tool of that name. Throws `PolicyError` for a pattern or a group that cannot hold.
 *
 * @param where the place of the table, for error texts; default `rules`
 */
export function createPatternTable<T>(
  rules: Readonly<Record<string, T>>,
  options: NamingOptions & { readonly where?: string } = {},
): PatternTable<T> {
  const scope = createScope(options);
  const rows = Object.entries(rules).map(([text, value]) => {
    const pattern = parsePattern(text, scope, `${options.where ?? 'rules'}["${text}"]`);
    return { pattern, value };
  });
  // A stable sort, so that equals stay in the order written.
  rows.sort((a, b) => compareSpecificity(b.pattern, a.pattern));
  return Object.freeze({
    lookup(tool: PolicyTool) {
      const row = rows.find(({ pattern }) => matchesTool(pattern, tool, 'deny'));
      return row && { pattern: row.pattern.text, value: row.value };
    },
    unused(tools: readonly PolicyTool[]) {
      const idle = new Set(
        rows
          .filter(({ pattern }) => !tools.some((tool) => matchesTool(pattern, tool, 'deny')))
          .map(({ pattern }) => pattern.text),
      );
      return Object.keys(rules).filter((text) => idle.has(text));
    },
  });
}

function compareSpecificity(a: Pattern, b: Pattern): number {
  const [rankA, literalsA] = specificity(a);
  const [rankB, literalsB] = specificity(b);
  return rankA - rankB || literalsA - literalsB;
}

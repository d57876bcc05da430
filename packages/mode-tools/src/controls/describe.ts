import type { CallContext, Catalog, ToolResult } from '@toolsearch/catalog';
import { failure, failureOf } from '../failures.ts';
import { answer } from './answer.ts';
import { readSelection } from './selector.ts';

/** Carries out `tool_describe`: the whole metadata of one tool, its schemas exactly as declared. */
export function runDescribe(catalog: Catalog, args: unknown, context: CallContext): ToolResult {
  const selection = readSelection(args);
  if (!selection.ok) return failure('invalid-input', selection.message);
  try {
    return answer(catalog.describe(selection.ref, { context }));
  } catch (error) {
    return failureOf(error, selection.ref, catalog);
  }
}

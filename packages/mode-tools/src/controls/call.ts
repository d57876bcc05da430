import type { CallContext, CallEnvelope, Catalog, JsonObject, ToolResult } from '@toolsearch/catalog';
import { failure, failureOf } from '../failures.ts';
import { readCallArguments } from './call-arguments.ts';
import { readSelection } from './selector.ts';

/**
 * Carries out `tool_call`. The tool runs as a call of its own, `<callId>:1`, nested in this one; its content blocks and
 * its error flag come back as they are.
 */
export async function runCall(catalog: Catalog, args: unknown, context: CallContext): Promise<ToolResult> {
  const selection = readSelection(args);
  if (!selection.ok) return failure('invalid-input', selection.message);
  try {
    const entry = catalog.resolve(selection.ref);
    const read = readCallArguments(selection.rest, entry);
    if (!read.ok) return failure('invalid-input', `${entry.id}: ${read.message}`);
    const nested: CallContext = {
      ...context,
      callId: `${context.callId}:1`,
      parentCallId: context.callId,
      origin: 'tool_call',
    };
    return unwrap(await catalog.call(entry.id, read.args, nested));
  } catch (error) {
    return failureOf(error, selection.ref, catalog);
  }
}

/**
 * The tool's result as the control's own: the blocks stay blocks, and `details` holds `{ tool, result }` without
 * repeating them, so that no picture is in an answer twice.
 */
function unwrap({ tool, result }: CallEnvelope): ToolResult {
  const { content, ...rest } = result;
  const shown: ToolResult['content'] =
    content.length === 0 && rest.details !== undefined
      ? [{ type: 'text', text: JSON.stringify(rest.details) }]
      : content;
  return { ...rest, content: shown, details: { tool, result: rest } as unknown as JsonObject };
}

/** Reads JSON-RPC messages out of what servers really write to their standard output. */
import { type JSONRPCMessage, JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js';

/** The messages of one line, and what on it was none. */
export interface ParsedLine {
  readonly messages: readonly JSONRPCMessage[];
  readonly noise?: string;
}

/** How many braces of a line are tried as the start of a message that a banner stands before. */
const MAX_STARTS = 8;

/** One line: a message, a batch of them, text followed by a message on the same line, or noise. Never throws. */
export function parseLine(line: string): ParsedLine {
  if (line.trim() === '') return { messages: [] };
  const whole = parseJson(line);
  if (whole !== undefined) return parseMessages(whole, line);
  let start = line.indexOf('{"');
  for (let tried = 0; start !== -1 && tried < MAX_STARTS; tried++) {
    const rest = parseJson(line.slice(start));
    const { messages } = rest === undefined ? { messages: [] } : parseMessages(rest, line);
    if (messages.length > 0) return { messages, noise: line.slice(0, start) };
    start = line.indexOf('{"', start + 1);
  }
  return { messages: [], noise: line };
}

function parseMessages(value: unknown, line: string): ParsedLine {
  const messages: JSONRPCMessage[] = [];
  for (const item of Array.isArray(value) ? value : [value]) {
    const message = JSONRPCMessageSchema.safeParse(item);
    if (!message.success) return { messages, noise: line };
    messages.push(message.data);
  }
  return { messages };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a request says, in one form for both APIs: who asked what, which tools are offered, what was called so far. */

/** A JSON object from outside. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** A function tool as the request offers it. */
export interface OfferedTool {
  readonly name: string;
  readonly description: string;
  readonly schema: JsonRecord;
}

/** One answer of the model that called tools, with what came back; `results[i]` belongs to `calls[i]`. */
export interface CalledStep {
  readonly calls: readonly { readonly name: string; readonly args: string }[];
  readonly results: readonly string[];
}

/** A request as the planner reads it. */
export interface Conversation {
  readonly system: string;
  /** The message that the current turn began with. */
  readonly user: string;
  /** The steps since then. */
  readonly steps: readonly CalledStep[];
  /** Empty where the request wants none called. */
  readonly tools: readonly OfferedTool[];
  /** A tool that the request forces; only the first step obeys it. */
  readonly forced?: string;
}

type Item =
  | { readonly kind: 'system' | 'user' | 'assistant'; readonly text: string }
  | { readonly kind: 'call'; readonly id: string; readonly name: string; readonly args: string }
  | { readonly kind: 'result'; readonly id: string; readonly text: string };

/** Reads the body of `POST /chat/completions`. */
export function readChat(body: JsonRecord): Conversation {
  const items = records(body.messages).flatMap((message): Item[] => {
    const text = textOf(message.content);
    const role = message.role;
    if (role === 'tool') return [{ kind: 'result', id: String(message.tool_call_id), text }];
    if (role === 'system' || role === 'developer') return [{ kind: 'system', text }];
    if (role === 'user') return [{ kind: 'user', text }];
    const calls = records(message.tool_calls).map((call): Item => {
      const target = record(call.function);
      return { kind: 'call', id: String(call.id), name: String(target.name), args: String(target.arguments) };
    });
    return [{ kind: 'assistant', text }, ...calls];
  });
  const tools = callable(body).map((tool) => offered(record(tool.function), 'parameters'));
  return converse(items, tools, record(record(body.tool_choice).function).name);
}

/** Reads the body of `POST /responses`. */
export function readResponses(body: JsonRecord): Conversation {
  const input = typeof body.input === 'string' ? [{ role: 'user', content: body.input }] : records(body.input);
  const items = input.map((item: JsonRecord): Item => {
    const id = String(item.call_id);
    if (item.type === 'function_call') {
      return { kind: 'call', id, name: String(item.name), args: String(item.arguments) };
    }
    if (item.type === 'function_call_output') return { kind: 'result', id, text: textOf(item.output) };
    const role = item.role === 'developer' ? 'system' : item.role;
    const kind = role === 'system' || role === 'user' ? role : 'assistant';
    return { kind, text: textOf(item.content) };
  });
  if (typeof body.instructions === 'string') items.unshift({ kind: 'system', text: body.instructions });
  const tools = callable(body)
    .filter((tool) => tool.type === 'function')
    .map((tool) => offered(tool, 'parameters'));
  return converse(items, tools, record(body.tool_choice).name);
}

/** The tools that the request lets the model call. */
function callable({ tools, tool_choice: choice }: JsonRecord): JsonRecord[] {
  return choice === 'none' ? [] : records(tools);
}

function offered(tool: JsonRecord, schemaKey: string): OfferedTool {
  return {
    name: String(tool.name),
    description: String(tool.description ?? ''),
    schema: record(tool[schemaKey]),
  };
}

function converse(items: readonly Item[], tools: readonly OfferedTool[], forced: unknown): Conversation {
  // Some agents append a user message behind tool results; the turn began before that.
  const start = items.findLastIndex((item, index) => item.kind === 'user' && items[index - 1]?.kind !== 'result');
  const opening = items[start];
  return {
    system: items.flatMap((item) => (item.kind === 'system' ? item.text : [])).join('\n'),
    user: opening?.kind === 'user' ? opening.text : '',
    steps: stepsOf(items.slice(start + 1)),
    tools,
    ...(typeof forced === 'string' ? { forced } : {}),
  };
}

function stepsOf(items: readonly Item[]): CalledStep[] {
  const results = new Map(items.flatMap((item) => (item.kind === 'result' ? [[item.id, item.text] as const] : [])));
  const steps: { calls: { name: string; args: string }[]; results: string[] }[] = [];
  let open: (typeof steps)[number] | undefined;
  for (const item of items) {
    if (item.kind === 'call') {
      if (!open) {
        open = { calls: [], results: [] };
        steps.push(open);
      }
      open.calls.push({ name: item.name, args: item.args });
      open.results.push(results.get(item.id) ?? '');
    } else {
      open = undefined;
    }
  }
  return steps;
}

/** The text of a message, given as a string or as parts. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return records(content)
    .flatMap((part) => (typeof part.text === 'string' ? part.text : []))
    .join('');
}

/** The object, or an empty one. */
export function record(value: unknown): JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonRecord) : {};
}

/** The objects of a list, or none. */
export function records(value: unknown): JsonRecord[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : [];
}

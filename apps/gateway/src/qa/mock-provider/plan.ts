/**
 * What the model does next. Nothing is remembered between requests: the plan is replayed against the steps that the
 * request itself holds, so that each move follows from what was really offered and what really came back.
 */
import { argsFromHint, argsFromSchema } from './arguments.ts';
import { callBody, searchBody } from './code-body.ts';
import type { CalledStep, Conversation, JsonRecord, OfferedTool } from './conversation.ts';
import { adviceIn, answerIn, failedIn, type Hit, hitsIn, schemaIn } from './findings.ts';
import { parseWishes, type Wish } from './wish.ts';

/** A tool call that the model makes. */
export interface PlannedCall {
  readonly name: string;
  readonly args: JsonRecord;
}

/** One answer of the model. */
export type Move = { readonly calls: readonly PlannedCall[] } | { readonly text: string };

interface Progress {
  readonly wish: Wish;
  readonly hit?: Hit;
  readonly schema?: JsonRecord;
  readonly answer?: string;
}

/** The next move of the turn. */
export function planMove(conversation: Conversation): Move {
  const { forced, tools, steps } = conversation;
  const forcedTool = tools.find((tool) => tool.name === forced);
  if (forcedTool && steps.length === 0) {
    const args = parseWishes(conversation.user)[0]?.[0]?.args ?? argsFromSchema(forcedTool.schema);
    return { calls: [{ name: forcedTool.name, args }] };
  }
  const past = [...steps];
  const answers: string[] = [];
  for (const group of parseWishes(conversation.user)) {
    let all: Progress[] = group.map((wish) => ({ wish }));
    for (;;) {
      const moves = all.map((progress) => ({ progress, call: nextCall(progress, tools) }));
      const calls = moves.flatMap(({ call }) => call ?? []);
      if (calls.length === 0) break;
      const step = past.shift();
      if (!step) return { calls };
      all = afterStep(moves, step);
    }
    answers.push(...all.map(({ wish, answer }) => answer ?? `No tool that was offered fits "${wish.words}".`));
  }
  return { text: answers.join('\n') };
}

function afterStep(
  moves: readonly { progress: Progress; call: PlannedCall | undefined }[],
  step: CalledStep,
): Progress[] {
  let at = 0;
  return moves.map(({ progress, call }) => {
    if (!call) return progress;
    const name = step.calls[at]?.name ?? call.name;
    return advance(progress, name, step.results[at++] ?? '');
  });
}

function nextCall({ wish, hit, schema, answer }: Progress, tools: readonly OfferedTool[]): PlannedCall | undefined {
  if (answer !== undefined) return undefined;
  const named = directTool(wish, tools);
  if (named) return { name: named.name, args: wish.args ?? argsFromSchema(named.schema) };
  const args = () => wish.args ?? (schema ? argsFromSchema(schema) : argsFromHint(hit?.input ?? ''));

  const code = tools.find((tool) => tool.name === 'tool_search_code');
  if (code) {
    const body = hit ? callBody(code, hit, args()) : searchBody(code, wish);
    return { name: code.name, args: { [slot(code, 'code')]: body } };
  }
  const search = tools.find((tool) => tool.name === 'tool_search');
  if (!search) return undefined;
  if (!hit) return { name: search.name, args: { [slot(search, 'query')]: wish.words } };
  const describe = tools.find((tool) => tool.name === 'tool_describe');
  if (describe && hit.input === 'unknown' && !schema) {
    return { name: describe.name, args: { [slot(describe, 'id')]: hit.id } };
  }
  const call = tools.find((tool) => tool.name === 'tool_call');
  return call && { name: call.name, args: { [slot(call, 'id')]: hit.id, [slot(call, 'args', 'arguments')]: args() } };
}

function advance(progress: Progress, called: string, result: string): Progress {
  const { wish, hit } = progress;
  if (called === 'tool_search' || (called === 'tool_search_code' && !hit && wish.args === undefined)) {
    const hits = hitsIn(result);
    const best = hits.find((candidate) => fold(candidate.name) === fold(wish.words)) ?? hits[0];
    const schema = schemaIn(result);
    if (!best)
      return { ...progress, answer: `No tool found for "${wish.words}": ${adviceIn(result) ?? answerIn(result)}` };
    return { ...progress, hit: best, ...(schema ? { schema } : {}) };
  }
  if (called === 'tool_describe') return { ...progress, schema: schemaIn(result) ?? {} };
  if (wish.untilItWorks && failedIn(result) && !isStopped(result)) return progress;
  return { ...progress, answer: answerIn(result) };
}

/** Hosts tell a model that repeats itself to stop; this one listens. */
function isStopped(result: string): boolean {
  return /\bstop(ped)?\b/i.test(result);
}

/**
 * The directly offered tool that the user names: by its name, by the end of it (a provider-safe name carries its
 * source in front), or, where there is no search, the one that shares most words with the wish.
 */
function directTool({ words }: Wish, tools: readonly OfferedTool[]): OfferedTool | undefined {
  const direct = tools.filter((tool) => !tool.name.startsWith('tool_'));
  const wanted = fold(words);
  const exact =
    direct.find((tool) => fold(tool.name) === wanted) ?? direct.find((tool) => fold(tool.name).endsWith(`_${wanted}`));
  if (exact || direct.length < tools.length) return exact;
  const parts = new Set(wanted.split('_'));
  const score = (tool: OfferedTool) => {
    const inName = fold(tool.name)
      .split('_')
      .filter((part) => parts.has(part)).length;
    const inText = new Set(
      fold(tool.description)
        .split('_')
        .filter((part) => parts.has(part)),
    ).size;
    return inName * 2 + inText;
  };
  const scored = direct.map((tool) => ({ tool, score: score(tool) })).filter((candidate) => candidate.score > 0);
  return scored.sort((a, b) => b.score - a.score)[0]?.tool;
}

/** Names and words in one form: `createIssue`, `create-issue` and `create issue` are equal. */
function fold(text: string): string {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '');
}

/** The name of a control's parameter: the first of the names that its schema has, else its first property. */
function slot(tool: OfferedTool, ...names: readonly string[]): string {
  const properties = Object.keys((tool.schema.properties ?? {}) as JsonRecord);
  return names.find((name) => properties.includes(name)) ?? properties[0] ?? names[0] ?? '';
}

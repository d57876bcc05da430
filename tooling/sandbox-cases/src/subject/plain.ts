/** Bodies against the catalog of cases through the plainest bridge there is: search by substring, no policy engine. */
import type { HostCallContext, JsonValue, Sandbox } from '@toolsearch/sandbox-runner';
import { answerOf } from './answer.ts';
import { CASE_TOOLS, type CaseTool } from './catalog.ts';
import { createRecorder } from './recorder.ts';
import type { Answer, Subject } from './subject.ts';

const DEFAULT_LIMIT = 8;
const MAX_LIMIT = 20;

const EMPTY: Answer = {
  ok: false,
  value: undefined,
  code: 'script-error',
  message: 'The body is empty: write JavaScript that returns a value.',
  line: undefined,
  hint: undefined,
  logs: [],
};

export function plainSubject(sandbox: Sandbox): Subject {
  const effective = CASE_TOOLS.filter((tool) => tool.denied !== true);
  const byId = new Map(effective.map((tool) => [tool.id, tool]));

  const find = (id: JsonValue | undefined): CaseTool | undefined => byId.get(typeof id === 'string' ? id : '');

  function search(args: readonly JsonValue[]): unknown {
    const [first, second] = args;
    const asObject =
      typeof first === 'object' && first !== null ? (first as { query?: unknown; limit?: unknown }) : null;
    const query = asObject === null ? first : asObject.query;
    if (typeof query !== 'string') throw new Error("search wants text: search('query', { limit: 8 })");
    const wanted = Number((asObject ?? (second as { limit?: unknown } | undefined))?.limit ?? DEFAULT_LIMIT);
    const limit = Math.min(Math.max(1, Number.isFinite(wanted) ? wanted : DEFAULT_LIMIT), MAX_LIMIT);
    return effective
      .filter((tool) => `${tool.id} ${tool.description}`.toLowerCase().includes(query.toLowerCase()))
      .slice(0, limit)
      .map(({ id, name, description }) => ({ id, name, source: 'openclaw', description }));
  }

  return {
    async submit(body, timeoutMs) {
      const recorder = createRecorder();
      if (body.trim() === '') return { answer: EMPTY, host: recorder.read() };
      const known = (id: JsonValue | undefined): CaseTool => {
        const tool = find(id);
        if (tool !== undefined) return tool;
        recorder.unknown(String(id));
        throw new Error(`No tool is called ${JSON.stringify(id)}.`);
      };
      const outcome = await sandbox.run(body, {
        timeoutMs,
        functions: {
          openclaw: {
            tools: {
              search: async (args) => search(args),
              describe: async ([id]) => {
                const { name, description, inputSchema } = known(id);
                return { id, name, description, inputSchema };
              },
              call: async ([id, args]: readonly JsonValue[], context: HostCallContext) => {
                const tool = known(id);
                const given = (args ?? {}) as Record<string, unknown>;
                const details = await recorder.during(tool.id, args, context, () => tool.run(given, context));
                return { tool: { id: tool.id, name: tool.name, source: 'openclaw' }, result: { details } };
              },
            },
          },
        },
      });
      return { answer: answerOf(outcome), host: recorder.read() };
    },
  };
}

/** Bodies on the runner itself, with three plain functions instead of a catalog. */
import type { HostCallContext, JsonValue, Sandbox } from '@toolsearch/sandbox-runner';
import { answerOf } from './answer.ts';
import { createRecorder } from './recorder.ts';
import type { Subject } from './subject.ts';

const HITS = [{ id: 'github:create_issue' }, { id: 'github:list_issues' }, { id: 'calendar:create_event' }];
const DEFAULT_LIMIT = 8;

export function bareSubject(sandbox: Sandbox): Subject {
  return {
    async submit(body, timeoutMs) {
      const recorder = createRecorder();
      const outcome = await sandbox.run(body, {
        timeoutMs,
        functions: {
          openclaw: {
            tools: {
              search: async ([, options]) =>
                HITS.slice(0, (options as { limit?: number } | null)?.limit ?? DEFAULT_LIMIT),
              describe: async ([id]) => ({ id, inputSchema: { type: 'object' } }),
              call: ([id, args]: readonly JsonValue[], context: HostCallContext) =>
                recorder.during(String(id), args, context, async () => {
                  if (String(id).startsWith('fail:')) throw new Error('tool failed');
                  return { tool: { id }, result: { details: args ?? null } };
                }),
            },
          },
        },
      });
      return { answer: answerOf(outcome), host: recorder.read() };
    },
  };
}

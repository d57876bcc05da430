/** Bodies as a model submits them: through `tool_search_code`, over a real catalog behind a real policy. */
import { type CallContext, createCatalog, jsonResult, type ToolDefinition } from '@toolsearch/catalog';
import { type CodeOutcome, codeMode } from '@toolsearch/mode-code';
import { createPolicy, guardExecute } from '@toolsearch/policy';
import type { Sandbox } from '@toolsearch/sandbox-runner';
import { CASE_TOOLS } from './catalog.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import type { Answer, Subject } from './subject.ts';

/** One body runs at a time; tools note what they do with the recorder of their run. */
export function codeModeSubject(sandbox: Sandbox): Subject {
  const recorders = new Map<string, Recorder>();
  let runs = 0;

  const tools = CASE_TOOLS.map(
    (tool): ToolDefinition => ({
      source: 'openclaw',
      name: tool.name,
      description: tool.description,
      inputSchema: tool.inputSchema,
      execute: async (args, context) => {
        const recorder = recorders.get(context.runId);
        if (recorder === undefined) throw new Error(`${tool.id} ran outside of any run.`);
        const details = await recorder.during(tool.id, args, context, () => tool.run(args, context));
        return jsonResult(details as Parameters<typeof jsonResult>[0]);
      },
    }),
  );
  const policy = createPolicy([{ name: 'cases', deny: CASE_TOOLS.filter((tool) => tool.denied).map(({ id }) => id) }]);
  const catalog = createCatalog(policy.effective(tools), { execute: guardExecute({ policy }) });

  return {
    async submit(body, timeoutMs) {
      const runId = `run-${++runs}`;
      const recorder = createRecorder();
      recorders.set(runId, recorder);
      const { signal } = new AbortController();
      const context: CallContext = { runId, sessionId: 'cases', callId: 'call', origin: 'direct', signal };
      const result = await codeMode(catalog, sandbox, { timeoutMs }).dispatch(
        'tool_search_code',
        { code: body },
        context,
      );
      const outcome = result.details as unknown as CodeOutcome | undefined;
      for (const call of outcome?.calls ?? []) {
        const known = CASE_TOOLS.some((tool) => tool.id === call.tool && tool.denied !== true);
        if (!known) recorder.unknown(call.tool ?? '');
      }
      return { answer: outcome === undefined ? refusal(result.error) : answerOf(outcome), host: recorder.read() };
    },
  };
}

function answerOf(outcome: CodeOutcome): Answer {
  return {
    ok: outcome.ok,
    value: outcome.ok ? outcome.value : undefined,
    code: outcome.ok ? undefined : outcome.error.code,
    message: outcome.ok ? '' : outcome.error.message,
    line: outcome.ok ? undefined : outcome.error.line,
    hint: outcome.hint,
    logs: outcome.logs.map((line) => line.text),
  };
}

/** What the mode says to arguments that never became a run. */
function refusal(error: { readonly message: string } | undefined): Answer {
  return {
    ok: false,
    value: undefined,
    code: 'script-error',
    message: error?.message ?? '',
    line: undefined,
    hint: undefined,
    logs: [],
  };
}

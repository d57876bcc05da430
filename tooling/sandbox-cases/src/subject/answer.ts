import type { SandboxOutcome } from '@toolsearch/sandbox-runner';
import type { Answer } from './subject.ts';

/** The runner's outcome in the words of the judge. */
export function answerOf(outcome: SandboxOutcome): Answer {
  return {
    ok: outcome.ok,
    value: outcome.ok ? outcome.value : undefined,
    code: outcome.ok ? undefined : outcome.code,
    message: outcome.ok ? '' : outcome.message,
    line: outcome.ok ? undefined : outcome.line,
    hint: outcome.ok ? outcome.hint : undefined,
    logs: outcome.logs.map((line) => line.text),
  };
}

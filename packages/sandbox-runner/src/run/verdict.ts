/** From the child's last message to how the run ended. */
import { withAdvice } from '../body/advice.ts';
import { locate } from '../body/locate.ts';
import type { JsonValue } from '../json.ts';
import type { SandboxLimits } from '../limits.ts';
import type { CallReport, SandboxErrorCode } from '../outcome.ts';
import type { ChildMessage, Problem } from '../protocol/messages.ts';

/** The child's last message. */
export type EndMessage = Extract<ChildMessage, { kind: 'end' }>;

/** How a run ends, before logs, calls and usage are added. */
export type Verdict =
  | { readonly ok: true; readonly value: JsonValue | undefined; readonly hint: string | undefined }
  | {
      readonly ok: false;
      readonly code: SandboxErrorCode;
      readonly message: string;
      readonly line?: number | undefined;
      /** The failed call that ended the body. */
      readonly callId?: number | undefined;
    };

const NOTHING = 'Nothing was returned: end the body with `return value`.';
const NEVER =
  'The body waits for something that can never settle: no call is running and there are no timers. It was ended at once.';

/** What a verdict depends on beside the child's last message. */
export interface EndContext {
  /** The first failed call that nobody in the body handled. */
  readonly unhandled: CallReport | undefined;
  /** `maxValueBytes` is checked again here, since a child is not to be believed. */
  readonly limits: SandboxLimits;
  /** The text as it was given. */
  readonly body: string;
  /** What its author should know of how it was read. */
  readonly note: string | undefined;
}

/** Judges the end that the child reports. */
export function judgeEnd(message: EndMessage, { unhandled, limits, body, note }: EndContext): Verdict {
  const { result, rejection, unanswered } = message;
  if (result === 'stuck') return { ok: false, code: 'timeout', message: NEVER };
  if ('error' in result) return failureOf(result.error, body);
  if (unhandled !== undefined) {
    const where = unhandled.line === undefined ? '' : ` (line ${unhandled.line})`;
    const text = `A call that was not awaited failed: ${unhandled.name}${where}: ${unhandled.error ?? ''}`;
    return { ok: false, code: 'script-error', message: text, line: unhandled.line, callId: unhandled.id };
  }
  const { value } = result;
  if (message.bytes > limits.maxValueBytes && bytesOf(value) > limits.maxValueBytes) {
    return {
      ok: false,
      code: 'limit-exceeded',
      message: withAdvice(`value is larger than ${limits.maxValueBytes} bytes`),
    };
  }
  return { ok: true, value, hint: hintFor(value, { rejection, unanswered, note }) };
}

function failureOf({ code, message, line, callId }: Problem, body: string): Verdict {
  return {
    ok: false,
    code: /Array buffer allocation failed/.test(message) ? 'out-of-memory' : code,
    message: withAdvice(message),
    line: line ?? locate(message, body),
    callId,
  };
}

function hintFor(
  value: JsonValue | undefined,
  { rejection, unanswered, note }: Pick<EndMessage, 'rejection' | 'unanswered'> & Pick<EndContext, 'note'>,
): string | undefined {
  const hints: string[] = note === undefined ? [] : [note];
  if (value === undefined) hints.push(unanswered > 0 ? notAwaited(unanswered) : NOTHING);
  if (rejection !== undefined) hints.push(`A promise was rejected and nobody handled it: ${rejection.message}`);
  return hints.length === 0 ? undefined : hints.join(' ');
}

/** A property of a promise is nothing: `return call(id).details`. */
function notAwaited(calls: number): string {
  const which = calls === 1 ? 'a call was' : `${calls} calls were`;
  return `Nothing was returned, and ${which} not answered yet when the body ended: await it first, as in \`return (await call(...)).property\`.`;
}

function bytesOf(value: JsonValue | undefined): number {
  return value === undefined ? 0 : Buffer.byteLength(JSON.stringify(value));
}

/**
 * Asking the person behind an MCP client. A call that the client made, and every call nested in it, is asked about over
 * the request that made it; the first answer counts, whether it comes from here, the command line or the HTTP API.
 */
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import {
  ElicitResultSchema,
  EmptyResultSchema,
  type ServerNotification,
  type ServerRequest,
} from '@modelcontextprotocol/sdk/types.js';
import type { ApprovalRequest, ApprovalVerdict, Approver } from '@toolsearch/policy';
import { printable } from '../../printable.ts';

/** The request of the client that is being answered, as the SDK gives it. */
export type ClientRequest = RequestHandlerExtra<ServerRequest, ServerNotification>;

/** A call of a client that can be asked. */
export interface AskableCall {
  readonly runId: string;
  readonly callId: string;
  readonly request: Pick<ClientRequest, 'sendRequest'>;
}

export interface Elicitations {
  /** One of the approvers of the gateway. Passes where no client that can be asked made the call. */
  readonly approver: Approver;
  /** From now on this call is asked about at its client; the returned function ends it. */
  open(call: AskableCall): () => void;
}

/** Of the arguments in the question; `GET /v1/approvals` has them whole. */
const ARGS_MAX_CHARS = 4_000;
/** The question ends by the clock of the approvals, which knows why; the SDK's own limit comes after it. */
const GRACE_MS = 60_000;
/** The longest time a timer of Node takes. */
const TIMER_MAX_MS = 2 ** 31 - 1;

const TITLES: Readonly<Record<ApprovalVerdict, string>> = {
  'allow-once': 'Allow this call',
  'allow-always': 'Allow this tool from now on',
  deny: 'Do not allow it',
};

/** A choice among the verdicts that the question takes. */
function formFor({ verdicts }: ApprovalRequest) {
  const verdict = {
    type: 'string' as const,
    title: 'May it run?',
    enum: [...verdicts],
    enumNames: verdicts.map((one) => TITLES[one]),
  };
  return { type: 'object' as const, properties: { verdict }, required: ['verdict'] };
}

export function createElicitations(): Elicitations {
  const calls = new Map<string, AskableCall>();
  const keyOf = (runId: string, callId: string) => `${runId} ${callId}`;

  return Object.freeze({
    approver: Object.freeze({
      name: 'MCP client',
      async ask(approval: ApprovalRequest, signal: AbortSignal): Promise<unknown> {
        const call = calls.get(keyOf(approval.runId, approval.parentCallId ?? approval.callId));
        return call && elicit(call, approval, signal);
      },
    }),
    open(call: AskableCall) {
      const key = keyOf(call.runId, call.callId);
      calls.set(key, call);
      return () => void calls.delete(key);
    },
  });
}

/** Gives the verdict; what is no verdict stays what it is, for the approvals to refuse. Throws when the client fails. */
async function elicit({ request }: AskableCall, approval: ApprovalRequest, signal: AbortSignal): Promise<unknown> {
  const timeout = Math.min(TIMER_MAX_MS, approval.expiresAt - approval.requestedAt + GRACE_MS);
  // A client that is gone is found out at once. And clients of the SDK do not hear of it when a request with the id 0 is
  // taken back, so the question must not be the first thing that they are asked.
  await request.sendRequest({ method: 'ping' }, EmptyResultSchema, { signal });
  const params = { mode: 'form' as const, message: question(approval), requestedSchema: formFor(approval) };
  const answer = await request.sendRequest({ method: 'elicitation/create', params }, ElicitResultSchema, {
    signal,
    timeout,
  });
  // An empty form is an answer, and not a pass to other approvers, as `undefined` would be.
  return answer.action === 'accept' ? (answer.content?.verdict ?? 'nothing') : 'deny';
}

/** Exactly what will run, with nothing in it that could hide a part. */
function question({ toolId, args, reasons }: ApprovalRequest): string {
  const text = printable(JSON.stringify(args));
  const shown =
    text.length <= ARGS_MAX_CHARS
      ? text
      : `${text.slice(0, ARGS_MAX_CHARS)}… (${text.length - ARGS_MAX_CHARS} more characters: look at GET /v1/approvals before you allow it)`;
  return `May the tool ${printable(toolId)} run?\nArguments: ${shown}\nWhy you are asked: ${printable(reasons.join('; '))}`;
}

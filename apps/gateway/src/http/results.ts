/** Results of tool calls that a request brings: to which turn they belong, and that somebody asked for them. */
import { sessionIdFor } from '../sessions/session-id.ts';
import { callKey } from '../turn/client-calls.ts';
import { TurnError } from '../turn/errors.ts';
import type { Turn } from '../turn/turn.ts';
import type { GatewayService, SessionChoice } from './service.ts';

/** A result in the request, and where its call id stands. */
export interface BroughtResult {
  readonly callId: string;
  /** `messages[2].tool_call_id`. */
  readonly param: string;
}

/** What a request says of where its results belong. */
export interface ResultsRequest {
  /** Of the results that nothing of the model follows. */
  readonly callIds: readonly string[];
  readonly session: SessionChoice;
  /** The response that the request goes on from. */
  readonly previousId?: string;
}

/**
 * The turn that waits for these results. Not one of another session than the request names, and not one whose calls
 * were handed out by another response than the one that the request goes on from.
 *
 * Throws `TurnError` `invalid_request` where the request names another agent than the turn's.
 */
export function waitingTurn(
  service: GatewayService,
  { callIds, session, previousId }: ResultsRequest,
): Turn | undefined {
  const turn = service.waiting(callIds, previousId);
  if (!turn) return undefined;
  if (session.name !== undefined && sessionIdFor(session.name) !== turn.sessionId) return undefined;
  service.sessionFor({ ...session, name: turn.sessionId });
  return turn;
}

/** Throws `TurnError` `invalid_request` for the first result whose call is not among the known ones. */
export function refuseUnasked(results: readonly BroughtResult[], isKnown: (callId: string) => boolean): void {
  const unasked = results.find(({ callId }) => !isKnown(callId));
  if (!unasked) return;
  throw new TurnError(
    'invalid_request',
    `${unasked.param}: found ${JSON.stringify(unasked.callId.slice(0, 80))}; wanted the id of a tool call before it, or of one that waits for its result. Send the result together with its call.`,
    { param: unasked.param },
  );
}

/** Of entries in order, the results with no call of their id before them. Ids are compared as {@link callKey} does. */
export function withoutCall(
  entries: readonly { readonly calls: readonly string[]; readonly result?: BroughtResult }[],
): BroughtResult[] {
  const called = new Set<string>();
  const missing: BroughtResult[] = [];
  for (const { calls, result } of entries) {
    for (const callId of calls) called.add(callKey(callId));
    if (result && !called.has(callKey(result.callId))) missing.push(result);
  }
  return missing;
}

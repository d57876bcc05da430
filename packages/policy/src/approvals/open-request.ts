/** One request while it waits: approvers race, anybody may answer, the first valid verdict ends it for all. */
import type { Clock } from '../time/clock.ts';
import {
  type ApprovalOutcome,
  type ApprovalRequest,
  type ApprovalVerdict,
  type Approver,
  isVerdictOn,
} from './approval.ts';

/** A request that somebody waits for. */
export interface OpenRequest {
  readonly request: ApprovalRequest;
  readonly outcome: Promise<ApprovalOutcome>;
  isOpen(): boolean;
  /** Gives false when the request was over already. */
  decide(verdict: ApprovalVerdict, by: string): boolean;
}

interface Race {
  readonly approvers: readonly Approver[];
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/**
 * Opens a request. It ends with the first valid verdict, with its time, with the call's abort, or when every approver
 * who took it on is lost: then nobody is left who was asked. Approvers who pass leave it to the others and to `decide`.
 */
export function openRequest(request: ApprovalRequest, { approvers, clock, signal }: Race): OpenRequest {
  const over = new AbortController();
  let settle: (outcome: ApprovalOutcome) => void = () => {};
  const outcome = new Promise<ApprovalOutcome>((resolve) => {
    settle = resolve;
  });

  const end = (ended: ApprovalOutcome): boolean => {
    if (over.signal.aborted) return false;
    cancelTimer();
    signal.removeEventListener('abort', withdraw);
    over.abort();
    settle(ended);
    return true;
  };
  const block = (how: 'timeout' | 'malformed' | 'approver-lost' | 'aborted') =>
    end({ allowed: false, how, requestId: request.id });
  const decide = (verdict: ApprovalVerdict, by: string): boolean =>
    verdict === 'deny'
      ? end({ allowed: false, how: 'denied', requestId: request.id, by })
      : end({ allowed: true, how: verdict, requestId: request.id, argsHash: request.argsHash, by });
  const withdraw = () => block('aborted');
  const cancelTimer = clock.schedule(request.expiresAt - request.requestedAt, () => block('timeout'));

  if (signal.aborted) withdraw();
  else signal.addEventListener('abort', withdraw, { once: true });

  let waiting = approvers.length;
  let fault: 'malformed' | 'approver-lost' | undefined;
  const settled = (how?: 'malformed' | 'approver-lost') => {
    waiting--;
    fault ??= how;
    if (waiting === 0 && fault) block(fault);
  };
  for (const approver of over.signal.aborted ? [] : approvers) {
    Promise.resolve()
      .then(() => approver.ask(request, over.signal))
      .then(
        (verdict) => {
          if (isVerdictOn(request, verdict)) decide(verdict, approver.name);
          else settled(verdict === undefined ? undefined : 'malformed');
        },
        () => settled('approver-lost'),
      );
  }

  return Object.freeze({ request, outcome, decide, isOpen: () => !over.signal.aborted });
}

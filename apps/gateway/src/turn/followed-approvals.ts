/**
 * Approvals whose rules follow the configuration: the next call is asked about as the file says now, and a question
 * that waits already is decided under the rules by which it was asked.
 */
import type { Approvals } from '@toolsearch/policy';

export interface FollowedApprovals extends Approvals {
  /** From now on these decide who is asked. They keep permissions in the same store as those before. */
  follow(next: Approvals): void;
}

export function createFollowedApprovals(first: Approvals): FollowedApprovals {
  let current = first;
  /** Those by which something that still waits was asked, oldest first. */
  let former: readonly Approvals[] = [];

  return Object.freeze({
    modeFor: (tool) => current.modeFor(tool),
    request: (call) => current.request(call),
    pending: () => [...former, current].flatMap((approvals) => approvals.pending()),
    answer(requestId, verdict, by) {
      const asking = former.find((approvals) => approvals.pending().some(({ id }) => id === requestId)) ?? current;
      return asking.answer(requestId, verdict, by);
    },
    grants: () => current.grants(),
    revoke: (grantId) => current.revoke(grantId),
    unusedRules: (tools) => current.unusedRules(tools),
    follow(next) {
      former = [...former, current].filter((approvals) => approvals.pending().length > 0);
      current = next;
    },
  } satisfies FollowedApprovals);
}

import { byCodePoint } from '@toolsearch/catalog';
import type { ApprovalGrant, ApprovalStore } from './approval.ts';

/** Standing permissions that end with the process. */
export function createMemoryApprovalStore(): ApprovalStore {
  const grants = new Map<string, ApprovalGrant>();
  return Object.freeze({
    list: async () => [...grants.values()].sort((a, b) => byCodePoint(a.id, b.id)),
    add: async (grant: ApprovalGrant) => void grants.set(grant.id, Object.freeze({ ...grant })),
    revoke: async (id: string) => grants.delete(id),
  });
}

/**
 * Standing permissions on disk: one small JSON file each. Files are written whole under another name and renamed, so a
 * crash leaves either the old state or the new one, and two processes that grant and revoke at once lose nothing.
 */
import { mkdir, open, readdir, readFile, rename, rm, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApprovalGrant, ApprovalStore } from './approval.ts';

/** Options of {@link createFileApprovalStore}. */
export interface FileApprovalStoreOptions {
  /** Made when it is absent, for the owner alone (mode 0700; files 0600). */
  readonly folder: string;
}

const GRANT_FILE = /^([0-9a-f]{16,64})\.json$/;

/** Keeps permissions under a folder. A file that is no grant grants nothing and is passed over. */
export function createFileApprovalStore({ folder }: FileApprovalStoreOptions): ApprovalStore {
  const pathOf = (id: string) => join(folder, `${id}.json`);
  let written = 0;

  return Object.freeze({
    async list(): Promise<readonly ApprovalGrant[]> {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      const ids = names.flatMap((name) => GRANT_FILE.exec(name)?.[1] ?? []).sort();
      const grants = await Promise.all(
        ids.map(async (id) => parseGrant(id, await readFile(pathOf(id), 'utf8').catch(() => ''))),
      );
      return grants.filter((grant) => grant !== undefined);
    },

    async add(grant: ApprovalGrant): Promise<void> {
      const path = pathOf(grant.id);
      if (!GRANT_FILE.test(`${grant.id}.json`)) throw new TypeError(`${JSON.stringify(grant.id)} is no id of a grant.`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = `${path}.${process.pid}-${written++}`;
      try {
        const file = await open(unfinished, 'wx', 0o600);
        try {
          await file.writeFile(`${JSON.stringify(grant, undefined, 2)}\n`);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },

    async revoke(id: string): Promise<boolean> {
      if (!GRANT_FILE.test(`${id}.json`)) return false;
      try {
        await unlink(pathOf(id));
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
        throw error;
      }
    },
  });
}

function parseGrant(id: string, text: string): ApprovalGrant | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { toolId, agentId, grantedAt, by, id: ownId } = value as Record<string, unknown>;
  if (ownId !== id || typeof toolId !== 'string' || typeof grantedAt !== 'number' || typeof by !== 'string')
    return undefined;
  if (agentId !== undefined && typeof agentId !== 'string') return undefined;
  return Object.freeze({ id, toolId, grantedAt, by, ...(agentId === undefined ? {} : { agentId }) });
}

import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { ApprovalGrant, ApprovalStore } from './approval.ts';
import { createFileApprovalStore } from './file-store.ts';
import { createMemoryApprovalStore } from './memory-store.ts';

const folders: string[] = [];
const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'approvals-'));
  folders.push(folder);
  return join(folder, 'grants');
};
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

const grant = (id: string, more: Partial<ApprovalGrant> = {}): ApprovalGrant => ({
  id: id.repeat(16),
  toolId: 'mcp:github:create_issue',
  agentId: 'main',
  grantedAt: 1_000,
  by: 'cli',
  ...more,
});

describe.each<[string, () => Promise<ApprovalStore>]>([
  ['in memory', async () => createMemoryApprovalStore()],
  ['on disk', async () => createFileApprovalStore({ folder: await newFolder() })],
])('permissions %s', (_, makeStore) => {
  test('are empty at first, listed by id, added once, and revoked', async () => {
    const store = await makeStore();
    expect(await store.list()).toEqual([]);
    await Promise.all([store.add(grant('b')), store.add(grant('a'))]);
    await store.add(grant('b', { by: 'http' }));
    expect(await store.list()).toEqual([grant('a'), grant('b', { by: 'http' })]);
    expect(await store.revoke(grant('a').id)).toBe(true);
    expect(await store.revoke(grant('a').id)).toBe(false);
    expect(await store.list()).toEqual([grant('b', { by: 'http' })]);
  });
});

describe('on disk', () => {
  test('another process sees them, also one for no agent', async () => {
    const folder = await newFolder();
    const { agentId: _, ...anybody } = grant('c');
    await createFileApprovalStore({ folder }).add(anybody);
    expect(await createFileApprovalStore({ folder }).list()).toEqual([anybody]);
  });

  test('many at once leave no unfinished file, and files are for the owner alone', async () => {
    const folder = await newFolder();
    const stores = [createFileApprovalStore({ folder }), createFileApprovalStore({ folder })];
    const ids = [...'0123456789abcdef'];
    await Promise.all(ids.map((id, index) => stores[index % 2]?.add(grant(id))));
    expect(await readdir(folder)).toEqual(ids.map((id) => `${id.repeat(16)}.json`));
    expect((await stat(join(folder, `${'0'.repeat(16)}.json`))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  test('a file that is no grant, or the grant of another id, grants nothing', async () => {
    const folder = await newFolder();
    const store = createFileApprovalStore({ folder });
    await store.add(grant('a'));
    await writeFile(join(folder, `${'b'.repeat(16)}.json`), '{"id":');
    await writeFile(join(folder, `${'c'.repeat(16)}.json`), JSON.stringify(grant('d')));
    await writeFile(join(folder, 'notes.txt'), 'hello');
    expect(await store.list()).toEqual([grant('a')]);
  });

  test('an id that is a path touches nothing', async () => {
    const store = createFileApprovalStore({ folder: await newFolder() });
    expect(await store.revoke('../../etc/passwd')).toBe(false);
    await expect(store.add(grant('../'))).rejects.toThrow('no id of a grant');
  });
});

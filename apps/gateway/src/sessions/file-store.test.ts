import { appendFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRedactor } from '@toolsearch/telemetry';
import fc from 'fast-check';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createFileSessionStore } from './file-store.ts';
import type { SessionRecord } from './record.ts';
import { isSessionId, sessionIdFor } from './session-id.ts';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'toolsearch-store-')), 'sessions');
  onTestFinished(() => rm(join(folder, '..'), { recursive: true, force: true }));
});

const open = (maxOpenFiles?: number) =>
  createFileSessionStore({
    folder,
    redact: createRedactor({ secrets: ['a-very-secret-key'] }),
    ...(maxOpenFiles === undefined ? {} : { maxOpenFiles }),
  });

function said(text: string, at = 0): SessionRecord {
  return { type: 'message', at, runId: 'run', message: { role: 'user', parts: [{ type: 'text', text }] } };
}

test('records come back in order from another store, and the files are their owner alone', async () => {
  const store = open();
  for (let at = 0; at < 100; at++) store.append('ann', said(`line ${at}`, at));
  await store.flush('ann');
  await store.close();
  const stored = await open().read('ann');
  expect(stored?.records).toEqual(Array.from({ length: 100 }, (_, at) => said(`line ${at}`, at)));
  expect(stored?.skipped).toEqual([]);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, 'ann.jsonl'))).mode & 0o777).toBe(0o600);
});

test('a torn last line is passed over and spoils nothing that comes after it', async () => {
  const first = open();
  first.append('ann', said('whole'));
  await first.close();
  await appendFile(join(folder, 'ann.jsonl'), '{"type":"message","at":1,"runId"');
  const second = open();
  expect(await second.read('ann')).toMatchObject({
    records: [said('whole')],
    skipped: [{ line: 2, reason: 'not JSON' }],
  });
  second.append('ann', said('after'));
  await second.flush('ann');
  expect((await second.read('ann'))?.records).toEqual([said('whole'), said('after')]);
  await second.close();
});

test('secrets never reach the disk', async () => {
  const store = open();
  store.append('ann', said('the key is a-very-secret-key'));
  await store.close();
  expect(await readFile(join(folder, 'ann.jsonl'), 'utf8')).not.toContain('a-very-secret-key');
});

test('more sessions than open files lose nothing', async () => {
  const store = open(2);
  for (let round = 0; round < 5; round++) for (const id of ['a', 'b', 'c', 'd']) store.append(id, said(`${round}`));
  await store.close();
  for (const id of ['a', 'b', 'c', 'd']) {
    expect((await open().read(id))?.records).toEqual(Array.from({ length: 5 }, (_, round) => said(`${round}`)));
  }
  expect(await open().list()).toEqual(['a', 'b', 'c', 'd']);
});

test('a disk that cannot be written is told at the flush, not in the middle of a turn', async () => {
  await writeFile(folder, 'a file where the folder should be');
  const store = open();
  store.append('ann', said('x'));
  await expect(store.flush('ann')).rejects.toMatchObject({ code: 'write-failed' });
  await store.close();
});

test('a session that is not there is undefined, and an id that is none is refused', async () => {
  expect(await open().read('nobody')).toBeUndefined();
  expect(await open().list()).toEqual([]);
  for (const id of ['../ann', 'Ann', '', 'a/b', 'a.b', 'x'.repeat(65)]) {
    await expect(open().read(id)).rejects.toMatchObject({ code: 'invalid-id' });
  }
});

describe('ids of sessions', () => {
  test('are plain names where the name is one, and else follow from it', () => {
    expect(sessionIdFor('ann-7')).toBe('ann-7');
    expect(sessionIdFor('ann@example.com')).toMatch(/^key-[0-9a-f]{40}$/);
    for (const name of ['CON', 'con', 'lpt1', '..', '/etc/passwd', 'key-1', 'Ann'])
      expect(sessionIdFor(name)).toMatch(/^key-/);
  });

  test('are safe as file names, equal for equal names and different for different ones', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(isSessionId(sessionIdFor(a))).toBe(true);
        expect(sessionIdFor(sessionIdFor(a))).toBe(sessionIdFor(a));
        expect(sessionIdFor(a) === sessionIdFor(b)).toBe(a === b);
      }),
    );
  });
});

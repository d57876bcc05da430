/**
 * The embedded store: one append-only file of JSON lines per session, `<sessionId>.jsonl`, for the owner alone.
 *
 * Records are written as they come and reach the operating system at once, so that the end of the process loses
 * nothing. They are forced to the disk (`fsync`) by `flush`, which the gateway calls at the end of every answer: a
 * power cut loses at most the turn that was running, and a line it tore is passed over when the log is read.
 */
import { type FileHandle, mkdir, open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SessionRecord } from './record.ts';
import { isSessionId } from './session-id.ts';
import { type SessionStore, SessionStoreError, type StoredSession } from './store.ts';

export interface FileSessionStoreOptions {
  /** Made when it is absent, for the owner alone (mode 0700; files 0600). */
  readonly folder: string;
  /** Applied to every record before it is written. */
  readonly redact: <T>(value: T) => T;
  /** Files kept open; the one used longest ago is closed first. Default 64. */
  readonly maxOpenFiles?: number;
}

interface Log {
  /** The last of the writes in order; never rejects. */
  tail: Promise<void>;
  file: Promise<FileHandle> | undefined;
  failure: unknown;
}

/** Opens the store; nothing is touched before the first record. */
export function createFileSessionStore({ folder, redact, maxOpenFiles = 64 }: FileSessionStoreOptions): SessionStore {
  const logs = new Map<string, Log>();
  /** Sessions whose file is open or about to be, the one used longest ago first. */
  const opened = new Set<string>();
  const pathOf = (sessionId: string) => join(folder, `${sessionId}.jsonl`);

  function use(sessionId: string): Log {
    const log = logs.get(sessionId) ?? { tail: Promise.resolve(), file: undefined, failure: undefined };
    logs.set(sessionId, log);
    opened.delete(sessionId);
    opened.add(sessionId);
    for (const oldest of opened) {
      if (opened.size <= maxOpenFiles) break;
      void letGo(oldest);
    }
    return log;
  }

  async function openLog(sessionId: string): Promise<FileHandle> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = await open(pathOf(sessionId), 'a+', 0o600);
    const { size } = await file.stat();
    if (size === 0) return file;
    const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
    // A torn last line must not swallow the record that comes after it.
    if (buffer.toString() !== '\n') await file.appendFile('\n');
    return file;
  }

  /** Closes the file behind what is still to be written; later records find the same log and open it again. */
  function letGo(sessionId: string): Promise<void> {
    opened.delete(sessionId);
    const log = logs.get(sessionId);
    if (!log) return Promise.resolve();
    const closed = log.tail.then(async () => {
      const file = await log.file?.catch(() => undefined);
      log.file = undefined;
      await file?.close().catch(() => {});
      if (log.tail === closed && log.failure === undefined) logs.delete(sessionId);
    });
    log.tail = closed;
    return closed;
  }

  function enqueue(sessionId: string, work: (file: FileHandle) => Promise<void>): Promise<void> {
    const log = use(sessionId);
    log.tail = log.tail.then(async () => {
      try {
        log.file ??= openLog(sessionId);
        await work(await log.file);
      } catch (error) {
        log.failure ??= error;
        log.file = undefined;
      }
    });
    return log.tail;
  }

  return Object.freeze({
    append(sessionId: string, record: SessionRecord): void {
      checkId(sessionId);
      const line = `${JSON.stringify(redact(record))}\n`;
      void enqueue(sessionId, (file) => file.appendFile(line));
    },

    async flush(sessionId: string): Promise<void> {
      const log = logs.get(sessionId);
      if (!log) return;
      await enqueue(sessionId, (file) => file.datasync());
      const { failure } = log;
      log.failure = undefined;
      if (failure === undefined) return;
      throw new SessionStoreError('write-failed', `The log of session ${sessionId} could not be written.`, {
        cause: failure,
      });
    },

    async read(sessionId: string): Promise<StoredSession | undefined> {
      checkId(sessionId);
      await logs.get(sessionId)?.tail;
      try {
        return { sessionId, ...parseLog(await readFile(pathOf(sessionId), 'utf8')) };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },

    async list(): Promise<readonly string[]> {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      return names
        .filter((name) => name.endsWith('.jsonl'))
        .map((name) => name.slice(0, -'.jsonl'.length))
        .filter(isSessionId)
        .sort();
    },

    async close(): Promise<void> {
      await Promise.all([...logs.keys()].map(letGo));
    },
  });
}

function checkId(sessionId: string): void {
  if (isSessionId(sessionId)) return;
  throw new SessionStoreError(
    'invalid-id',
    `Found session id ${JSON.stringify(sessionId.slice(0, 80))}; wanted 1 to 64 lower-case letters, digits or "-".`,
  );
}

const TYPES: readonly unknown[] = ['session', 'message', 'event', 'answer'];

function parseLog(text: string): Pick<StoredSession, 'records' | 'skipped'> {
  const records: SessionRecord[] = [];
  const skipped: { line: number; reason: string }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') continue;
    try {
      const value = JSON.parse(line) as { readonly type?: unknown } | null;
      if (TYPES.includes(value?.type)) records.push(value as SessionRecord);
      else skipped.push({ line: index + 1, reason: 'no record of a known type' });
    } catch {
      skipped.push({ line: index + 1, reason: 'not JSON' });
    }
  }
  return { records, skipped };
}

/** The bearer token: made on first start, kept in a file for its owner alone, compared in constant time. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const LEAST_CHARS = 16;

/**
 * Reads `<stateDir>/token`, or makes it: 32 random bytes in hexadecimal, mode 0600, in a folder of mode 0700.
 *
 * Throws a plain Error when the file is there and too short to be a token.
 */
export async function loadToken(stateDir: string): Promise<string> {
  const path = join(stateDir, 'token');
  await mkdir(stateDir, { recursive: true, mode: 0o700 });
  try {
    // Only one of two gateways that start at once makes the file; the other reads it.
    await writeFile(path, `${randomBytes(32).toString('hex')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const token = (await readFile(path, 'utf8')).trim();
  if (token.length < LEAST_CHARS) {
    throw new Error(
      `${path}: found ${token.length} characters; wanted a token of at least ${LEAST_CHARS}. Delete the file to have one made.`,
    );
  }
  await chmod(path, 0o600);
  return token;
}

/** Takes the same time whatever the text is and wherever it differs. */
export function isToken(text: string, token: string): boolean {
  return timingSafeEqual(digest(text), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

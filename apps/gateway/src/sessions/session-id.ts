/** Ids of sessions: what a client may call one, and what it is called on disk. */
import { createHash } from 'node:crypto';

/** Lower case, so that no two ids are one file on a disk that does not tell cases apart. */
const SAFE = /^[a-z0-9][a-z0-9-]{0,63}$/;
/** Names that Windows keeps for devices, and what has the prefix of an id without being one. */
const KEPT = /^(con|prn|aux|nul|com\d|lpt\d|key-(?![0-9a-f]{40}$).*)$/;

/**
 * The id of the session that a client names. A short lower-case name stays as it is; anything else (an address, a
 * path, a long text) becomes `key-` and 40 hexadecimal digits of its SHA-256, always the same for the same name. The id
 * of a session is a name of it, too.
 */
export function sessionIdFor(name: string): string {
  if (SAFE.test(name) && !KEPT.test(name)) return name;
  return `key-${createHash('sha256').update(name).digest('hex').slice(0, 40)}`;
}

/** True for what {@link sessionIdFor} gives, and so for every name of a session file. */
export function isSessionId(text: string): boolean {
  return SAFE.test(text);
}

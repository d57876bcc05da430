/** The lines of a file of cases, told apart by what they carry. */
import { readJsonLines } from '@toolsearch/corpora';

/** A body that tries something it must not get. */
export interface AttackCase {
  readonly kind: 'attack';
  readonly id: string;
  readonly body: string;
  readonly expect: 'error' | 'timeout' | 'contained';
  /** What must not happen, in prose. */
  readonly forbid: string;
  readonly note: string;
}

/** A body that a reasonable person writes. */
export interface BenignCase {
  readonly kind: 'benign';
  readonly id: string;
  readonly body: string;
  /** Prose, or an object when the line's outcome is JSON of one. */
  readonly outcome: string | BenignOutcome;
  /** `bare` bodies get three plain functions instead of a catalog. */
  readonly bridge: 'catalog' | 'bare';
}

/** An outcome that leaves nothing to interpret. */
export interface BenignOutcome {
  readonly ok: boolean | 'either';
  readonly value?: unknown;
  readonly acceptable?: readonly unknown[];
  readonly valueSubset?: Readonly<Record<string, unknown>>;
  readonly errorIncludes?: string;
  readonly logsInclude?: readonly string[];
  readonly callsInclude?: readonly string[];
  readonly needs?: string;
}

export type Case = AttackCase | BenignCase;

/** Reads a file of cases. Throws an Error that names the line's id, or its number, when a field is missing. */
export function readCases(path: string): Case[] {
  return readJsonLines<Record<string, unknown>>(path).map((line, index) => parseCase(line, `${path}:${index + 1}`));
}

function parseCase(line: Readonly<Record<string, unknown>>, where: string): Case {
  const text = (key: string, fallback?: string): string => {
    const value = line[key] ?? fallback;
    if (typeof value !== 'string') throw new Error(`${where}: found ${typeof value} for "${key}"; wanted text.`);
    return value;
  };
  const id = text('id');
  const body = text('body');
  if (line.expect !== undefined) {
    const expect = text('expect');
    if (expect !== 'error' && expect !== 'timeout' && expect !== 'contained') {
      throw new Error(`${where}: found expect "${expect}"; wanted error, timeout or contained.`);
    }
    return { kind: 'attack', id, body, expect, forbid: text('forbid', ''), note: text('note', '') };
  }
  const outcome = parseOutcome(text('outcome'));
  return { kind: 'benign', id, body, outcome, bridge: id.startsWith('ben-') ? 'bare' : 'catalog' };
}

function parseOutcome(text: string): string | BenignOutcome {
  if (!text.startsWith('{')) return text;
  try {
    return JSON.parse(text) as BenignOutcome;
  } catch {
    return text;
  }
}

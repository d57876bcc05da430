/**
 * What the child says, checked as the words of an enemy: a message of any other form is a broken protocol, and the child
 * that sent it is killed.
 */
import { type JsonValue, parseHostileJson } from '../json.ts';
import type { LogLine, SandboxErrorCode } from '../outcome.ts';

/** One call the body has started. */
export interface CallMessage {
  /** 1, 2, 3, … if the child is honest; the run checks it. */
  readonly id: number;
  /** Path of the function; whether it exists is checked by the run. */
  readonly name: string;
  /** Parsed JSON without `__proto__` keys. */
  readonly args: readonly JsonValue[];
}

/** What went wrong inside, in the child's words. */
export interface Problem {
  /** `script-error`, `not-serialisable` or `limit-exceeded`: the others are not the child's to say. */
  readonly code: SandboxErrorCode;
  /** The error's own words, at most 8 KiB if the child is honest. */
  readonly message: string;
  /** Line of the body from 1, where it is known. */
  readonly line: number | undefined;
  /** The failed call behind it, where there is one. */
  readonly callId: number | undefined;
}

/** Log lines and how many did not fit. */
export interface LogMessage {
  /** In the order of writing. */
  readonly logs: readonly LogLine[];
  /** Lines dropped or cut by the child's own budget. */
  readonly logsDropped: number;
}

/** Every message a child may send, one frame each. */
export type ChildMessage =
  /** The child is locked and waits for a body. */
  | { readonly kind: 'ready' }
  /** None of the programs parses; another may be sent. */
  | { readonly kind: 'refused'; readonly message: string; readonly line: number | undefined; readonly imports: boolean }
  /** A turn has ended: calls to make; the child waits for answers. */
  | ({ readonly kind: 'turn'; readonly calls: readonly CallMessage[] } & LogMessage)
  /** The body has ended. */
  | ({
      readonly kind: 'end';
      readonly result: { readonly value: JsonValue | undefined } | { readonly error: Problem } | 'stuck';
      /** Failed calls whose rejection nobody in the body handled, with the line that made each. */
      readonly unhandledCalls: ReadonlyMap<number, number | undefined>;
      readonly rejection: Problem | undefined;
      /** Of a body that returned nothing: calls that had no answer yet then. */
      readonly unanswered: number;
      /** Length of the whole message. */
      readonly bytes: number;
    } & LogMessage);

/** Parses one message; undefined for anything but a message of the protocol. */
export function parseChildMessage(text: string): ChildMessage | undefined {
  try {
    const message = record(parseHostileJson(text));
    if ('ready' in message) return { kind: 'ready' };
    if ('refused' in message) return refused(record(message.refused));
    if ('end' in message) return end(message, Buffer.byteLength(text));
    return { kind: 'turn', calls: list(message.calls ?? []).map(call), ...logs(message) };
  } catch {
    return undefined;
  }
}

function refused(value: Record<string, unknown>): ChildMessage {
  return { kind: 'refused', message: string(value.message), line: line(value.line), imports: value.imports === true };
}

function end(message: Record<string, unknown>, bytes: number): ChildMessage {
  return {
    kind: 'end',
    result:
      'error' in message
        ? { error: problem(record(message.error)) }
        : message.stuck === true
          ? 'stuck'
          : { value: message.value as JsonValue | undefined },
    unhandledCalls: new Map(
      list(message.unhandled).map((entry) => {
        const [id, at] = list(entry);
        return [integer(id), line(at)] as const;
      }),
    ),
    rejection: message.rejection === undefined ? undefined : problem(record(message.rejection)),
    unanswered: message.unanswered === undefined ? 0 : integer(message.unanswered),
    bytes,
    ...logs(message),
  };
}

/** The codes that are the child's to say; the others are the parent's own findings. */
const CHILD_CODES = new Set(['script-error', 'not-serialisable', 'limit-exceeded']);

function problem(value: Record<string, unknown>): Problem {
  const code = string(value.code);
  if (!CHILD_CODES.has(code)) throw malformed();
  return {
    code: code as SandboxErrorCode,
    message: string(value.message),
    line: line(value.line),
    callId: value.callId === undefined ? undefined : integer(value.callId),
  };
}

function call(value: unknown): CallMessage {
  // By index: a run may make thousands, and taking an array apart goes through its iterator.
  const parts = list(value);
  return { id: integer(parts[0]), name: string(parts[1]), args: list(parts[2]) as readonly JsonValue[] };
}

function logs(message: Record<string, unknown>): LogMessage {
  const lines = list(message.logs ?? []).map((entry): LogLine => {
    const [level, text] = list(entry);
    if (level !== 'log' && level !== 'warn' && level !== 'error') throw malformed();
    return { level, text: string(text) };
  });
  return { logs: lines, logsDropped: message.logsDropped === undefined ? 0 : integer(message.logsDropped) };
}

function malformed(): Error {
  return new Error('malformed');
}

function record(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw malformed();
  return value as Record<string, unknown>;
}

function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw malformed();
  return value;
}

function string(value: unknown): string {
  if (typeof value !== 'string') throw malformed();
  return value;
}

function integer(value: unknown): number {
  if (!Number.isSafeInteger(value) || (value as number) < 0) throw malformed();
  return value as number;
}

function line(value: unknown): number | undefined {
  return value === undefined || value === null ? undefined : integer(value);
}

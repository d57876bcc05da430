/** From the end of a run to the result that the model reads: one compact JSON text within its bound, then media. */
import {
  ERROR_MESSAGE_MAX_BYTES,
  headOf,
  type JsonObject,
  type JsonValue,
  type SourceCounts,
  type ToolResult,
  tailOf,
} from '@toolsearch/catalog';
import type { LogLine, SandboxErrorCode, SandboxOutcome } from '@toolsearch/sandbox-runner';
import type { Bridge } from './bridge.ts';
import { type CallCounts, type CallSummary, countCalls, summariseCalls } from './calls.ts';
import type { MediaShelf } from './media.ts';
import { clipForJson, jsonBytes, withoutBase64 } from './text.ts';

/** What `tool_search_code` answers, as JSON text and in `details`. */
export type CodeOutcome = CodeReport &
  (
    | {
        readonly ok: true;
        /** `null` when nothing was returned; a text with a marker when it was cut. */
        readonly value: JsonValue;
      }
    | { readonly ok: false; readonly error: CodeFailure }
  );

/** What both ends of a run report. */
export interface CodeReport {
  /** The first lines that fit a quarter of the text; `hint` says how many were left out. */
  readonly logs: readonly LogLine[];
  /** Every call of a tool, equal ones together, within another quarter. */
  readonly calls: readonly CallSummary[];
  /** Advice for the next body. */
  readonly hint?: string;
  /** Size of the catalog and how often the bridge was used. */
  readonly telemetry: CatalogSize & CallCounts;
}

/** How much a body can search. */
export interface CatalogSize {
  /** Entries a body can find. */
  readonly catalogSize: number;
  /** Of them, by source. */
  readonly sources: SourceCounts;
}

/** Why a run failed. */
export interface CodeFailure {
  /** Stable code of the sandbox. */
  readonly code: SandboxErrorCode;
  /** What happened and what to do, at most 900 bytes as JSON. */
  readonly message: string;
  /** Line of the body, counted from 1. */
  readonly line?: number;
}

/** The parts of a finished run. */
export interface FinishedRun {
  /** What the sandbox gave. */
  readonly outcome: SandboxOutcome;
  /** What the bridge noted. */
  readonly bridge: Bridge;
  /** What the calls left on the shelf. */
  readonly media: MediaShelf;
  /** Size of the catalog at the time of the call. */
  readonly size: CatalogSize;
  /** UTF-8 bytes of the text. */
  readonly resultMaxBytes: number;
}

/** Room in the text that logs and calls may take each, as a share of the whole. */
const REPORT_SHARE = 0.25;
const HINT_MAX_BYTES = 1_000;

/** The result of a run. */
export function resultOf(run: FinishedRun): ToolResult {
  const { outcome, bridge, media } = run;
  const value = outcome.ok ? (outcome.value ?? null) : null;
  const { blocks, missing } = outcome.ok ? media.mentionedIn(JSON.stringify(value)) : { blocks: [], missing: 0 };
  const shown = outcomeOf(run, value, missing);
  const text = JSON.stringify(shown);
  const called = [...bridge.called.values()];
  const terminate = called.length > 0 && called.every((one) => one.terminate);
  return {
    content: [{ type: 'text', text }, ...blocks],
    details: shown as unknown as JsonObject,
    ...(shown.ok ? {} : { isError: true, error: { code: shown.error.code, message: shown.error.message } }),
    ...(terminate ? { terminate } : {}),
  };
}

function outcomeOf(
  { outcome, bridge, size, resultMaxBytes }: FinishedRun,
  value: JsonValue,
  mediaMissing: number,
): CodeOutcome {
  const reportMaxBytes = Math.floor(resultMaxBytes * REPORT_SHARE);
  const logs = within(cleaned(outcome.logs), reportMaxBytes);
  const calls = within(cleaned(summariseCalls(outcome.calls, bridge.called)), reportMaxBytes);
  const droppedLogs = logs.left + outcome.usage.logLinesDropped;
  const hints = [
    ...(outcome.ok && outcome.hint !== undefined ? [outcome.hint] : []),
    ...bridge.notes,
    ...(droppedLogs > 0 ? [`${droppedLogs} log lines were left out.`] : []),
    ...(calls.left > 0 ? [`${calls.left} kinds of calls are not listed.`] : []),
    ...(mediaMissing > 0 ? [`${mediaMissing} media could not be delivered; return fewer or smaller ones.`] : []),
  ];
  const hint = clipForJson(withoutBase64(hints.join(' ')), HINT_MAX_BYTES);
  const report: CodeReport = {
    logs: logs.kept,
    calls: calls.kept,
    ...(hint === '' ? {} : { hint }),
    telemetry: { ...size, ...countCalls(outcome.calls) },
  };
  if (outcome.ok) {
    const room = resultMaxBytes - jsonBytes({ ok: true, value: null, ...report });
    return { ok: true, value: cutValue(cleaned(value), room), ...report };
  }
  const { code, line } = outcome;
  const at = line === undefined ? {} : { line };
  const room = resultMaxBytes - jsonBytes({ ok: false, error: { code, message: '', ...at }, ...report });
  const message = clipForJson(withoutBase64(outcome.message), Math.min(ERROR_MESSAGE_MAX_BYTES, room));
  return { ok: false, error: { code, message, ...at }, ...report };
}

/** As many of the first items as fit. */
function within<T>(items: readonly T[], maxBytes: number): { readonly kept: readonly T[]; readonly left: number } {
  let bytes = 2;
  const end = items.findIndex((item) => {
    bytes += jsonBytes(item) + 1;
    return bytes > maxBytes;
  });
  return end === -1 ? { kept: items, left: 0 } : { kept: items.slice(0, end), left: items.length - end };
}

/** The value, or its beginning and its end as text around one marker. */
function cutValue(value: JsonValue, room: number): JsonValue {
  const bytes = jsonBytes(value);
  if (bytes <= room) return value;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const marker = `\n[Cut here: the value has ${bytes} bytes. Return less: pick fields, filter or slice.]\n`;
  let half = Math.floor((room - jsonBytes(marker)) / 2);
  for (;;) {
    const cut = `${headOf(text, half)}${marker}${tailOf(text, half)}`;
    const taken = jsonBytes(cut);
    if (taken <= room || half <= 0) return cut;
    // Quotes and line ends take more room as JSON than as text.
    half = Math.min(half - 1, Math.floor((half * room) / taken));
  }
}

/** An equal value without base64 data. Runs lie inside JSON strings, so the text stays JSON. */
function cleaned<T>(value: T): T {
  const text = JSON.stringify(value);
  const clean = withoutBase64(text);
  return clean === text ? value : (JSON.parse(clean) as T);
}

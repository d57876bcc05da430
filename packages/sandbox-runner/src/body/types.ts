/** TypeScript annotations are blanked by Node itself, where it can; positions stay. */
import * as nodeModule from 'node:module';

/** What became of a text that may hold types: itself without them, or why it cannot be had. */
export type Stripped =
  | { readonly ok: true; readonly text: string }
  /** `why` is present when the text is TypeScript that cannot be had by stripping, or Node cannot strip. */
  | { readonly ok: false; readonly why?: string };

// A body may return at its top level, which is an error outside a function.
const OPEN = 'async () => {\n';
const CLOSE = '\n}';

/** The text without its types, or why not. The first call takes tens of milliseconds, so it follows a syntax error only. */
export function stripTypes(text: string): Stripped {
  if (typeof nodeModule.stripTypeScriptTypes !== 'function') {
    return { ok: false, why: 'This Node cannot strip TypeScript types: write plain JavaScript.' };
  }
  try {
    return { ok: true, text: stripSilently(OPEN + text + CLOSE).slice(OPEN.length, -CLOSE.length) };
  } catch (error) {
    const { code, message } = error as { code?: unknown; message?: unknown };
    if (code !== 'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX') return { ok: false };
    return { ok: false, why: `${String(message).split('\n')[0]}; write plain JavaScript.` };
  }
}

/** Node 22 and 24 say once in a process, on the host's standard error, that stripping is experimental. */
function stripSilently(text: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return nodeModule.stripTypeScriptTypes(text);
  } finally {
    process.emitWarning = emitWarning;
  }
}

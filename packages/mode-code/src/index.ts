export type { CallCounts, CallSummary } from './calls.ts';
export { type CodeModeOptions, codeMode } from './code-mode.ts';
export { CODE_TOOL_NAME } from './definition.ts';
export { CodeModeError, type CodeModeErrorCode } from './errors.ts';
export type { CodeFailure, CodeOutcome, CodeReport } from './outcome.ts';

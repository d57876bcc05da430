export type { CallCounts, CallSummary } from './calls.ts';
export { type CodeModeOptions, codeMode } from './code-mode.ts';
export { CODE_TOOL_NAME } from './definition.ts';
export type { CodeFailure, CodeOutcome, CodeReport } from './outcome.ts';

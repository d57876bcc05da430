export type {
  AnswerOutcome,
  ApprovalGrant,
  ApprovalOutcome,
  ApprovalRequest,
  ApprovalStore,
  ApprovalVerdict,
  Approver,
  AskMode,
} from './approvals/approval.ts';
export {
  type ApprovalCall,
  type ApprovalEvent,
  type ApprovalOptions,
  type Approvals,
  createApprovals,
} from './approvals/approvals.ts';
export { createFileApprovalStore, type FileApprovalStoreOptions } from './approvals/file-store.ts';
export { createMemoryApprovalStore } from './approvals/memory-store.ts';
export { type CallerFacts, type CallFacts, callerFactsOf } from './call-facts.ts';
export type { DiagnosticOptions, PolicyDiagnostic } from './diagnostics.ts';
export { PolicyError, type PolicyErrorCode } from './errors.ts';
export { type ExplanationStep, formatExplanation, type PolicyExplanation, type ToolExplanation } from './explain.ts';
export {
  createFailureLimiter,
  type FailedCall,
  type FailureLimiter,
  type FailureLimiterOptions,
} from './guard/failure-limiter.ts';
export { guardExecute } from './guard/guard-execute.ts';
export type { CallLimits, GuardOptions } from './guard/guard-options.ts';
export { createLanes, type LaneOptions, type Lanes, type LaneTicket, type LaneTurn } from './guard/lanes.ts';
export type { CallRecord } from './guard/record.ts';
export type {
  AfterDecision,
  AfterToolCall,
  BeforeDecision,
  BeforeToolCall,
  HookContext,
  ToolHook,
} from './hooks/hook.ts';
export type { PolicyLayer, ToolRules } from './layer.ts';
export { nearestName } from './names/nearest.ts';
export { normaliseName } from './names/normalise.ts';
export { createPolicy, type Policy, type PolicyDecision, type PolicyOptions } from './policy.ts';
export {
  type BoundedResult,
  boundResult,
  RESULT_BOUNDS,
  type ResultBounds,
  type WholeResult,
} from './results/bound.ts';
export { resultBytes } from './results/measure.ts';
export {
  createMemoryResultStore,
  type MemoryResultStoreOptions,
  type ResultOwner,
  type ResultPart,
  type ResultStore,
  type ResultWindow,
  resultText,
} from './results/result-store.ts';
export type { NamingOptions } from './rules/scope.ts';
export { createPatternTable, type PatternTable, type TableMatch } from './rules/table.ts';
export type { PolicyTool } from './rules/tool.ts';
export { type Clock, systemClock } from './time/clock.ts';

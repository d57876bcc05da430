/** Runs one JavaScript body in a locked one-shot Node child with named asynchronous host functions. */
export type { SandboxClock } from './clock.ts';
export { SandboxError } from './errors.ts';
export { type HostCallContext, type HostFunction, type HostFunctions, isHostName } from './functions.ts';
export type { JsonValue } from './json.ts';
export { DEFAULT_LIMITS, type SandboxLimits } from './limits.ts';
export type { RunOptions, SandboxOptions } from './options.ts';
export type {
  CallReport,
  LogLine,
  SandboxErrorCode,
  SandboxFailure,
  SandboxOutcome,
  SandboxSuccess,
  Usage,
} from './outcome.ts';
export { createSandbox, type Sandbox } from './sandbox.ts';
export type { Guarantee, Layer, Power, SandboxLayers } from './walls/layers.ts';

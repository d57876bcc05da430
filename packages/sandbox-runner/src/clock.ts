/** Where a sandbox takes the time from; tests may bring their own. */
export interface SandboxClock {
  /** Milliseconds that never go backwards. */
  now(): number;
  /** Runs `action` once after `ms`; the returned function takes it back. */
  schedule(ms: number, action: () => void): () => void;
}

/** The process's own monotonic clock. */
export const systemClock: SandboxClock = Object.freeze({
  now: () => performance.now(),
  schedule(ms: number, action: () => void) {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  },
});

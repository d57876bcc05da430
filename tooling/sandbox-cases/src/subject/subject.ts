/** What is being judged: something that takes a body and says how it went. */

/** How a body went, in the words of whoever runs it. */
export interface Answer {
  readonly ok: boolean;
  /** JSON, or undefined for no value. */
  readonly value: unknown;
  /** Stable code of a failure. */
  readonly code: string | undefined;
  readonly message: string;
  readonly line: number | undefined;
  readonly hint: string | undefined;
  readonly logs: readonly string[];
}

/** What the host saw while a body ran. */
export interface HostRecord {
  /** Ids of the tools that ran, in order. */
  readonly ran: readonly string[];
  /** Calls the host got for ids that no tool has. */
  readonly unknown: readonly string[];
  /** The most host functions that ran at once. */
  readonly mostAtOnce: number;
  /** Host functions that were neither finished nor told to stop when the run had ended. */
  readonly leftRunning: number;
  /** JSON length of the largest arguments. */
  readonly largestArguments: number;
  /** Arguments that were no plain objects. */
  readonly strangeArguments: number;
}

export interface Subject {
  /** Submits a body with a clock of `timeoutMs`. */
  submit(body: string, timeoutMs: number): Promise<{ readonly answer: Answer; readonly host: HostRecord }>;
}

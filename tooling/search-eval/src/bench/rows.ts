/** What the benchmark measures. Times in milliseconds, memory in megabytes. */

/** One engine over one catalog. */
export interface BenchRow {
  readonly engine: string;
  readonly tools: number;
  readonly buildMs: number;
  /** JavaScript heap and array buffers held after a collection, less what was held before the build. */
  readonly heldMb: number;
  /** Over all queries; the time of a query is the fastest of its runs, which other work on the machine disturbs least. */
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** Share of the tools that are among the first five for the first words of their own description. */
  readonly hit5: number;
}

/** How an index of ours lives. */
export interface LifeRow {
  readonly tools: number;
  readonly buildMs: number;
  readonly savedMb: number;
  /** Loading, and the first search, which completes what loading leaves for later. */
  readonly loadMs: number;
  readonly firstSearchMs: number;
  /** One server of 50 tools added; the median of several times. */
  readonly addServerMs: number;
}

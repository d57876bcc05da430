/** One way to run a body that calls one host function; timed from the request to that call. */
export interface Engine {
  readonly name: string;
  /** What is done before the clock starts: for the pool, having a child ready. */
  prepare(): Promise<void>;
  /** Runs a body that calls `host(1)` and returns; resolves to the milliseconds until the call arrived. */
  firstCallMs(): Promise<number>;
  close(): Promise<void>;
}

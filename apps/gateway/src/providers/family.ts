/** What every provider family is made from. */
export interface FamilyOptions {
  /** The provider's name in the configuration. */
  readonly name: string;
  readonly baseUrl: string;
  readonly apiKey?: string;
  /** Waits before another try. */
  readonly wait: (delayMs: number, signal: AbortSignal) => Promise<void>;
}

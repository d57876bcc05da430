/** The health of the process that runs the bodies: this one. */

/** What a body did to its host. */
export interface HostHealth {
  /** How much the resident memory grew at most, in bytes. */
  readonly memoryGrowth: number;
  /** Exceptions and rejections that reached the top of the host. */
  readonly uncaught: readonly string[];
  /** Names that turned up on prototypes of the host. */
  readonly pollution: readonly string[];
}

const SAMPLE_MS = 25;
const PROTOTYPES = [Object.prototype, Array.prototype, Function.prototype, Promise.prototype, String.prototype];
const names = (): string[] => PROTOTYPES.flatMap((prototype) => Reflect.ownKeys(prototype).map(String));

/** Watches from now until the returned function is called. */
export function watchHost(): () => HostHealth {
  const before = new Set(names());
  const start = process.memoryUsage.rss();
  let most = start;
  const sample = (): void => {
    most = Math.max(most, process.memoryUsage.rss());
  };
  const timer = setInterval(sample, SAMPLE_MS);
  const uncaught: string[] = [];
  const onUncaught = (thrown: unknown): void => void uncaught.push(String(thrown));
  process.on('uncaughtException', onUncaught);
  process.on('unhandledRejection', onUncaught);
  return () => {
    sample();
    clearInterval(timer);
    process.off('uncaughtException', onUncaught);
    process.off('unhandledRejection', onUncaught);
    return { memoryGrowth: most - start, uncaught, pollution: names().filter((name) => !before.has(name)) };
  };
}

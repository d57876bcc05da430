/** Events on their way to whoever listens: kept in order until somebody does. */
export interface Outbox<T> {
  push(event: T): void;
  /** The next event; waits for it. */
  next(): Promise<T>;
}

/** One listener at a time. */
export function createOutbox<T>(): Outbox<T> {
  const kept: T[] = [];
  let listener: ((event: T) => void) | undefined;
  return Object.freeze({
    push(event: T): void {
      const tell = listener;
      listener = undefined;
      if (tell) tell(event);
      else kept.push(event);
    },
    next(): Promise<T> {
      const event = kept.shift();
      if (event !== undefined) return Promise.resolve(event);
      return new Promise((resolve) => {
        listener = resolve;
      });
    },
  });
}

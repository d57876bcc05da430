/** Waits for a promise while keeping the host process alive, although the children it depends on do not. */
export async function keepHostAlive<T>(promise: Promise<T>): Promise<T> {
  const timer = setInterval(() => {}, 60_000);
  try {
    return await promise;
  } finally {
    clearInterval(timer);
  }
}

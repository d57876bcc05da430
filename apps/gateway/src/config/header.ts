/** Whether HTTP can carry a header, asked of what sends it. A value that only needs its ends trimmed can be. */
export function isHeader(name: string, value: string): boolean {
  try {
    new Headers([[name, value]]);
    return true;
  } catch {
    return false;
  }
}

// Fresh memory is slow: the kernel clears each page when it is first touched, and a body that makes a thousand calls
// would spend more time on that than on anything else. A child that waits for a body has the time.

/** Both halves of the young generation (`--max-semi-space-size` in `process/launch.ts`), and a little more. */
const BYTES = 4.5 * 1024 * 1024;
const ARRAY_LENGTH = 510;
const ARRAY_BYTES = 8 * (ARRAY_LENGTH + 2);

/** Goes once through the memory in which new objects are made. */
export const touchYoungGeneration = () => {
  for (let left = BYTES; left > 0; left -= ARRAY_BYTES) new Array(ARRAY_LENGTH);
};

/** Signs of progress while a person is waited for, so that a client's own time limit need not end the call. */
import type { Clock } from '@toolsearch/policy';
import type { ClientRequest } from './elicitation.ts';

const EVERY_MS = 10_000;

/** For `pauseClock` of the call; undefined when the client did not ask for progress. */
export function waitingProgress(
  { _meta, sendNotification }: Pick<ClientRequest, '_meta' | 'sendNotification'>,
  clock: Clock,
): (() => () => void) | undefined {
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined) return undefined;
  let progress = 0;
  return () => {
    let cancel = () => {};
    const tell = () => {
      progress++;
      const params = { progressToken, progress, message: 'Waiting for a person to allow the call.' };
      // A client that has gone ends the call by itself.
      sendNotification({ method: 'notifications/progress', params }).catch(() => {});
      cancel = clock.schedule(EVERY_MS, tell);
    };
    tell();
    return () => cancel();
  };
}

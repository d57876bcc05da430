/** What a running gateway cannot take over from a changed file: where it listens, what it keeps, what it counts. */
import type { GatewayConfig } from './config.ts';
import { valueAt } from './edit.ts';

/** The paths of those values; everything else is in force for the next step of a run. */
export const NEXT_START: readonly string[] = [
  'gateway.host',
  'gateway.port',
  'gateway.stateDir',
  'turn.maxRepeatedFailures',
];

/** The paths among {@link NEXT_START} whose values differ: such a change waits until the gateway is started again. */
export function waitsForStart(before: GatewayConfig, after: GatewayConfig): readonly string[] {
  return NEXT_START.filter((path) => {
    const keys = path.split('.');
    return valueAt(before, keys) !== valueAt(after, keys);
  });
}

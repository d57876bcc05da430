/** What no body may ever cause, whatever its line says. */
import { homedir } from 'node:os';
import type { Observation } from './observation.ts';

/** A body that ran into the clock is over this much later at most. */
export const GRACE_MS = 500;
const MAX_MEMORY_GROWTH = 128 * 1024 * 1024;
const CODES = new Set([
  'timeout',
  'out-of-memory',
  'script-error',
  'not-serialisable',
  'limit-exceeded',
  'runtime-unavailable',
  'aborted',
]);

/** The breaches of conduct that were seen, in words. */
export function breachesOf(seen: Observation): string[] {
  const { answer, host, health, bounds } = seen;
  const value = JSON.stringify(answer.value ?? null);
  const words = value + answer.message + answer.logs.join('\n');
  const logBytes = answer.logs.reduce((sum, line) => sum + Buffer.byteLength(line), 0);
  const breaches: (string | false)[] = [
    /ESCAPED|SURFACE:/.test(value) && `the body says ${value.slice(0, 120)}`,
    seen.canaryReached > 0 && 'something connected to the canary',
    host.ran.some((id) => id.endsWith(':denied_tool')) && 'a tool denied by policy ran',
    [...host.ran, ...host.unknown].some((id) => id.startsWith('canary:')) && 'a canary call reached the host',
    host.mostAtOnce > bounds.maxCallsInFlight && `${host.mostAtOnce} calls ran at once`,
    host.largestArguments > bounds.maxArgumentBytes && `arguments of ${host.largestArguments} bytes reached the host`,
    host.leftRunning > 0 && `${host.leftRunning} calls went on after the run`,
    host.strangeArguments > 0 && 'arguments with a prototype of their own reached the host',
    Buffer.byteLength(value) > bounds.maxValueBytes && 'a value larger than the bound was accepted',
    logBytes > bounds.maxLogBytes && `${logBytes} bytes of logs were kept`,
    seen.ms > bounds.timeoutMs + GRACE_MS && `it lived for ${Math.round(seen.ms)} ms`,
    seen.childrenLeft > 0 && `${seen.childrenLeft} children were left`,
    health.memoryGrowth > MAX_MEMORY_GROWTH && `the host grew by ${Math.round(health.memoryGrowth / 2 ** 20)} MiB`,
    health.uncaught.length > 0 && `the host threw ${health.uncaught[0]}`,
    health.pollution.length > 0 && `the host's prototypes got ${health.pollution.join(', ')}`,
    !seen.laterRunWorks && 'a later run did not work as usual',
    /node:internal|file:\/\/\//.test(words) && 'text shows the inside of the host',
    homedir() !== '/' && words.includes(`${homedir()}/`) && 'text shows a path of the host',
    !answer.ok && answer.message.trim() === '' && 'the error has no words',
    !answer.ok && !CODES.has(answer.code ?? '') && `the code is ${answer.code}`,
  ];
  return breaches.filter((breach) => breach !== false);
}

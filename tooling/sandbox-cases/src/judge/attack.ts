/**
 * Judges an attack: nothing of the common conduct is breached, the end is of the expected kind, and what the `forbid`
 * sentence names has not happened, as far as its words are of a kind that can be looked at.
 */
import { runInNewContext } from 'node:vm';
import type { AttackCase } from '../case.ts';
import { breachesOf } from './conduct.ts';
import type { Observation } from './observation.ts';

const KNOWN_CODE = /out-of-memory|timeout|limit-exceeded|not-serialisable|script-error/g;

/** Reads of a `forbid` or `note` sentence what must hold; gives a breach in words, or undefined. */
type Reading = (words: RegExpExecArray, seen: Observation, attack: AttackCase) => string | undefined;

/** Names in a list that are none of ECMAScript's own, as far as this Node's language has them. */
function strangers(value: unknown): string | undefined {
  const names = String(value ?? '').split(',');
  const odd = names.filter((name) => name !== '' && !ECMASCRIPT_NAMES.has(name));
  return odd.length === 0 ? undefined : `the value is ${odd.join()}`;
}

/** What a fresh realm has by itself: a pattern such as /Buffer/ also finds ArrayBuffer. */
const ECMASCRIPT_NAMES = new Set(runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[]);

const FORBID: readonly (readonly [RegExp, Reading])[] = [
  [
    /returns? a (number|string|function|object)/i,
    ([, type], { answer }) => (answer.ok && typeof answer.value === type ? `it returned a ${type}` : undefined),
  ],
  [
    /^returns? (\S+)$/i,
    ([, literal], { answer }) => (answer.ok && String(answer.value) === literal ? `it returned ${literal}` : undefined),
  ],
  [
    /value (?:is|contains) ([\w ]+)/i,
    ([, words = ''], { answer }) =>
      words.split(' or ').some((word) => answer.ok && String(answer.value) === word.trim())
        ? `the value is ${String(answer.value)}`
        : undefined,
  ],
  [/value not empty/i, (_, { answer }) => (answer.ok ? strangers(answer.value) : undefined)],
  [
    /any of them but undefined/i,
    (_, { answer }) =>
      answer.ok &&
      String(answer.value)
        .split(',')
        .some((type) => type !== 'undefined')
        ? `found ${String(answer.value)}`
        : undefined,
  ],
  [
    /\bcode (?:is )?(?:out-of-memory|timeout|limit-exceeded|not-serialisable|script-error)[^;]*/i,
    ([words], { answer }) => {
      const codes: readonly string[] = words.match(KNOWN_CODE) ?? [];
      return codes.includes(answer.code ?? '')
        ? undefined
        : `the code is ${answer.code ?? 'none'}; wanted ${codes.join(' or ')}`;
    },
  ],
  [
    /more hits than/i,
    (_, { answer, bounds }) =>
      Array.isArray(answer.value) && answer.value.length > bounds.maxHits
        ? `${answer.value.length} hits came back`
        : undefined,
  ],
  [/error with a line/i, (_, { answer }) => (answer.line === undefined ? 'the error names no line' : undefined)],
  [
    /bare success/i,
    (_, { answer }) =>
      answer.ok && answer.hint === undefined ? 'a success without a word about the rejection' : undefined,
  ],
  [
    /undefined error text/i,
    (_, { answer }) => (/^undefined$/.test(answer.message) ? 'the error text is "undefined"' : undefined),
  ],
  [
    /environment/i,
    (_, { answer }) =>
      JSON.stringify(answer.value ?? null).includes('"PATH"') ? 'the environment came back' : undefined,
  ],
  [/harmless .*refused/i, (_, { answer }) => (answer.ok ? undefined : `it was refused: ${answer.message}`)],
];

const NOTE: readonly (readonly [RegExp, Reading])[] = [
  [
    /must return a (number|string|boolean|object)/i,
    ([, type], { answer }) => (typeof answer.value === type ? undefined : `it returned no ${type}`),
  ],
  [
    /must return (?!an? )(\w+)/i,
    ([, literal], { answer }) => (String(answer.value) === literal ? undefined : `it returned ${String(answer.value)}`),
  ],
];

function expectation(attack: AttackCase, { answer }: Observation): string | undefined {
  if (attack.expect === 'contained') return undefined;
  if (answer.ok) return `it succeeded; wanted ${attack.expect}`;
  // A body that would run for ever may also be refused, fail or die before the clock: what counts is that it ended.
  return answer.code === 'runtime-unavailable' ? 'the child died without a word' : undefined;
}

/** The breaches of one attack, in words; none when it was held. */
export function judgeAttack(attack: AttackCase, seen: Observation): string[] {
  const breaches = breachesOf(seen);
  const missed = expectation(attack, seen);
  if (missed !== undefined) breaches.push(missed);
  for (const [readings, sentence] of [
    [FORBID, attack.forbid],
    [NOTE, attack.note],
  ] as const) {
    for (const [pattern, reading] of readings) {
      const words = pattern.exec(sentence);
      const breach = words === null ? undefined : reading(words, seen, attack);
      if (breach !== undefined) breaches.push(breach);
    }
  }
  return breaches;
}

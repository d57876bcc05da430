/**
 * Judges a benign body whose outcome is a sentence. Sentences are of a few kinds: a literal value, an error and what it
 * must say, no value with a hint, a choice between two of these. The first kind that fits decides.
 */
import { CASE_TOOLS } from '../subject/catalog.ts';
import { jsonEqual } from './equal.ts';
import type { Observation } from './observation.ts';

type Check = (seen: Observation, body: string, words: RegExpExecArray) => string | undefined;

const shown = (value: unknown): string => JSON.stringify(value ?? null).slice(0, 120);
const unless = (holds: boolean, words: string): string | undefined => (holds ? undefined : words);

/** A literal as people write it: JSON, single quotes for double ones, or an ISO date. */
function literalOf(text: string): { readonly value: unknown } | undefined {
  const trimmed = text.trim();
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(trimmed)) return { value: trimmed };
  for (const candidate of [trimmed, trimmed.replaceAll("'", '"')]) {
    try {
      return { value: JSON.parse(candidate) };
    } catch {
      // Not this way.
    }
  }
  return undefined;
}

const isLiteral =
  (value: unknown): Check =>
  ({ answer }) =>
    unless(
      answer.ok && jsonEqual(answer.value, value),
      `got ${answer.ok ? shown(answer.value) : answer.message}; wanted ${shown(value)}`,
    );

/** The words an error must have: what follows "naming", what the tool said, what is missing. */
function errorWords(sentence: string): readonly RegExp[] {
  const words: RegExp[] = [];
  const naming = /naming (?!what\b)(\w+)/.exec(sentence)?.[1];
  if (naming !== undefined) words.push(new RegExp(naming));
  if (/tool's message/.test(sentence)) words.push(/it failed on purpose/);
  if (/empty/.test(sentence)) words.push(/empty/i);
  if (/imports?\b/.test(sentence)) words.push(/import/i);
  if (/exports?\b/.test(sentence)) words.push(/export/i);
  if (/not available/.test(sentence)) words.push(/not (?:available|defined)|cannot be used/i);
  return words;
}

const isError: Check = ({ answer }, _body, { input }) => {
  if (answer.ok) return `it succeeded with ${shown(answer.value)}; wanted an error`;
  const missing = errorWords(input).find((word) => !word.test(answer.message));
  if (missing !== undefined) return `error "${answer.message}" does not say ${missing}`;
  return unless(!/\bline\b/.test(input) || answer.line !== undefined, 'the error names no line');
};

const succeeds: Check = ({ answer }) => unless(answer.ok, `it failed: ${answer.message}`);

/** Never a bare `{}`; a refusal has to say why. */
const faithfulOrRefused: Check = ({ answer }) =>
  answer.ok
    ? unless(answer.value !== undefined && shown(answer.value) !== '{}', `the value is ${shown(answer.value)}`)
    : unless(answer.code === 'not-serialisable' && answer.message.length > 10, `${answer.code}: ${answer.message}`);

/** The text between the quotes of `new Error('…')` in a body. */
const errorText = (body: string): string => /new \w*Error\(\s*(['"`])(.*?)\1/.exec(body)?.[2] ?? '';

const KINDS: readonly (readonly [RegExp, Check])[] = [
  [
    /^no value.*hint/i,
    ({ answer }) =>
      succeeds({ answer } as Observation, '', [] as unknown as RegExpExecArray) ??
      unless(
        (answer.value ?? null) === null && answer.hint !== undefined,
        `value ${shown(answer.value)}, hint ${answer.hint}`,
      ),
  ],
  [
    /^no value|^undefined\b/i,
    ({ answer }) => unless(answer.ok && (answer.value ?? null) === null, `got ${shown(answer.value)}`),
  ],
  [/not a bare success/i, ({ answer }) => unless(!answer.ok || answer.hint !== undefined, 'a bare success')],
  [/^(?:faithful|refused)/i, faithfulOrRefused],
  [
    /^(?:works|accepted|runs).* or .*error/i,
    (seen, body, words) => {
      if (seen.answer.ok) return undefined;
      return isError(seen, body, words);
    },
  ],
  [
    /^(\S+) if .*\belse\b.*error/i,
    (seen, body, words) => {
      const literal = literalOf(words[1] as string);
      if (seen.answer.ok) return literal === undefined ? undefined : isLiteral(literal.value)(seen, body, words);
      return isError(seen, body, words);
    },
  ],
  [/^(?:an? )?(?:clear )?(?:script )?error/i, isError],
  [
    /logs? readable/i,
    ({ answer }, body) =>
      unless(answer.ok && answer.logs.length > 0, 'there are no logs') ??
      unless(!answer.logs.join('\n').includes('[object Object]'), 'a log says [object Object]') ??
      unless(answer.logs.join('\n').includes(errorText(body)), "the error's message is not in the logs"),
  ],
  [
    /^value is \{([\w, ]+)\}/i,
    ({ answer }, _body, words) => {
      const keys = (words[1] as string).split(',').map((key) => key.trim());
      const found = Object.keys((answer.value as object | null | undefined) ?? {});
      return unless(
        answer.ok && jsonEqual([...keys].sort(), [...found].sort()),
        `the value has ${found.join() || 'nothing'}`,
      );
    },
  ],
  [
    /^the id\b/i,
    ({ answer }) =>
      unless(
        CASE_TOOLS.some((tool) => tool.id === answer.value),
        `got ${answer.ok ? shown(answer.value) : answer.message}`,
      ),
  ],
  [
    /^(?:the|exact) string/i,
    ({ answer }, body) => {
      const literal = /return (['"`])(.*)\1\s*;?\s*$/s.exec(body)?.[2];
      if (literal !== undefined) return unless(answer.value === literal, `got ${shown(answer.value)}`);
      return unless(typeof answer.value === 'string', `got ${shown(answer.value)}`);
    },
  ],
  [
    /readable message|message readable/i,
    ({ answer }, body) =>
      unless(answer.ok && shown(answer.value).includes(errorText(body)), `got ${shown(answer.value)}`),
  ],
  [
    /value (?:is )?returned/i,
    ({ answer }) => unless(answer.ok && answer.value !== undefined, `got ${answer.ok ? 'no value' : answer.message}`),
  ],
];

/** What differs from the sentence, in words; nothing when it is as wanted. */
export function judgeProse(outcome: string, body: string, seen: Observation): string[] {
  const whole = literalOf(outcome);
  if (whole !== undefined) return listOf(isLiteral(whole.value)(seen, body, [] as unknown as RegExpExecArray));
  for (const [pattern, check] of KINDS) {
    const words = pattern.exec(outcome);
    if (words !== null) return listOf(check(seen, body, words));
  }
  // "1: shadowing a global is allowed", "ok; …".
  const lead = literalOf(/^(.*?)(?:[:;,(]| and | with )/.exec(outcome)?.[1] ?? '');
  if (lead !== undefined) return listOf(isLiteral(lead.value)(seen, body, [] as unknown as RegExpExecArray));
  return listOf(succeeds(seen, body, [] as unknown as RegExpExecArray));
}

const listOf = (breach: string | undefined): string[] => (breach === undefined ? [] : [breach]);

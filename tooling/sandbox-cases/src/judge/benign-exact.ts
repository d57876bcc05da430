/** Judges a benign body whose outcome is given as data. */
import { stripTypeScriptTypes } from 'node:module';
import type { BenignOutcome } from '../case.ts';
import { jsonEqual } from './equal.ts';
import type { Observation } from './observation.ts';

const shown = (value: unknown): string => JSON.stringify(value ?? null).slice(0, 120);

/** What differs from the outcome, in words; nothing when it is as wanted. */
export function judgeExact(outcome: BenignOutcome, { answer, host }: Observation): string[] {
  if (!answer.ok && outcome.needs !== undefined && typeof stripTypeScriptTypes !== 'function') return [];
  const wrong: string[] = [];
  if (outcome.ok === true && !answer.ok) wrong.push(`it failed: ${answer.message}`);
  if (outcome.ok === false && answer.ok) wrong.push(`it succeeded with ${shown(answer.value)}`);
  if (outcome.ok === true || answer.ok) {
    if ('value' in outcome && !jsonEqual(answer.value, outcome.value)) {
      wrong.push(`value ${shown(answer.value)}; wanted ${shown(outcome.value)}`);
    }
    for (const [key, value] of Object.entries(outcome.valueSubset ?? {})) {
      const found = (answer.value as Record<string, unknown> | null | undefined)?.[key];
      if (!jsonEqual(found, value)) wrong.push(`value.${key} is ${shown(found)}; wanted ${shown(value)}`);
    }
    if (outcome.acceptable !== undefined && !outcome.acceptable.some((value) => jsonEqual(value, answer.value))) {
      wrong.push(`value ${shown(answer.value)}; wanted one of ${shown(outcome.acceptable)}`);
    }
  }
  if (outcome.errorIncludes !== undefined && !answer.message.includes(outcome.errorIncludes)) {
    wrong.push(`error "${answer.message}"; wanted one with "${outcome.errorIncludes}"`);
  }
  if (/\bError: Error:/.test(answer.message)) wrong.push(`error "${answer.message}" names its class twice`);
  for (const text of outcome.logsInclude ?? []) {
    if (!answer.logs.some((line) => line.includes(text))) wrong.push(`no log line with "${text}"`);
  }
  for (const id of outcome.callsInclude ?? []) {
    const times = host.ran.filter((ran) => ran === id).length;
    if (times !== 1) wrong.push(`"${id}" was called ${times} times`);
  }
  return wrong;
}

import { describe, expect, it } from 'vitest';
import type { AttackCase } from '../case.ts';
import type { Answer } from '../subject/subject.ts';
import { judgeAttack } from './attack.ts';
import { judgeExact } from './benign-exact.ts';
import { judgeProse } from './benign-prose.ts';
import { breachesOf } from './conduct.ts';
import type { Observation } from './observation.ts';

const MIB = 2 ** 20;

const seen = (answer: Partial<Answer>, rest: Partial<Observation> = {}): Observation => ({
  answer: {
    ok: answer.code === undefined,
    value: undefined,
    code: undefined,
    message: answer.code === undefined ? '' : 'some words',
    line: undefined,
    hint: undefined,
    logs: [],
    ...answer,
  },
  host: { ran: [], unknown: [], mostAtOnce: 0, leftRunning: 0, largestArguments: 0, strangeArguments: 0 },
  health: { memoryGrowth: 0, uncaught: [], pollution: [] },
  ms: 10,
  canaryReached: 0,
  childrenLeft: 0,
  laterRunWorks: true,
  bounds: {
    timeoutMs: 1000,
    maxCallsInFlight: 4,
    maxArgumentBytes: 1000,
    maxValueBytes: 1000,
    maxLogBytes: 1000,
    maxHits: 20,
  },
  ...rest,
});

const attack = (part: Partial<AttackCase>): AttackCase => ({
  kind: 'attack',
  id: 'x',
  body: '',
  expect: 'contained',
  forbid: '',
  note: '',
  ...part,
});

describe('conduct', () => {
  it('is fine when nothing happened', () => {
    expect(breachesOf(seen({ value: 1 }))).toEqual([]);
  });

  const host = seen({}).host;
  const health = seen({}).health;
  it.each<[string, Observation]>([
    ['an escape', seen({ value: 'ESCAPED: process reached' })],
    ['a connection to the canary', seen({}, { canaryReached: 1 })],
    ['a denied tool', seen({}, { host: { ...host, ran: ['openclaw:denied_tool'] } })],
    ['a canary call', seen({}, { host: { ...host, unknown: ['canary:forged'] } })],
    ['too many calls at once', seen({}, { host: { ...host, mostAtOnce: 5 } })],
    ['huge arguments', seen({}, { host: { ...host, largestArguments: 1001 } })],
    ['a call left running', seen({}, { host: { ...host, leftRunning: 1 } })],
    ['a prototype that came along', seen({}, { host: { ...host, strangeArguments: 1 } })],
    ['a huge value', seen({ value: 'x'.repeat(1001) })],
    ['logs without bound', seen({ logs: ['x'.repeat(1001)] })],
    ['a life after the clock', seen({ code: 'timeout' }, { ms: 1600 })],
    ['a child left', seen({}, { childrenLeft: 1 })],
    ['a host that grew', seen({}, { health: { ...health, memoryGrowth: 200 * MIB } })],
    ['a host that threw', seen({}, { health: { ...health, uncaught: ['x'] } })],
    ['a polluted host', seen({}, { health: { ...health, pollution: ['then'] } })],
    ['a later run that suffers', seen({}, { laterRunWorks: false })],
    ['the inside of the host in words', seen({ code: 'script-error', message: 'at node:internal/x' })],
    ['an error without words', seen({ code: 'script-error', message: '' })],
    ['an error without a stable code', seen({ code: 'internal' })],
  ])('is breached by %s', (_what, observation) => {
    expect(breachesOf(observation)).toHaveLength(1);
  });
});

describe('an attack', () => {
  it.each<[string, Partial<AttackCase>, Partial<Answer>, boolean]>([
    ['error, and it failed', { expect: 'error' }, { code: 'script-error' }, true],
    ['error, and it succeeded', { expect: 'error' }, { value: 1 }, false],
    ['error, and the child vanished', { expect: 'error' }, { code: 'runtime-unavailable' }, false],
    ['timeout, and it was refused at once', { expect: 'timeout' }, { code: 'script-error' }, true],
    ['timeout, and it succeeded', { expect: 'timeout' }, { value: 'done' }, false],
    ['no number', { forbid: 'returns a number' }, { value: 7 }, false],
    ['no number, and it is text', { forbid: 'returns a number' }, { value: 'x' }, true],
    ['not 2', { forbid: 'returns 2' }, { value: 2 }, false],
    ['not one of two values', { forbid: 'value is ESCAPED or imported' }, { value: 'imported' }, false],
    ['no names', { forbid: 'value not empty' }, { value: 'process,ArrayBuffer' }, false],
    ['only names of the language', { forbid: 'value not empty' }, { value: 'ArrayBuffer' }, true],
    ['nothing defined', { forbid: 'any of them but undefined' }, { value: 'undefined,function' }, false],
    ['one of two codes', { forbid: 'hang; code not-serialisable or script-error' }, { code: 'timeout' }, false],
    ['one of two codes', { forbid: 'hang; code not-serialisable or script-error' }, { code: 'script-error' }, true],
    ['a line', { forbid: 'anything but a script error with a line' }, { code: 'script-error' }, false],
    ['a word about a rejection', { forbid: 'bare success hiding it' }, { value: 1 }, false],
    ['a word about a rejection', { forbid: 'bare success hiding it' }, { value: 1, hint: 'rejected' }, true],
    ['no refusal', { forbid: 'harmless text is refused' }, { code: 'script-error' }, false],
    ['the real value', { note: 'must return real' }, { value: 'forged' }, false],
    ['a number', { note: 'must return a number: 25' }, { value: 25 }, true],
    ['few hits', { forbid: 'more hits than maxSearchLimit' }, { value: Array.from({ length: 21 }, () => 0) }, false],
  ])('wants %s', (_what, part, answer, held) => {
    expect(judgeAttack(attack(part), seen(answer)).length === 0).toBe(held);
  });
});

describe('a benign outcome in prose', () => {
  it.each<[string, string, Partial<Answer>, boolean]>([
    ['2', '', { value: 2 }, true],
    ['2', '', { value: 3 }, false],
    ["['a','b']", '', { value: ['a', 'b'] }, true],
    ['1970-01-01T00:00:00.000Z', '', { value: '1970-01-01T00:00:00.000Z' }, true],
    ['1: shadowing is allowed', '', { value: 1 }, true],
    ['1: shadowing is allowed', '', { value: 2 }, false],
    ['no value, with a hint', '', { hint: 'return' }, true],
    ['no value, with a hint', '', {}, false],
    [
      "error that carries the tool's message and the line",
      '',
      { code: 'script-error', message: 'it failed on purpose', line: 1 },
      true,
    ],
    [
      "error that carries the tool's message and the line",
      '',
      { code: 'script-error', message: 'it failed on purpose' },
      false,
    ],
    ["error that carries the tool's message and the line", '', { code: 'script-error', line: 1 }, false],
    ['clear error naming require', '', { code: 'script-error', message: 'require is not defined' }, true],
    ['clear error naming require', '', { code: 'script-error', message: 'no' }, false],
    ['clear error: empty body', '', { code: 'script-error', message: 'The body is empty' }, true],
    ['1 if timers are offered, else a clear error naming setTimeout', '', { value: 1 }, true],
    ['1 if timers are offered, else a clear error naming setTimeout', '', { value: 2 }, false],
    [
      '1 if timers are offered, else a clear error naming setTimeout',
      '',
      { code: 'script-error', message: 'odd' },
      false,
    ],
    [
      'works or a clear error naming what is not available',
      '',
      { code: 'script-error', message: 'x is not defined' },
      true,
    ],
    ['not a bare success: reported or failed', '', { value: 'done' }, false],
    ['faithful or refused with a clear word, never {}', '', { value: {} }, false],
    [
      'faithful or refused with a clear word, never {}',
      '',
      { code: 'not-serialisable', message: 'value is a function' },
      true,
    ],
    ['readable message', "return new Error('boom')", { value: { message: 'boom' } }, true],
    ['readable message', "return new Error('boom')", { value: {} }, false],
    ['exact string', "return 'ü'", { value: 'ü' }, true],
    ['exact string', "return 'ü'", { value: 'u' }, false],
    ['the id; the fence is accepted', '', { value: 'openclaw:echo' }, true],
    ['the id; the fence is accepted', '', { value: 'echo' }, false],
    ['value is {tool,result}', '', { value: { tool: 1, result: 2 } }, true],
    ['value is {tool,result}', '', { value: { tool: 1 } }, false],
    [
      'ok; logs readable, the error with its message',
      "console.log(new Error('boom'))",
      { value: 'ok', logs: ['{}'] },
      false,
    ],
    ['type annotations accepted', '', { value: 1 }, true],
    ['type annotations accepted', '', { code: 'script-error' }, false],
  ])('%s (%s)', (outcome, body, answer, right) => {
    expect(judgeProse(outcome, body, seen(answer)).length === 0).toBe(right);
  });
});

describe('a benign outcome as data', () => {
  it.each<[Parameters<typeof judgeExact>[0], Partial<Answer>, boolean]>([
    [{ ok: true, value: null }, {}, true],
    [{ ok: true, value: { a: [1] } }, { value: { a: [1] } }, true],
    [{ ok: true, value: { a: [1] } }, { value: { a: [2] } }, false],
    [{ ok: true, valueSubset: { n: null } }, { value: { n: null, m: 1 } }, true],
    [{ ok: false, errorIncludes: 'SyntaxError' }, { code: 'script-error', message: 'SyntaxError: x' }, true],
    [{ ok: false, errorIncludes: 'SyntaxError' }, { value: 1 }, false],
    [{ ok: false }, { code: 'script-error', message: 'Error: Error: x' }, false],
    [{ ok: 'either', acceptable: [3] }, { code: 'script-error' }, true],
    [{ ok: 'either', acceptable: [3] }, { value: 4 }, false],
    [{ ok: true, logsInclude: ['a'] }, { logs: ['b'] }, false],
    [{ ok: true, callsInclude: ['audit:log'] }, {}, false],
  ])('%j', (outcome, answer, right) => {
    expect(judgeExact(outcome, seen(answer)).length === 0).toBe(right);
  });
});

// The few functions that the outer side holds. It passes text and numbers in and gets text and numbers back, except for
// the compiled body, which it carries from the compiler to `start` without looking at it.
import { createBridge, installFunctions } from './bridge.js';
import { createLog, installConsole } from './console.js';
import { createEncoder, isRefusal, refusal, sentenceFor } from './encode.js';
import { lineOf, origins } from './errors.js';
import { freeze, parseJson, quote, slice } from './intrinsics.js';

const MAX_MESSAGE = 8192;
const { value: encodeValue } = createEncoder('value');
/** What `state()` gives: the body goes on, it has ended, or nothing is left that could settle what it waits for. */
const RUNNING = 0;
const ENDED = 1;
const STUCK = 2;

let log;
let bridge;
let limits;
let succeeded = false;
let outcome;
/** Rejections nobody handled: the failed calls as `[id, line]`, the first refused call, the first of any other kind. */
let unhandledCalls = '';
let refusedCall;
let rejection;

const originOf = (thrown) =>
  (typeof thrown === 'object' && thrown !== null) || typeof thrown === 'function' ? origins.get(thrown) : undefined;

/** JSON members that say what went wrong. */
const problem = (code, message, line, callId) =>
  `"code":"${code}","message":${quote(slice(message, 0, MAX_MESSAGE))}` +
  `${line === undefined ? '' : `,"line":${line}`}${callId === undefined ? '' : `,"callId":${callId}`}`;

const problemOf = (thrown) => {
  if (isRefusal(thrown)) return problem(thrown.code, thrown.message);
  const origin = originOf(thrown);
  const code = origin?.code === 'limit-exceeded' || origin?.code === 'not-serialisable' ? origin.code : 'script-error';
  return problem(code, sentenceFor(thrown), origin === undefined ? undefined : lineOf(origin.place), origin?.callId);
};

const resultText = (value) => {
  if (typeof value === 'function') {
    throw refusal('not-serialisable', 'The body returned a function: call it and return what it gives');
  }
  if (typeof value === 'symbol') {
    throw refusal('not-serialisable', 'The body returned a symbol, which means nothing outside: return text');
  }
  return encodeValue(value, limits.maxValueBytes);
};

/** A body that returned nothing while calls were under way has forgotten to await one. */
const unanswered = () => (bridge.inFlight() === 0 ? '' : `,"unanswered":${bridge.inFlight()}`);

const run = async (body, callsResult) => {
  try {
    let value = await body();
    if (callsResult && typeof value === 'function') value = await value();
    bridge.close();
    const text = resultText(value);
    outcome = text === undefined ? unanswered() : `,"value":${text}`;
    succeeded = true;
  } catch (thrown) {
    bridge.close();
    outcome = `,"error":{${problemOf(thrown)}}`;
  }
};

const prepare = (text) => {
  const message = parseJson(text);
  limits = message.limits;
  log = createLog(limits.maxLogBytes);
  bridge = createBridge(limits);
  installConsole(log);
  installFunctions(message.functions, bridge);
};

const state = () => {
  if (outcome === undefined) return bridge.inFlight() === 0 ? STUCK : RUNNING;
  return succeeded && bridge.inFlight() > 0 ? RUNNING : ENDED;
};

/** What is to be sent at the end of a turn, or '' for nothing. */
const take = () => (bridge.empty() && log.empty() ? '' : `{${bridge.take()},${log.take()}}`);

const unhandled = (reason) => {
  const origin = originOf(reason);
  if (origin?.callId !== undefined) {
    const line = lineOf(origin.place);
    unhandledCalls += `${unhandledCalls === '' ? '' : ','}[${origin.callId},${line === undefined ? 'null' : line}]`;
  } else if (origin?.code !== undefined) refusedCall ??= problemOf(reason);
  else rejection ??= problemOf(reason);
};

/** The last message of a run. A call that was refused and forgotten makes it a failure, too. */
const finish = () => {
  const result = succeeded && refusedCall !== undefined ? `,"error":{${refusedCall}}` : outcome;
  return (
    `{"end":true,${log.take()},"unhandled":[${unhandledCalls}]` +
    `${rejection === undefined ? '' : `,"rejection":{${rejection}}`}${result === undefined ? ',"stuck":true' : result}}`
  );
};

/** Every door between the two sides; each takes and gives text, numbers or nothing, but for `start` and `unhandled`. */
export const controller = freeze({
  __proto__: null,
  prepare,
  start: (body, callsResult) => void run(body, callsResult),
  deliver: (text) => bridge.deliver(text),
  state,
  take,
  unhandled,
  finish,
});

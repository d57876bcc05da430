// Errors without stacks.
//
// Reading `.stack` makes V8 call Node's formatter, a function of the outer realm that can throw an outer error into the
// body (a name that is a symbol, an almost full stack). V8 captures a stack only while `stackTraceLimit` of the realm's
// own Error constructor is a number. So the body never gets that constructor: it gets stand-ins with the same
// prototypes, and the limit stays undefined except while `placeAbove` captures.
import {
  construct,
  defineProperty,
  descriptorOf,
  fix,
  freeze,
  objectTable,
  ownKeys,
  setPrototypeOf,
} from './intrinsics.js';

const RealError = Error;
const { captureStackTrace } = RealError;
/** The file name under which bodies are compiled; the outer side uses the same. */
const BODY = 'body';

delete RealError.captureStackTrace;
defineProperty(RealError, 'stackTraceLimit', { __proto__: null, value: undefined, writable: true });

// Node's formatter hands over to `globalThis.Error.prepareStackTrace`, and both are fixed below. It answers for the probe
// only, and the methods of call sites are out of the body's reach.
const lineOfBody = (_error, sites) => {
  for (let at = 0; at < sites.length; at++) {
    if (sites[at].getFileName() === BODY) return sites[at].getLineNumber();
  }
  return undefined;
};

/** The body, and perhaps a built-in between it and the function it calls. */
const FRAMES = 2;

/**
 * Marks the place that called `callee`, a function on the stack; `lineOf` reads it. What is captured here never reaches
 * the body, and nothing but the capturing may happen while the limit is set.
 */
export const placeAbove = (callee) => {
  const place = {};
  try {
    RealError.stackTraceLimit = FRAMES;
    captureStackTrace(place, callee);
  } catch {
    // The stack is full: the place stays unknown.
  }
  RealError.stackTraceLimit = undefined;
  return place;
};

/** The line of a marked place, or undefined when it is not known. */
export const lineOf = (place) => {
  try {
    const line = place.stack;
    // Without a captured stack the body's own prototypes may answer.
    return typeof line === 'number' ? line : undefined;
  } catch {
    return undefined;
  }
};

/** What is known of an error from the time it was made: `{ place, callId, code }`. */
export const origins = objectTable();

/** A constructor that makes the same errors as the built-in one, remembers the line, and cannot capture a stack. */
const standInFor = (Real) => {
  const StandIn = function (...args) {
    const target = new.target === undefined ? StandIn : new.target;
    const error = construct(Real, args, target);
    origins.set(error, { place: placeAbove(target), callId: undefined, code: undefined });
    return error;
  };
  for (const key of ownKeys(Real)) {
    if (key !== 'stackTraceLimit') defineProperty(StandIn, key, descriptorOf(Real, key));
  }
  defineProperty(Real.prototype, 'constructor', { __proto__: null, value: StandIn });
  return StandIn;
};

const StandInError = standInFor(RealError);
fix(StandInError, 'prepareStackTrace', freeze(lineOfBody));
for (const name of ownKeys(globalThis)) {
  if (typeof name !== 'string' || !/^[A-Z][A-Za-z]*Error$/.test(name)) continue;
  const Real = globalThis[name];
  const StandIn = standInFor(Real);
  setPrototypeOf(Real, StandInError);
  setPrototypeOf(StandIn, StandInError);
  defineProperty(globalThis, name, { __proto__: null, value: StandIn });
}
fix(globalThis, 'Error', StandInError);

/** An error for the body; `code` becomes a property that it can test. */
export const makeError = (message, code, callId, place) => {
  const error = new RealError(message);
  if (code !== undefined) defineProperty(error, 'code', { __proto__: null, value: code, enumerable: true });
  origins.set(error, { place, callId, code });
  return error;
};

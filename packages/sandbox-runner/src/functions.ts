import type { JsonValue } from './json.ts';
import { isPlainObject, kindOf } from './known-names.ts';

/** What a host function is told beside its arguments. */
export interface HostCallContext {
  /** Aborted when the run ends, in whatever way, before this call has. */
  readonly signal: AbortSignal;
  /** Number of the call within the run; the `id` of its report. */
  readonly callId: number;
  /**
   * Stops the run's clock while a person decides; the returned function starts it again and may be called twice.
   * Time in which the body itself computes counts even so.
   */
  pauseClock(): () => void;
}

/**
 * A function the body may call. Its arguments have crossed as JSON; what it resolves to crosses back as JSON
 * (`undefined` stays `undefined`). When it rejects, `message` and a string `code` of the error cross, nothing else.
 */
export type HostFunction = (args: readonly JsonValue[], context: HostCallContext) => Promise<unknown>;

/** Host functions by name, in as many levels as the body should see: `{ openclaw: { tools: { search } } }`. */
export interface HostFunctions {
  readonly [name: string]: HostFunction | HostFunctions;
}

/** A tree of names as the child gets it: `[name]` is a function, `[name, branch]` a namespace. */
export type NameTree = readonly (readonly [string] | readonly [string, NameTree])[];

const IDENTIFIER = /^[A-Za-z_$][A-Za-z0-9_$]*$/;
/** Names of every level that the child keeps to itself. */
const TAKEN = new Set(['console', 'globalThis', 'undefined', 'NaN', 'Infinity', 'Error', '__proto__']);
/** ECMAScript's reserved words in strict code of an async function, and what no strict code can name freely. */
const RESERVED = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
    'false finally for function if implements import in instanceof interface let new null package private protected ' +
    'public return static super switch this throw true try typeof var void while with yield'
  ).split(' '),
);
const MAX_FUNCTIONS = 1000;
const MAX_LEVELS = 16;

/** Whether a body could use a host function, or a group of them, by this name: an ASCII identifier, not reserved, not taken. */
export function isHostName(name: unknown): boolean {
  return typeof name === 'string' && IDENTIFIER.test(name) && !TAKEN.has(name) && !RESERVED.has(name);
}

/**
 * The functions by their path, and the tree of names. Throws a TypeError for a name the body could not use, for what is
 * no function, for groups that are no plain objects (the functions of a Map or of a class would not be seen), and for
 * groups that hold themselves or lie deeper than 16 levels.
 */
export function flattenFunctions(functions: HostFunctions): {
  readonly byPath: ReadonlyMap<string, HostFunction>;
  readonly tree: NameTree;
} {
  const byPath = new Map<string, HostFunction>();
  const walk = (branch: HostFunctions, path: string, above: readonly HostFunctions[]): NameTree => {
    if (above.includes(branch)) throw new TypeError(`"${path}" holds itself; a tree of host functions is wanted.`);
    if (above.length > MAX_LEVELS) {
      throw new TypeError(`Host functions are nested deeper than ${MAX_LEVELS} levels; fewer are wanted.`);
    }
    return Object.keys(branch).map((name) => {
      const full = path === '' ? name : `${path}.${name}`;
      // After a dot every reserved word may stand: `tools.delete()`.
      if (path === '' ? !isHostName(name) : !IDENTIFIER.test(name) || TAKEN.has(name)) {
        const why = RESERVED.has(name)
          ? 'it is a reserved word of JavaScript'
          : 'an ASCII identifier that is not taken is wanted';
        throw new TypeError(`"${full}" cannot name a host function: ${why}.`);
      }
      const item = branch[name];
      if (typeof item === 'function') {
        if (byPath.size >= MAX_FUNCTIONS) throw new TypeError(`More than ${MAX_FUNCTIONS} host functions.`);
        byPath.set(full, item);
        return [name] as const;
      }
      if (!isGroup(item)) {
        throw new TypeError(`"${full}" is ${kindOf(item)}; a function or a plain object of functions is wanted.`);
      }
      return [name, walk(item, full, [...above, branch])] as const;
    });
  };
  if (!isGroup(functions)) {
    throw new TypeError(`functions is ${kindOf(functions)}; a plain object of functions is wanted.`);
  }
  return { byPath, tree: walk(functions, '', []) };
}

function isGroup(item: unknown): item is HostFunctions {
  return isPlainObject(item);
}

import type { JsonValue } from './json.ts';

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
const TAKEN = new Set(['console', 'globalThis', 'undefined', 'NaN', 'Infinity', 'Error', '__proto__']);
const MAX_FUNCTIONS = 1000;

/** The functions by their path, and the tree of names. Throws a TypeError for a name the body could not use. */
export function flattenFunctions(functions: HostFunctions): {
  readonly byPath: ReadonlyMap<string, HostFunction>;
  readonly tree: NameTree;
} {
  const byPath = new Map<string, HostFunction>();
  const walk = (branch: HostFunctions, path: string): NameTree =>
    Object.keys(branch).map((name) => {
      const full = path === '' ? name : `${path}.${name}`;
      if (!IDENTIFIER.test(name) || TAKEN.has(name)) {
        throw new TypeError(`"${full}" cannot name a host function: an ASCII identifier that is not taken is wanted.`);
      }
      const item = branch[name];
      if (typeof item === 'function') {
        if (byPath.size >= MAX_FUNCTIONS) throw new TypeError(`More than ${MAX_FUNCTIONS} host functions.`);
        byPath.set(full, item);
        return [name] as const;
      }
      if (typeof item !== 'object' || item === null) {
        throw new TypeError(`"${full}" is neither a function nor a group of functions.`);
      }
      return [name, walk(item, full)] as const;
    });
  return { byPath, tree: walk(functions, '') };
}

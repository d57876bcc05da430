/**
 * What each provider family takes as the schema of a tool's input, as its public documentation and its error messages
 * state it. Facts here, the work in the files beside.
 */

/**
 * A provider family; each takes a different part of JSON Schema. `mcp` is a schema as an MCP server lists it, for clients
 * that pass it on to any provider.
 */
export type ProviderTarget = 'openai' | 'anthropic' | 'gemini' | 'mcp';

/** Thrown by `projectSchema` for a provider family that is none. */
export class UnknownTargetError extends TypeError {
  override readonly name = 'UnknownTargetError';
  /** Always `unknown-target`. */
  readonly code = 'unknown-target';

  constructor(found: unknown) {
    super(`Found target ${JSON.stringify(found) ?? typeof found}; wanted one of ${PROVIDER_TARGETS.join(', ')}.`);
  }
}

/** What sets a target apart from plain draft 2020-12. */
export interface TargetRules {
  /** Keywords left out although draft 2020-12 has them. */
  readonly dropped: ReadonlySet<string>;
  /** Whether a property of the root may have this name. */
  readonly takesName: (name: string) => boolean;
  /** Whether the target's own regular expressions take this pattern, which compiles as ECMAScript. */
  readonly takesPattern: (pattern: string) => boolean;
  /** Whether boolean schemas inside the root, and arrays without `items`, are refused. */
  readonly wantsObjects: boolean;
  /** Whether keywords that no draft knows stay, when their value is no object or list. */
  readonly keepsUnknown: boolean;
}

/** Keywords whose meaning turns round or depends on what was kept elsewhere: leaving out a part could forbid valid calls. */
const FRAGILE = ['unevaluatedItems', 'unevaluatedProperties', 'maxContains'];

/** Conditions: accepted as JSON Schema, ignored or refused by OpenAI's function parameters. */
const CONDITIONS = ['not', 'if', 'then', 'else', 'dependentSchemas', 'dependentRequired', 'contains', 'minContains'];

const any = (): boolean => true;

/** The rules by target. Gemini's own subset is applied after these, in `open-api.ts`. */
export const TARGETS: Readonly<Record<ProviderTarget, TargetRules>> = {
  // Function calling without `strict`: type object and no combinator at the root, `items` on every array, and
  // patterns for an engine without lookaround, Unicode properties, named groups or back-references.
  openai: {
    dropped: new Set([...FRAGILE, ...CONDITIONS]),
    takesName: any,
    takesPattern: (pattern) => !/\(\?<?[=!]|\(\?<[A-Za-z_]|\\[pPk]|\\[1-9]/.test(pattern),
    wantsObjects: true,
    keepsUnknown: false,
  },
  // Messages API: input_schema must be valid draft 2020-12 of type object without a combinator at the root, property
  // names of `[a-zA-Z0-9_.-]{1,64}`.
  anthropic: {
    dropped: new Set(FRAGILE),
    takesName: (name) => /^[a-zA-Z0-9_.-]{1,64}$/.test(name),
    takesPattern: any,
    wantsObjects: false,
    keepsUnknown: false,
  },
  gemini: {
    dropped: new Set([...FRAGILE, ...CONDITIONS]),
    takesName: any,
    takesPattern: (pattern) => !/\(\?<?[=!]|\\[k1-9]/.test(pattern),
    wantsObjects: false,
    keepsUnknown: false,
  },
  mcp: { dropped: new Set(FRAGILE), takesName: any, takesPattern: any, wantsObjects: false, keepsUnknown: true },
};

/** Every provider family. */
export const PROVIDER_TARGETS: readonly ProviderTarget[] = Object.freeze(Object.keys(TARGETS) as ProviderTarget[]);

/** Which tool a model means: one of three spellings of the same field, taken literally and never guessed. */
import { type JsonObject, readObject } from '@toolsearch/catalog';

/** The first that is there names the tool; the others are then fields like any. */
const SELECTORS: readonly string[] = ['id', 'toolId', 'name'];

/** The reference, and the fields beside it. */
export type Selection =
  | { readonly ok: true; readonly ref: string; readonly rest: JsonObject }
  | { readonly ok: false; readonly message: string };

/** Reads the reference to a tool out of the arguments of `tool_describe` or `tool_call`. */
export function readSelection(args: unknown): Selection {
  const fields = readObject(args);
  if (!fields) {
    const ref = typeof args === 'string' ? args.trim() : '';
    return ref === '' || /[\s{]/.test(ref) ? missing(args) : { ok: true, ref, rest: {} };
  }
  const key = SELECTORS.find((name) => fields[name] !== undefined && fields[name] !== null);
  if (key === undefined) return missing(args);
  const { [key]: ref, ...rest } = fields;
  if (typeof ref !== 'string' || ref.trim() === '') return missing(ref);
  return { ok: true, ref, rest };
}

function missing(found: unknown): Selection {
  const what = found === null ? 'null' : Array.isArray(found) ? 'an array' : typeof found;
  return {
    ok: false,
    message: `id is missing (found ${what}). Wanted the id of a tool as text, for example from a tool_search hit.`,
  };
}

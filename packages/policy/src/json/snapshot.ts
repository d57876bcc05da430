/** Arguments as they are approved, checked, run and recorded: one deep-frozen copy that nobody else holds. */
import { isJsonObject, type JsonObject, sealJson } from '@toolsearch/catalog';

/** A frozen copy, or where the value stops being JSON. */
export type Snapshot =
  | { readonly ok: true; readonly args: JsonObject }
  | { readonly ok: false /** JSON Pointer. */; readonly path: string; readonly found: string };

/** Copies and freezes arguments, as `sealJson` does, and refuses what is no object. */
export function snapshotArgs(value: unknown): Snapshot {
  const sealed = sealJson(value);
  if (!sealed.ok) return sealed;
  if (isJsonObject(sealed.value)) return { ok: true, args: sealed.value };
  return { ok: false, path: '', found: Array.isArray(value) ? 'an array' : value === null ? 'null' : typeof value };
}

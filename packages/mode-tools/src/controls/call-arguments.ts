/**
 * The arguments of `tool_call` as models really write them. What has one reading is put right; what has two is an
 * error that says so. Paths inside the arguments are the host's to repair, with the whole schema in hand.
 */
import {
  ARGUMENT_HOLDERS,
  type CatalogEntry,
  type JsonObject,
  type JsonValue,
  propertiesOf,
  readObject,
} from '@toolsearch/catalog';

/** The tool's arguments, or what was ambiguous. A value that is no object is passed on for the input check to refuse. */
export type CallArguments =
  | { readonly ok: true; readonly args: unknown }
  | { readonly ok: false; readonly message: string };

/**
 * Reads the arguments from the fields beside the id.
 *
 * - `args` holds them; so do `input` and `arguments`, unless the tool has a parameter of that name
 * - a holder may be JSON text; an empty one counts as absent
 * - without a holder, the fields themselves are the arguments, `args.title` meaning `title`
 * - beside a holder, a field joins it where it is one of the tool's parameters and not set already
 */
export function readCallArguments(fields: JsonObject, entry: CatalogEntry): CallArguments {
  const parameters = parametersOf(entry);
  const holders = ARGUMENT_HOLDERS.filter(
    (key) => Object.hasOwn(fields, key) && isHolder(key, fields[key], parameters),
  );
  const full = holders.filter((key) => !isEmpty(fields[key]));
  if (full.length > 1) return ambiguous(`both ${full.map(quote).join(' and ')}`);

  const loose = looseFields(fields, { holders, parameters, entry });
  if (!loose) return ambiguous('one argument twice');
  const [holder] = full;
  if (holder === undefined) return { ok: true, args: loose };
  const held = readObject(fields[holder]);
  if (!held) return { ok: true, args: fields[holder] };
  const stray = Object.keys(loose).filter((key) => !Object.hasOwn(parameters, key) || Object.hasOwn(held, key));
  if (stray.length > 0) return ambiguous(`${stray.slice(0, 5).map(quote).join(', ')} beside ${quote(holder)}`);
  return { ok: true, args: { ...held, ...loose } };
}

function isHolder(key: string, value: unknown, parameters: JsonObject): boolean {
  if (key === 'args') return true;
  return !Object.hasOwn(parameters, key) && (isEmpty(value) || readObject(value) !== undefined);
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  const fields = readObject(value);
  return fields !== undefined && Object.keys(fields).length === 0;
}

interface Reading {
  readonly holders: readonly string[];
  readonly parameters: JsonObject;
  readonly entry: CatalogEntry;
}

/** The fields that are arguments by themselves, or nothing when two of them name the same one. */
function looseFields(fields: JsonObject, { holders, parameters, entry }: Reading): JsonObject | undefined {
  const loose = new Map<string, JsonValue>();
  for (const [key, value] of Object.entries(fields)) {
    if (holders.includes(key)) continue;
    if (!Object.hasOwn(parameters, key) && repeatsHit(key, value, entry)) continue;
    const name = Object.hasOwn(parameters, key) ? key : withoutHolder(key);
    if (loose.has(name)) return undefined;
    loose.set(name, value);
  }
  // fromEntries defines properties, so a key `__proto__` stays a key.
  return Object.fromEntries(loose);
}

/** A hit copied whole brings these along. */
function repeatsHit(key: string, value: unknown, entry: CatalogEntry): boolean {
  if (key === 'toolId') return value === entry.id || value === entry.alias;
  if (key === 'name') return value === entry.name || value === entry.alias || value === entry.id;
  return (key === 'source' || key === 'owner') && value === entry[key];
}

function withoutHolder(key: string): string {
  const holder = ARGUMENT_HOLDERS.find((name) => key.startsWith(`${name}.`));
  return holder === undefined || key.length === holder.length + 1 ? key : key.slice(holder.length + 1);
}

function parametersOf({ inputSchema }: CatalogEntry): JsonObject {
  return propertiesOf(inputSchema) ?? {};
}

function ambiguous(found: string): CallArguments {
  return { ok: false, message: `Found ${found}; wanted every argument of the tool once, inside "args".` };
}

function quote(key: string): string {
  return JSON.stringify(key.length > 60 ? `${key.slice(0, 60)}…` : key);
}

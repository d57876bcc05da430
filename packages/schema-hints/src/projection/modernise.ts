/**
 * One schema object of an older draft, or of OpenAPI, with the keywords of draft 2020-12. Its subschemas stay as
 * they are; the caller comes to them in turn.
 */

import type { SchemaDiagnosticCode } from '../diagnostic.ts';
import { hasArrayItems, refHidesSiblings, type SchemaDialect } from '../dialect.ts';
import { isSchemaObject, keyword, type SchemaObject, TYPE_NAMES } from '../json-schema.ts';

type Lose = (code: SchemaDiagnosticCode, name: string, message: string) => void;

/** Rewrites the keywords that changed between drafts, in place of the old ones. `lose` hears of what has no successor. */
export function modernise(schema: SchemaObject, dialect: SchemaDialect, lose: Lose): SchemaObject {
  const hidden = refHidesSiblings(dialect) && typeof keyword(schema, '$ref') === 'string';
  const entries = Object.entries(schema)
    .filter(([name]) => !hidden || SPEAKS_BESIDE_REF.has(name))
    .flatMap(([name, value]) => successors(name, value, schema, dialect, lose));
  return Object.fromEntries(entries);
}

/** What may stand beside `$ref` where the draft ignores its siblings: it says nothing of the value. */
const SPEAKS_BESIDE_REF = new Set(['$ref', 'title', 'description', 'default', 'examples']);

type Entry = readonly [name: string, value: unknown];

function successors(
  name: string,
  value: unknown,
  schema: SchemaObject,
  dialect: SchemaDialect,
  lose: Lose,
): readonly Entry[] {
  switch (name) {
    case 'id':
      return dialect === 'draft-04' && typeof value === 'string' ? [] : [[name, value]];
    case 'type':
      return typeEntries(value, keyword(schema, 'nullable') === true, lose);
    case 'nullable':
      return typeof value === 'boolean' ? [] : [[name, value]];
    case 'items':
      return Array.isArray(value) ? tupleEntries(value, schema) : [[name, value]];
    case 'additionalItems':
      return [];
    case 'prefixItems':
      if (!hasArrayItems(dialect)) return [[name, value]];
      lose('other-draft', name, `prefixItems means nothing in ${dialect}; it was left out.`);
      return [];
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return boundEntries(name, value, schema);
    case 'minimum':
      return keyword(schema, 'exclusiveMinimum') === true ? [] : [[name, value]];
    case 'maximum':
      return keyword(schema, 'exclusiveMaximum') === true ? [] : [[name, value]];
    case 'required':
    case 'enum':
      return Array.isArray(value) ? [[name, [...new Set(value)]]] : [[name, value]];
    case 'dependencies':
      return isSchemaObject(value) ? dependencyEntries(value) : [[name, value]];
    case '$dynamicRef':
    case '$recursiveRef':
      lose('keyword-dropped', name, `${name} has no fixed target; it was left out.`);
      return [];
    default:
      return [[name, value]];
  }
}

function typeEntries(value: unknown, nullable: boolean, lose: Lose): readonly Entry[] {
  const names = Array.isArray(value) ? value : [value];
  const known = [...new Set(names.filter((name) => typeof name === 'string' && TYPE_NAMES.has(name)))];
  if (known.length < names.length)
    lose('unknown-type', 'type', 'type names what is no JSON type, or one twice; those were left out.');
  // A name that is left out was a kind of value nonetheless: what remains would forbid it.
  if (known.length === 0 || names.some((name) => !known.includes(name))) return [];
  const types = nullable && !known.includes('null') ? [...known, 'null'] : known;
  return [['type', types.length === 1 && !Array.isArray(value) ? types[0] : types]];
}

function tupleEntries(items: readonly unknown[], schema: SchemaObject): readonly Entry[] {
  const rest = keyword(schema, 'additionalItems');
  const first: readonly Entry[] = items.length === 0 ? [] : [['prefixItems', items]];
  return rest === undefined ? first : [...first, ['items', rest]];
}

/** Draft-04 wrote an exclusive bound as a flag beside the bound. */
function boundEntries(
  name: 'exclusiveMinimum' | 'exclusiveMaximum',
  value: unknown,
  schema: SchemaObject,
): readonly Entry[] {
  if (typeof value !== 'boolean') return [[name, value]];
  const bound = keyword(schema, name === 'exclusiveMinimum' ? 'minimum' : 'maximum');
  return value && typeof bound === 'number' ? [[name, bound]] : [];
}

/** One keyword held both kinds of dependency until 2019-09 gave each its own. */
function dependencyEntries(dependencies: SchemaObject): readonly Entry[] {
  const all = Object.entries(dependencies);
  const names = all.filter(([, value]) => Array.isArray(value));
  const schemas = all.filter(([, value]) => !Array.isArray(value));
  return [
    ...(names.length > 0 ? [['dependentRequired', Object.fromEntries(names)] as const] : []),
    ...(schemas.length > 0 ? [['dependentSchemas', Object.fromEntries(schemas)] as const] : []),
  ];
}

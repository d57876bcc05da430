/**
 * Which draft a schema is written in, from its root `$schema`.
 */

import { isSchemaObject, keyword } from './json-schema.ts';

/** The drafts this package tells apart. `unknown` is a declared dialect that is none of them. */
export type SchemaDialect = 'draft-04' | 'draft-06' | 'draft-07' | '2019-09' | '2020-12' | 'unknown';

const DIALECTS: Readonly<Record<string, SchemaDialect>> = {
  'json-schema.org/draft-04/schema': 'draft-04',
  'json-schema.org/draft-06/schema': 'draft-06',
  'json-schema.org/draft-07/schema': 'draft-07',
  'json-schema.org/draft/2019-09/schema': '2019-09',
  'json-schema.org/draft/2020-12/schema': '2020-12',
};

/**
 * The dialect a schema declares. Without a declaration it is `2020-12`, the default that the Model Context Protocol
 * sets for tool schemas; a URI that names no known draft, or a `$schema` that is no string, is `unknown`.
 * `http` and `https`, with and without the empty fragment, are the same.
 */
export function schemaDialect(schema: unknown): SchemaDialect {
  const declared = isSchemaObject(schema) ? keyword(schema, '$schema') : undefined;
  if (declared === undefined) return '2020-12';
  if (typeof declared !== 'string') return 'unknown';
  const name = declared.replace(/^https?:\/\//, '').replace(/#$/, '');
  return Object.hasOwn(DIALECTS, name) ? (DIALECTS[name] ?? 'unknown') : 'unknown';
}

/** Whether the dialect has tuples as `items: [...]` plus `additionalItems`, rather than `prefixItems` plus `items`. */
export function hasArrayItems(dialect: SchemaDialect): boolean {
  return dialect !== '2020-12' && dialect !== 'unknown';
}

/** Whether keywords beside `$ref` are ignored, as every draft before 2019-09 has it. */
export function refHidesSiblings(dialect: SchemaDialect): boolean {
  return dialect === 'draft-04' || dialect === 'draft-06' || dialect === 'draft-07';
}

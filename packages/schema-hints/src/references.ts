/**
 * What a `$ref` leads to, inside the schema it stands in and never outside it. Nothing is read or fetched: a reference
 * that no part of the schema answers is reported as remote or unresolvable.
 */

import { refHidesSiblings, type SchemaDialect, schemaDialect } from './dialect.ts';
import { parsePointer, valueAt } from './json-pointer.ts';
import { isSchema, isSchemaObject, type JsonSchema, keyword, type SchemaObject } from './json-schema.ts';
import { walkSchemas } from './subschemas.ts';

/** The answer to a reference. `ambiguous` is an anchor or id that two different schemas claim. */
export type Resolution =
  | { readonly found: true; readonly schema: JsonSchema }
  | { readonly found: false; readonly reason: 'remote' | 'unresolvable' | 'ambiguous' };

/** A schema read as one closed document. */
export interface SchemaDocument {
  readonly root: unknown;
  readonly dialect: SchemaDialect;
  /** Follows one reference that stands in the schema object `from`; a chain takes several calls. */
  resolve(reference: string, from: SchemaObject): Resolution;
}

/** What a document knows by name: its embedded resources, their anchors, and the resource each schema belongs to. */
interface Names {
  readonly resources: Map<string, SchemaObject | 'ambiguous'>;
  readonly anchors: Map<string, SchemaObject | 'ambiguous'>;
  readonly owners: Map<SchemaObject, Resource>;
}

interface Resource {
  readonly uri: string;
  readonly schema: SchemaObject;
}

/** The base of a document that has no `$id`: any absolute URI will do, as long as no schema can claim it by chance. */
const NO_BASE = 'schema-without-id:///';

/** Opens a schema as a document. Names are collected at the first reference that needs them. */
export function openDocument(root: unknown): SchemaDocument {
  const dialect = schemaDialect(root);
  let names: Names | undefined;
  return Object.freeze({
    root,
    dialect,
    resolve(reference: string, from: SchemaObject): Resolution {
      names ??= collectNames(root, dialect);
      return follow(reference, from, root, names);
    },
  });
}

function follow(reference: string, from: SchemaObject, root: unknown, names: Names): Resolution {
  const hash = reference.indexOf('#');
  const address = hash < 0 ? reference : reference.slice(0, hash);
  const fragment = decodeFragment(hash < 0 ? '' : reference.slice(hash + 1));
  const owner = names.owners.get(from);
  const base = owner?.uri ?? NO_BASE;
  let resource: unknown = owner?.schema ?? root;
  let uri = base;
  if (address !== '') {
    uri = resolveUri(address, base);
    const named = names.resources.get(uri);
    if (named === undefined) return { found: false, reason: 'remote' };
    if (named === 'ambiguous') return { found: false, reason: 'ambiguous' };
    resource = named;
  }
  if (fragment === undefined) return { found: false, reason: 'unresolvable' };
  if (fragment !== '' && !fragment.startsWith('/')) return named(names.anchors.get(`${uri}#${fragment}`));
  const target = valueAt(resource, parsePointer(fragment) ?? ['']);
  return isSchema(target) ? { found: true, schema: target } : { found: false, reason: 'unresolvable' };
}

function named(schema: SchemaObject | 'ambiguous' | undefined): Resolution {
  if (schema === undefined) return { found: false, reason: 'unresolvable' };
  return schema === 'ambiguous' ? { found: false, reason: 'ambiguous' } : { found: true, schema };
}

function collectNames(root: unknown, dialect: SchemaDialect): Names {
  const names: Names = { resources: new Map(), anchors: new Map(), owners: new Map() };
  const idKeyword = dialect === 'draft-04' ? 'id' : '$id';
  walkSchemas(root, ({ schema, parent }) => {
    const above = parent === undefined ? undefined : names.owners.get(parent.schema);
    const id =
      refHidesSiblings(dialect) && keyword(schema, '$ref') !== undefined ? undefined : keyword(schema, idKeyword);
    const isResource = parent === undefined || (typeof id === 'string' && !id.startsWith('#') && id !== '');
    const uri = typeof id === 'string' ? resolveUri(id, above?.uri ?? NO_BASE) : (above?.uri ?? NO_BASE);
    const owner = isResource || above === undefined ? { uri, schema } : above;
    names.owners.set(schema, owner);
    if (isResource && uri !== NO_BASE) claim(names.resources, uri, schema);
    for (const anchor of anchorsOf(schema, id)) claim(names.anchors, `${owner.uri}#${anchor}`, schema);
  });
  return names;
}

function anchorsOf(schema: SchemaObject, id: unknown): readonly string[] {
  // Before 2019-09 an anchor was written as an id that is only a fragment.
  const written = typeof id === 'string' && id.startsWith('#') ? id.slice(1) : undefined;
  const anchors: string[] = [];
  for (const anchor of [keyword(schema, '$anchor'), keyword(schema, '$dynamicAnchor'), written]) {
    if (typeof anchor === 'string' && anchor !== '' && !anchors.includes(anchor)) anchors.push(anchor);
  }
  return anchors;
}

function claim(table: Map<string, SchemaObject | 'ambiguous'>, name: string, schema: SchemaObject): void {
  table.set(name, table.has(name) ? 'ambiguous' : schema);
}

/** Resolves a reference against a base without its fragment; text that is no URI stays as it is and matches only itself. */
function resolveUri(reference: string, base: string): string {
  try {
    const url = new URL(reference, base);
    url.hash = '';
    return url.href;
  } catch {
    return reference;
  }
}

function decodeFragment(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}

/** The references a schema object makes, as keyword and text. Dynamic ones are read by their static meaning. */
export function referencesOf(
  schema: SchemaObject,
): readonly { readonly keyword: string; readonly reference: string }[] {
  if (!isSchemaObject(schema)) return [];
  return ['$ref', '$dynamicRef', '$recursiveRef'].flatMap((name) => {
    const reference = keyword(schema, name);
    return typeof reference === 'string' ? [{ keyword: name, reference }] : [];
  });
}

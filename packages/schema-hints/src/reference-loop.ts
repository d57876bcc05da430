/**
 * References that lead back to where they started without looking any deeper into the value. Judging a value by such
 * a schema never ends: a validator overflows its stack at the first call.
 */

import { refHidesSiblings } from './dialect.ts';
import { isSchemaObject, type SchemaObject } from './json-schema.ts';
import { openDocument, referencesOf, type SchemaDocument } from './references.ts';
import { subschemas, walkSchemas } from './subschemas.ts';

/**
 * Whether a schema holds a pure reference loop: `{"$ref":"#"}`, two definitions that are references to each other, or
 * a loop through `allOf`, `anyOf`, `oneOf`, `not`, `if` and their like. A recursive type is no loop, since each round
 * goes one property or item deeper. A validator must not be built for a schema that has one.
 */
export function hasReferenceLoop(schema: unknown): boolean {
  return referenceLoops(openDocument(schema)).length > 0;
}

/** The schema objects at which pure reference loops close, in the order they are met. */
export function referenceLoops(document: SchemaDocument): readonly SchemaObject[] {
  const loops: SchemaObject[] = [];
  const state = new Map<SchemaObject, 'open' | 'done'>();
  walkSchemas(document.root, ({ schema }) => {
    if (!state.has(schema)) search(schema, document, state, loops);
  });
  return loops;
}

/** Depth-first search with its own stack, since a schema can be nested deeper than the call stack goes. */
function search(
  start: SchemaObject,
  document: SchemaDocument,
  state: Map<SchemaObject, 'open' | 'done'>,
  loops: SchemaObject[],
): void {
  const stack = [{ schema: start, next: sameValue(start, document) }];
  state.set(start, 'open');
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const target = top.next.pop();
    if (target === undefined) {
      state.set(top.schema, 'done');
      stack.pop();
    } else if (state.get(target) === 'open') {
      loops.push(target);
    } else if (!state.has(target)) {
      state.set(target, 'open');
      stack.push({ schema: target, next: sameValue(target, document) });
    }
  }
}

/** The schemas that judge the same value as this one does, last first. */
function sameValue(schema: SchemaObject, document: SchemaDocument): SchemaObject[] {
  const references = referencesOf(schema);
  const targets = references.map(({ reference }) => document.resolve(reference, schema));
  const referred = targets.flatMap((target) => (target.found && isSchemaObject(target.schema) ? [target.schema] : []));
  if (references.length > 0 && refHidesSiblings(document.dialect)) return referred;
  const applied = subschemas(schema).flatMap(({ role, schema: inner }) =>
    role === 'same' && isSchemaObject(inner) ? [inner] : [],
  );
  return [...referred, ...applied].reverse();
}

/**
 * A tool's input schema as a provider takes it.
 */

import { createFindings, type SchemaDiagnostic } from '../diagnostic.ts';
import { isSchema, type JsonSchema } from '../json-schema.ts';
import { openDocument, referencesOf } from '../references.ts';
import { walkSchemas } from '../subschemas.ts';
import { cleanSchema } from './clean.ts';
import { toOpenApi } from './open-api.ts';
import { type ObjectSchema, objectRoot } from './root.ts';
import { PROVIDER_TARGETS, type ProviderTarget, TARGETS, UnknownTargetError } from './target.ts';

/** A schema that a provider takes, and what it no longer says. */
export interface Projection {
  readonly schema: ObjectSchema;
  /** What was left out or widened, paths in the given schema; at most 200. Empty when nothing was. */
  readonly diagnostics: readonly SchemaDiagnostic[];
}

/**
 * Rewrites the schema of a tool's input into one that a provider family takes:
 *
 * - everywhere: `type: "object"` and no combinator at the root; draft 2020-12 keywords, whatever draft was declared;
 *   references only to `#` and `#/$defs/...`; `oneOf` as `anyOf`; malformed and unknown keywords left out; at most
 *   4,000 schemas, 40 levels, 1,000 words an enumeration.
 * - `openai`: function parameters without `strict`. No conditions (`not`, `if`, `contains`, ...), `items` on
 *   every array, no pattern that its engine refuses.
 * - `anthropic`: no top-level property name outside `[a-zA-Z0-9_.-]{1,64}`.
 * - `gemini`: the OpenAPI 3.0 subset of function declarations: one `type` each with `nullable`, references inlined,
 *   words only of strings, no maps.
 * - `mcp`: draft 2020-12 as it is, with unknown scalar keywords kept.
 *
 * The projection guides the model; the given schema stays the one to validate the call with. Takes any value as a schema,
 * never changes what it was given, and leaves its own results as they are.
 *
 * @throws {UnknownTargetError} code `unknown-target` for a target that is none, and nothing else.
 */
export function projectSchema(schema: unknown, target: ProviderTarget): Projection {
  if (!PROVIDER_TARGETS.includes(target)) throw new UnknownTargetError(target);
  const findings = createFindings();
  if (!isSchema(schema)) findings.add('not-a-schema', [], 'The schema is no object; it was read as any object.');
  const document = openDocument(isSchema(schema) ? schema : {});
  const clean = cleanSchema(document, TARGETS[target], findings);
  const root = objectRoot(clean, TARGETS[target], findings);
  const projected =
    target === 'gemini' ? toOpenApi(root, clean.definitions, findings) : withDefinitions(root, clean.definitions);
  return Object.freeze({ schema: projected, diagnostics: findings.list() });
}

/** Adds the definitions that are still referred to, sorted by name. */
function withDefinitions(root: ObjectSchema, definitions: ReadonlyMap<string, JsonSchema>): ObjectSchema {
  const needed = new Set<string>();
  const pending: JsonSchema[] = [root];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    walkSchemas(next, ({ schema }) => {
      for (const { reference } of referencesOf(schema)) {
        const name = reference.slice('#/$defs/'.length);
        const definition = definitions.get(name);
        if (definition === undefined || needed.has(name)) continue;
        needed.add(name);
        pending.push(definition);
      }
    });
  }
  if (needed.size === 0) return root;
  return { ...root, $defs: Object.fromEntries([...needed].sort().map((name) => [name, definitions.get(name)])) };
}

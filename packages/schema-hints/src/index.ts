/**
 * JSON Schema for models: compact signatures, schemas that providers accept, and what is wrong with a schema.
 */

export { CanonicalJsonError, canonicalJson } from './canonical-json.ts';
export { type SchemaDialect, schemaDialect } from './dialect.ts';
export { inputHint, outputHint } from './hints/hint.ts';
export type { HintOptions } from './hints/limits.ts';
export type { JsonSchema } from './json-schema.ts';
export { hasReferenceLoop } from './reference-loop.ts';

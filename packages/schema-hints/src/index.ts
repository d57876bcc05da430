/**
 * JSON Schema for models: compact signatures, schemas that providers accept, and what is wrong with a schema.
 */

export { CanonicalJsonError, canonicalJson } from './canonical-json.ts';
export { diagnoseSchema } from './diagnose.ts';
export type { SchemaDiagnostic, SchemaDiagnosticCode } from './diagnostic.ts';
export { type SchemaDialect, schemaDialect } from './dialect.ts';
export { inputHint, outputHint } from './hints/hint.ts';
export type { HintOptions } from './hints/limits.ts';
export type { JsonSchema } from './json-schema.ts';
export { type Projection, projectSchema } from './projection/project.ts';
export type { ObjectSchema } from './projection/root.ts';
export { PROVIDER_TARGETS, type ProviderTarget, UnknownTargetError } from './projection/target.ts';
export { hasReferenceLoop } from './reference-loop.ts';

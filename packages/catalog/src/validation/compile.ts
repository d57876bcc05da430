/**
 * Compiles one JSON Schema under its own draft into a check. Nothing is ever loaded: a reference that leaves the
 * schema makes it uncheckable, which is an outcome and not an exception.
 */
import { hasReferenceLoop, schemaDialect } from '@toolsearch/schema-hints';
import { Ajv, type ErrorObject, type Options } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import draft04 from 'ajv-draft-04';
import formats from 'ajv-formats';
import type { JsonSchema } from '../tool.ts';
import { linearTimeRegExp } from './patterns.ts';

/** What went wrong at one place of a value. */
export interface Violation {
  /** JSON Pointer into the value. */
  readonly path: string;
  readonly message: string;
}

/** A schema ready to check values, or the reason why it cannot. */
export type Compiled =
  | { readonly ok: true; readonly check: (value: unknown) => Violation | undefined }
  | { readonly ok: false; readonly reason: string };

type Dialect = 'draft-04' | 'draft-06' | 'draft-07' | '2019-09' | '2020-12';
type Compiler = Pick<Ajv, 'compile'>;

const OPTIONS: Options = {
  // Real schemas carry vendor keywords, unknown formats and loose types; none of them may cost a tool.
  strict: false,
  // `constructor` and `__proto__` are names like any other in arguments that models write.
  ownProperties: true,
  validateSchema: false,
  addUsedSchema: false,
  logger: false,
  // The meta-schemas would be compiled into every instance and nothing is validated against them.
  meta: false,
  code: { regExp: linearTimeRegExp },
};

/** @param schema any JSON Schema; never throws */
export function compileSchema(schema: JsonSchema): Compiled {
  const dialect = schemaDialect(schema);
  if (dialect === 'unknown') return { ok: false, reason: `unknown dialect ${JSON.stringify(declaredDialect(schema))}` };
  if (hasReferenceLoop(schema)) return { ok: false, reason: 'its references lead back to themselves' };
  // Undeclared schemas follow the 2020-12 default of MCP, but many are written for draft-07 (an array of `items`).
  const dialects: Dialect[] = declaredDialect(schema) === undefined ? [dialect, 'draft-07'] : [dialect];
  let reason = '';
  for (const candidate of dialects) {
    try {
      return { ok: true, check: checker(createCompiler(candidate).compile(schema as object | boolean)) };
    } catch (error) {
      reason ||= error instanceof Error ? error.message : String(error);
    }
  }
  return { ok: false, reason: reason.slice(0, 200) };
}

/**
 * A compiler for one schema. Each schema gets its own, since an instance remembers every `$id` it met and refuses a
 * second schema that has the same one, and since its cache would outlive the schema.
 */
function createCompiler(dialect: Dialect): Compiler {
  const ajv = {
    'draft-04': () => new draft04.default(OPTIONS) as unknown as Ajv,
    'draft-06': () => new Ajv(OPTIONS),
    'draft-07': () => new Ajv(OPTIONS),
    '2019-09': () => new Ajv2019(OPTIONS) as unknown as Ajv,
    '2020-12': () => new Ajv2020(OPTIONS) as unknown as Ajv,
  }[dialect]();
  formats.default(ajv);
  return ajv;
}

type Validate = ((value: unknown) => unknown) & { errors?: ErrorObject[] | null };

function checker(validate: Validate): (value: unknown) => Violation | undefined {
  return (value) => {
    try {
      if (validate(value) === true) return undefined;
    } catch (error) {
      // A stack that is full, or a getter of the value.
      if (error instanceof RangeError) return { path: '', message: 'is nested too deeply to be checked' };
      return { path: '', message: 'cannot be read: one of its properties throws an error, wanted plain JSON' };
    }
    const error = validate.errors?.[0];
    return error ? violation(error) : { path: '', message: 'does not fit the schema' };
  };
}

function violation({ instancePath, message, params }: ErrorObject): Violation {
  const detail =
    'additionalProperty' in params
      ? ` (${JSON.stringify(params.additionalProperty)})`
      : 'allowedValues' in params
        ? ` (${JSON.stringify(params.allowedValues)})`
        : 'allowedValue' in params
          ? ` (${JSON.stringify(params.allowedValue)})`
          : '';
  return { path: instancePath, message: `${message ?? 'does not fit'}${detail.slice(0, 200)}` };
}

function declaredDialect(schema: JsonSchema): unknown {
  return typeof schema === 'object' ? schema.$schema : undefined;
}

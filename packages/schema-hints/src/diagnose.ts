/**
 * What a validator, a provider or a reader will stumble over in a schema, without building a validator.
 */

import { createFindings, type Findings, quote, type SchemaDiagnostic } from './diagnostic.ts';
import { hasArrayItems, type SchemaDialect } from './dialect.ts';
import { declaredTypes, isSchema, isSchemaObject, type SchemaObject, TYPE_NAMES } from './json-schema.ts';
import { KEYWORD_SHAPES, patternCompiles } from './keyword-shapes.ts';
import { referenceLoops } from './reference-loop.ts';
import { openDocument, referencesOf, type SchemaDocument } from './references.ts';
import { MAX_SCHEMAS, pathOf, SUBSCHEMA_KEYWORDS, type Visit, walkSchemas } from './subschemas.ts';

/** Levels of nested schemas that validators are known to take without running out of stack. */
export const MAX_NESTING = 256;

/**
 * Lists what is wrong with a schema, nearest to the root first, at most 200 findings. An empty list does not promise
 * that a validator accepts the schema, but every finding names a reason why one, or a provider, may refuse it. Takes
 * any value and never throws; reads nothing outside the schema.
 */
export function diagnoseSchema(schema: unknown): readonly SchemaDiagnostic[] {
  const findings = createFindings();
  diagnoseRoot(schema, findings);
  if (!isSchemaObject(schema)) return findings.list();
  const document = openDocument(schema);
  if (document.dialect === 'unknown') {
    findings.add(
      'unknown-dialect',
      ['$schema'],
      `$schema is ${quote(schema.$schema)}, which names no known draft; values cannot be checked.`,
    );
  }
  const loops = new Set(referenceLoops(document));
  let tooDeep = false;
  const complete = walkSchemas(schema, (visit) => {
    if (visit.depth > MAX_NESTING) {
      if (!tooDeep)
        findings.add(
          'too-deep',
          [],
          `Schemas are nested more than ${MAX_NESTING} deep; a validator may run out of stack.`,
        );
      tooDeep = true;
      return;
    }
    const at = once(() => pathOf(visit));
    if (loops.has(visit.schema)) {
      findings.add(
        'reference-loop',
        at(),
        'References lead back here without going deeper into the value; a validator would never end.',
      );
    }
    diagnoseReferences(visit.schema, document, at, findings);
    diagnoseKeywords(visit, document.dialect, at, findings);
  });
  if (!complete) findings.add('too-large', [], `More than ${MAX_SCHEMAS} schemas; the others were not looked at.`);
  return findings.list();
}

type Path = () => readonly string[];

function once(build: () => readonly string[]): Path {
  let built: readonly string[] | undefined;
  return () => {
    built ??= build();
    return built;
  };
}

function diagnoseRoot(schema: unknown, findings: Findings): void {
  if (typeof schema === 'boolean') {
    findings.add('boolean-root', [], `The schema is ${schema}; a tool's schema must be an object of keywords.`);
  } else if (!isSchemaObject(schema)) {
    findings.add('not-a-schema', [], `The schema is ${quote(schema)}; wanted an object of keywords.`);
  } else {
    const types = declaredTypes(schema);
    if (types !== undefined && !types.includes('object')) {
      findings.add(
        'root-not-object',
        ['type'],
        `The root allows ${types.join(', ')} only; a tool's arguments are an object.`,
      );
    }
  }
}

function diagnoseReferences(schema: SchemaObject, document: SchemaDocument, at: Path, findings: Findings): void {
  for (const { keyword: name, reference } of referencesOf(schema)) {
    const target = document.resolve(reference, schema);
    if (target.found) continue;
    const reasons = {
      remote: 'leads out of the schema and is never followed',
      unresolvable: 'leads nowhere inside the schema',
      ambiguous: 'names something that two schemas claim to be',
    };
    findings.add(
      `${target.reason}-reference`,
      [...at(), name],
      `${name} ${quote(reference)} ${reasons[target.reason]}.`,
    );
  }
}

function diagnoseKeywords({ schema }: Visit, dialect: SchemaDialect, at: Path, findings: Findings): void {
  for (const name of Object.keys(schema)) {
    const value = schema[name];
    if (name === 'type') diagnoseType(value, at, findings);
    else if (name === 'enum' && Array.isArray(value) && value.length === 0) {
      findings.add('empty-enum', [...at(), name], 'enum lists nothing, so no value is valid and validators refuse it.');
    } else if (name === 'pattern' && typeof value === 'string' && !patternCompiles(value)) {
      findings.add('invalid-pattern', [...at(), name], `The pattern ${quote(value)} does not compile.`);
    } else if (name === 'exclusiveMinimum' || name === 'exclusiveMaximum') {
      if (typeof value === 'boolean' && dialect !== 'draft-04') {
        findings.add('other-draft', [...at(), name], `${name} is a boolean, which only draft-04 has.`);
      } else if (typeof value !== 'boolean' && typeof value !== 'number') {
        findings.add('malformed-keyword', [...at(), name], `${name} is ${quote(value)}.`);
      }
    } else if (KEYWORD_SHAPES.get(name)?.(value) === false) {
      findings.add('malformed-keyword', [...at(), name], `${name} is ${quote(value)}, or lists what it must not.`);
    } else diagnoseSubschemas(name, value, dialect, at, findings);
  }
}

function diagnoseType(value: unknown, at: Path, findings: Findings): void {
  const names = Array.isArray(value) ? value : [value];
  const unknown = names.find((name) => typeof name !== 'string' || !TYPE_NAMES.has(name));
  if (unknown !== undefined) {
    findings.add('unknown-type', [...at(), 'type'], `type names ${quote(unknown)}, which is no JSON type.`);
  } else if (KEYWORD_SHAPES.get('type')?.(value) === false) {
    findings.add('malformed-keyword', [...at(), 'type'], 'type lists nothing, or one name twice.');
  }
}

function diagnoseSubschemas(name: string, value: unknown, dialect: SchemaDialect, at: Path, findings: Findings): void {
  const holding = SUBSCHEMA_KEYWORDS.get(name)?.holding;
  if (holding === undefined) return;
  const list = Array.isArray(value);
  if (name === 'items' && list && !hasArrayItems(dialect)) {
    findings.add('other-draft', [...at(), name], 'items is a list, which draft 2020-12 writes as prefixItems.');
  } else if (name === 'prefixItems' && hasArrayItems(dialect)) {
    findings.add('other-draft', [...at(), name], `prefixItems means nothing before draft 2020-12; this is ${dialect}.`);
  }
  const inner = list ? value : holding === 'map' && isSchemaObject(value) ? Object.values(value) : [value];
  const shaped = list
    ? holding === 'list' || holding === 'either'
    : holding === 'map'
      ? isSchemaObject(value)
      : holding !== 'list';
  const allowed = (item: unknown): boolean => isSchema(item) || (name === 'dependencies' && Array.isArray(item));
  if (!shaped || !inner.every(allowed)) {
    findings.add('malformed-keyword', [...at(), name], `${name} holds something that is no schema.`);
  }
  if (name !== 'patternProperties' || !isSchemaObject(value)) return;
  for (const pattern of Object.keys(value)) {
    if (!patternCompiles(pattern))
      findings.add('invalid-pattern', [...at(), name, pattern], `The pattern ${quote(pattern)} does not compile.`);
  }
}

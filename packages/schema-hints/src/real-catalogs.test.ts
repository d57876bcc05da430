import { corporaFolder, readMcpCatalogs } from '@toolsearch/corpora';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { canonicalJson, diagnoseSchema, hasReferenceLoop, inputHint, outputHint, projectSchema } from './index.ts';
import { isSchemaObject } from './json-schema.ts';
import { parseHint } from './testing/typescript-value.ts';

const folder = corporaFolder();
if (!folder.found) console.warn(folder.message);

describe.skipIf(!folder.found)('the tools of real servers', () => {
  const tools = folder.found
    ? readMcpCatalogs().flatMap(({ server, tools }) => tools.map((tool) => ({ ...tool, server })))
    : [];
  const declared = tools.flatMap((tool) => [Reflect.get(tool, 'inputSchema'), Reflect.get(tool, 'outputSchema')]);
  const schemas = [
    ...new Map(declared.filter(isSchemaObject).map((schema) => [canonicalJson(schema), schema])).values(),
  ];

  const compiled = new Set<string>();
  const metaSchema = new Ajv2020({ strict: false, logger: false });

  it('have hints within bounds that are TypeScript types, the same each time', () => {
    for (const schema of schemas) {
      const hint = inputHint(schema);
      parseHint(hint);
      expect(Buffer.byteLength(hint)).toBeLessThanOrEqual(300);
      expect(inputHint(structuredClone(schema))).toBe(hint);
      const output = outputHint(schema);
      if (output !== undefined) parseHint(output);
    }
    expect(schemas.length).toBeGreaterThan(1_500);
  });

  it('have a hint that says something, for every input', () => {
    expect(tools.filter((tool) => inputHint(Reflect.get(tool, 'inputSchema')) === 'unknown')).toEqual([]);
  });

  it.each(['openai', 'anthropic', 'gemini', 'mcp'] as const)(
    'have projections for %s that compile and stay as they are',
    (target) => {
      for (const schema of schemas) {
        const { schema: projected } = projectSchema(schema, target);
        expect(JSON.stringify(projectSchema(projected, target).schema)).toBe(JSON.stringify(projected));
        const text = JSON.stringify(projected);
        if (compiled.has(text)) continue;
        compiled.add(text);
        expect(metaSchema.validateSchema(projected)).toBe(true);
        new Ajv2020({ strict: false, logger: false, validateFormats: false, validateSchema: false }).compile(projected);
      }
    },
    120_000,
  );

  it('have no reference loop, and no fault but the one empty enumeration that is there', () => {
    expect(schemas.filter(hasReferenceLoop)).toEqual([]);
    const found = schemas.flatMap((schema) => diagnoseSchema(schema).filter(({ code }) => code !== 'root-not-object'));
    expect(found.map(({ code }) => code)).toEqual(['empty-enum']);
  });
});

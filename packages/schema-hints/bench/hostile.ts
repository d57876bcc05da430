/**
 * Milliseconds that schemas made to exhaust a reader take, slowest of five runs each:
 * `node --conditions=@toolsearch/source bench/hostile.ts`.
 */

import { diagnoseSchema, hasReferenceLoop, inputHint, outputHint, projectSchema } from '../src/index.ts';
import { hostileSchemas } from '../src/testing/hostile.ts';

const operations: Readonly<Record<string, (schema: unknown) => unknown>> = {
  inputHint,
  outputHint,
  hasReferenceLoop,
  diagnoseSchema,
  openai: (schema) => projectSchema(schema, 'openai'),
  gemini: (schema) => projectSchema(schema, 'gemini'),
};

const names = Object.keys(hostileSchemas());
const table = Object.fromEntries(names.map((name) => [name, {} as Record<string, number>]));
for (let run = 0; run < 5; run++) {
  for (const [name, schema] of Object.entries(hostileSchemas())) {
    const row = table[name] ?? {};
    for (const [operation, apply] of Object.entries(operations)) {
      const start = performance.now();
      apply(schema);
      const took = Math.round((performance.now() - start) * 10) / 10;
      row[operation] = Math.max(row[operation] ?? 0, took);
    }
  }
}
console.table(table);

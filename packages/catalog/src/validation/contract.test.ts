import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { createEntry } from '../entry.ts';
import { tool } from '../fixtures.ts';
import type { ToolSource } from '../source.ts';
import type { JsonSchema } from '../tool.ts';
import { compiledSchema, liveCompiledSchemas } from './cache.ts';
import { createContract, uncheckableReason } from './contract.ts';

function contract(inputSchema: JsonSchema, source: ToolSource = 'openclaw', outputSchema?: JsonSchema) {
  const owner = source === 'mcp' ? { owner: 'srv' } : {};
  const output = outputSchema === undefined ? {} : { outputSchema };
  return createContract(createEntry(tool({ name: 't', source, inputSchema, ...owner, ...output }), 't'));
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

describe('input', () => {
  test('a violation names the failing path and the compact signature, in under a kilobyte', () => {
    const schema = { type: 'object', properties: { mode: { enum: ['drip', 'flood'] } }, required: ['mode'] };
    const outcome = contract(schema).checkInput({ mode: 'x'.repeat(5_000) });
    expect(outcome).toMatchObject({ ok: false, path: '/mode' });
    if (outcome.ok) return;
    expect(outcome.message).toContain('mode: "drip" | "flood"');
    expect(Buffer.byteLength(outcome.message)).toBeLessThanOrEqual(1_024);
  });

  test('field report 7: a boolean property schema accepts anything or nothing', () => {
    const checks = contract({ type: 'object', properties: { payload: true, never: false } }, 'mcp');
    expect(checks.checkInput({ payload: { any: [1] } }).ok).toBe(true);
    expect(checks.checkInput({ never: 1 }).ok).toBe(false);
  });

  test('field report 11: unknown formats and vendor keywords cost nothing, known ones are checked', () => {
    const checks = contract({
      type: 'object',
      properties: {
        n: { type: ['integer', 'null'], format: 'uint', minimum: 0 },
        d: { type: 'string', format: 'iri', 'x-order': 1, example: 'e' },
        at: { type: 'string', format: 'date-time' },
      },
      'x-vendor': {},
    });
    expect(checks.checkInput({ n: 3 }).ok).toBe(true);
    expect(checks.checkInput({ n: null }).ok).toBe(true);
    expect(checks.checkInput({ n: -1 })).toMatchObject({ ok: false, path: '/n' });
    expect(checks.checkInput({ at: 'yesterday' }).ok).toBe(false);
  });

  test.each([
    'http://json-schema.org/draft-04/schema#',
    'http://json-schema.org/draft-06/schema#',
    'http://json-schema.org/draft-07/schema#',
    'https://json-schema.org/draft/2019-09/schema',
    'https://json-schema.org/draft/2020-12/schema',
    undefined,
  ])('field report 13: a missing field is reported under %s', ($schema) => {
    const declared = $schema === undefined ? {} : { $schema };
    const checks = contract({ ...declared, type: 'object', required: ['a'], properties: { a: {} } }, 'mcp');
    expect(checks.checkInput({}).ok).toBe(false);
    expect(checks.checkInput({ a: 1 }).ok).toBe(true);
  });

  test('field report 13: an unknown dialect is callable and says why it is not checked', () => {
    const schema = { $schema: 'https://example.invalid/draft-99', type: 'object', required: ['a'] };
    expect(contract(schema, 'mcp').checkInput({}).ok).toBe(true);
    expect(uncheckableReason(schema)).toContain('draft-99');
  });

  test('field report 13: tuples follow the declared draft', () => {
    const pair = [{ type: 'string' }, { type: 'number' }];
    const array07 = { type: 'object', properties: { p: { type: 'array', items: pair } } };
    const array2020 = { type: 'object', properties: { p: { type: 'array', prefixItems: pair } } };
    for (const schema of [array07, { ...array07, $schema: 'http://json-schema.org/draft-07/schema#' }, array2020]) {
      expect(contract(schema, 'mcp').checkInput({ p: ['a', 1] }).ok).toBe(true);
      expect(contract(schema, 'mcp').checkInput({ p: ['a', 'b'] }).ok).toBe(false);
    }
  });

  test('field report 8: a reference that leads nowhere, outside or round in a circle is never followed', () => {
    const refs = ['#/$defs/Nope', 'https://example.invalid/s.json', 'file:///etc/hostname', '#'];
    for (const $ref of refs) {
      const schema = $ref === '#' ? { $ref } : { type: 'object', properties: { a: { $ref } } };
      expect(contract(schema, 'mcp').checkInput({ a: 1 }).ok).toBe(true);
      expect(uncheckableReason(schema)).toBeTypeOf('string');
    }
  });

  test('a trusted schema that cannot be compiled is a failure, not a pass', () => {
    const broken = { type: 'object', properties: { a: { $ref: '#/$defs/Nope' } } };
    expect(contract(broken).checkInput({})).toMatchObject({ ok: false });
  });

  test('a pattern that backtracks without end is decided in linear time', () => {
    const checks = contract({ type: 'object', properties: { s: { type: 'string', pattern: '^(a+)+$' } } }, 'mcp');
    expect(checks.checkInput({ s: `${'a'.repeat(40_000)}!` }).ok).toBe(false);
    expect(checks.checkInput({ s: 'aaa' }).ok).toBe(true);
  });
});

describe('output', () => {
  test('is checked for trusted tools alone', () => {
    const output = { type: 'object', properties: { ok: { type: 'boolean' } }, required: ['ok'] };
    expect(contract({}, 'openclaw', output).checkOutput({ ok: 1 })).toMatchObject({ ok: false, path: '/ok' });
    expect(contract({}, 'openclaw', output).checkOutput({ ok: true }).ok).toBe(true);
    expect(contract({}, 'mcp', output).checkOutput({ ok: 1 }).ok).toBe(true);
  });

  test('a schema that does not compile is known before anything runs', () => {
    expect(contract({}, 'openclaw', { $ref: '#/nowhere' }).compileOutput()).toMatchObject({ ok: false });
    expect(contract({}).compileOutput().ok).toBe(true);
  });
});

describe('the cache', () => {
  const schemaOf = (index: number, extra = '') => ({
    $id: 'https://example.invalid/same',
    type: 'object',
    properties: { [`field${index}${extra}`]: { type: 'string' } },
  });

  test('equal schemas share one check, and an equal $id with other content does not clash', () => {
    expect(compiledSchema(schemaOf(1))).toBe(compiledSchema(structuredClone(schemaOf(1))));
    expect(compiledSchema(schemaOf(1))).not.toBe(compiledSchema(schemaOf(2)));
    expect(compiledSchema(schemaOf(2)).ok).toBe(true);
  });

  test('field report 16: refreshed lists keep one check for each schema in use, and let go of the others', async () => {
    const before = liveCompiledSchemas();
    let held = Array.from({ length: 300 }, (_, index) => compiledSchema(schemaOf(index)));
    for (let round = 0; round < 200; round++) {
      held = Array.from({ length: 300 }, (_, index) => compiledSchema(structuredClone(schemaOf(index))));
    }
    expect(liveCompiledSchemas() - before).toBeLessThanOrEqual(300);
    for (let round = 0; round < 200; round++) held[0] = compiledSchema(schemaOf(0, `changed${round}`));
    await new Promise((resolve) => setTimeout(resolve, 0));
    collectGarbage();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(held).toHaveLength(300);
    expect(liveCompiledSchemas() - before).toBeLessThanOrEqual(300);
  });
});

import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { canonicalJson, diagnoseSchema, hasReferenceLoop, inputHint, projectSchema, schemaDialect } from './index.ts';
import { hostileSchemas } from './testing/hostile.ts';

describe('field report 10: a combinator at the root', () => {
  const pan = { type: 'object', properties: { a: {}, b: {} }, oneOf: [{ required: ['a'] }, { required: ['b'] }] };
  const u = {
    anyOf: [
      { type: 'object', properties: { a: { type: 'string' } } },
      { type: 'object', properties: { b: { type: 'number' } } },
    ],
  };

  it.each(['openai', 'anthropic', 'gemini', 'mcp'] as const)(
    'is gone for %s, and the original still validates the call',
    (target) => {
      for (const schema of [pan, u]) {
        const { schema: projected, diagnostics } = projectSchema(schema, target);
        expect(projected.type).toBe('object');
        expect(Object.keys(projected.properties as object)).toEqual(['a', 'b']);
        for (const name of ['anyOf', 'oneOf', 'allOf']) expect(projected).not.toHaveProperty(name);
        expect(diagnostics.map(({ code }) => code)).toContain('root-combinator');
      }
      const validate = new Ajv2020({ strict: false }).compile(pan);
      expect([validate({}), validate({ a: 1 })]).toEqual([false, true]);
    },
  );
});

describe('field report 11: keywords and formats that a validator does not know', () => {
  const schema = {
    type: 'object',
    properties: {
      n: { type: ['integer', 'null'], format: 'uint', minimum: 0 },
      d: { type: 'string', format: 'iri', 'x-order': 1, example: 'e' },
    },
    'x-vendor': {},
  };

  it('change no hint and are no fault of the schema', () => {
    expect(inputHint(schema)).toBe('{ d?: string; n?: number | null }');
    expect(diagnoseSchema(schema)).toEqual([]);
  });

  it('leave a projection that a strict validator compiles, with its bounds', () => {
    const { schema: projected } = projectSchema(schema, 'openai');
    const validate = new Ajv2020({ strict: true, strictTypes: false, validateFormats: false }).compile(projected);
    expect([validate({ n: 3 }), validate({ n: null }), validate({ n: -1 })]).toEqual([true, true, false]);
  });
});

describe('field report 13: schemas of every draft', () => {
  const tuple = (uri: string | undefined, keywords: object) => ({
    ...(uri === undefined ? {} : { $schema: uri }),
    type: 'object',
    properties: { t: { type: 'array', minItems: 1, ...keywords } },
    required: ['t'],
  });
  const asItems = { items: [{ type: 'string' }], additionalItems: false };
  const asPrefix = { prefixItems: [{ type: 'string' }], items: false };

  it.each([
    ['http://json-schema.org/draft-04/schema#', asItems, 'draft-04'],
    ['http://json-schema.org/draft-06/schema#', asItems, 'draft-06'],
    ['http://json-schema.org/draft-07/schema#', asItems, 'draft-07'],
    ['https://json-schema.org/draft/2019-09/schema', asItems, '2019-09'],
    ['https://json-schema.org/draft/2020-12/schema', asPrefix, '2020-12'],
    [undefined, asPrefix, '2020-12'],
  ])('%s has tuples of its own draft, and draft 2020-12 once projected', (uri, keywords, dialect) => {
    const schema = tuple(uri, keywords);
    expect(schemaDialect(schema)).toBe(dialect);
    expect(inputHint(schema)).toBe('{ t: [string] }');
    expect(diagnoseSchema(schema)).toEqual([]);
    expect(projectSchema(schema, 'mcp')).toEqual({ schema: tuple(undefined, asPrefix), diagnostics: [] });
  });

  it('an unknown dialect is named in a diagnostic and still has a hint', () => {
    const schema = tuple('https://example.com/my-dialect', asPrefix);
    expect(diagnoseSchema(schema)).toEqual([expect.objectContaining({ code: 'unknown-dialect', path: '/$schema' })]);
    expect(inputHint(schema)).toBe('{ t: [string] }');
  });
});

describe('field report 14: schemas that refer to themselves', () => {
  const logical = {
    $ref: '#/definitions/logical',
    definitions: {
      logical: {
        oneOf: [
          { type: 'string' },
          { type: 'object', properties: { not: { description: 'd', $ref: '#/definitions/logical' } } },
        ],
      },
    },
  };

  it('have hints in which recursion is cut', () => {
    expect(inputHint(logical)).toBe('string | { not?: unknown }');
    expect(inputHint({ $ref: '#' })).toBe('unknown');
    expect(inputHint(hostileSchemas()['a loop of references'])).toBe('unknown');
    expect(inputHint(hostileSchemas()['objects nested 10,000 deep'])).toBe('{ a?: { a?: { a?: { a?: object } } } }');
  });

  it('are told apart from loops for which no validator must be built', () => {
    expect(hasReferenceLoop(logical)).toBe(false);
    expect(hasReferenceLoop({ $ref: '#' })).toBe(true);
    expect(hasReferenceLoop(hostileSchemas()['a loop of references'])).toBe(true);
    expect(hasReferenceLoop(hostileSchemas()['objects nested 10,000 deep'])).toBe(false);
    const validate = new Ajv({ strict: false }).compile({ $ref: '#' });
    expect(() => validate({})).toThrow(RangeError);
  });
});

describe('field report 16: one compiled validator for each distinct schema', () => {
  const schema = (index: number) => ({
    $id: 'https://a.b/same',
    type: 'object',
    properties: { [`p${index}`]: { type: 'string' } },
  });

  it('has a key that equal schemas share, and that equal ids do not', () => {
    const keys = new Set<string>();
    for (let refresh = 0; refresh < 100; refresh++) {
      for (let tool = 0; tool < 300; tool++) keys.add(canonicalJson(JSON.parse(JSON.stringify(schema(tool)))));
    }
    expect(keys.size).toBe(300);
  });
});

describe('field report 17: a runtime without files and network', () => {
  it('loads under the permission model, asks for no built-in module, and follows no reference out', async () => {
    let hits = 0;
    const server = createServer((_, response) => {
      hits++;
      response.end('{"type":"string"}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const references = ['./local.json', 'file:///etc/hostname', `http://127.0.0.1:${port}/s.json`];
    try {
      expect(JSON.parse(await runRestricted(references))).toEqual({
        builtins: [],
        called: [],
        hints: ['unknown', 'unknown', 'unknown'],
        inner: ['{ v?: unknown }', '{ v?: unknown }', '{ v?: unknown }'],
      });
    } finally {
      server.close();
    }
    expect(hits).toBe(0);
  });
});

/** Loads the package with only itself to read, every way out replaced by a stub, and prints what was tried. */
async function runRestricted(references: readonly string[]): Promise<string> {
  const entry = new URL('./index.ts', import.meta.url).href;
  const program = `
    import fs from 'node:fs';
    import http from 'node:http';
    import https from 'node:https';
    import { registerHooks, syncBuiltinESMExports } from 'node:module';
    const builtins = [];
    registerHooks({
      resolve(specifier, context, next) {
        if (!specifier.startsWith('.') && context.parentURL?.includes('/src/')) builtins.push(specifier);
        return next(specifier, context);
      },
    });
    const { inputHint, diagnoseSchema, projectSchema } = await import(${JSON.stringify(entry)});
    const called = [];
    const stub = (name) => (...args) => { called.push(name); throw new Error(name); };
    const output = process.stdout;
    for (const [name, module] of Object.entries({ fs, http, https })) {
      for (const [key, { value, writable }] of Object.entries(Object.getOwnPropertyDescriptors(module))) {
        if (typeof value === 'function' && writable) module[key] = stub(name + '.' + key);
      }
    }
    globalThis.fetch = stub('fetch');
    syncBuiltinESMExports();
    const references = ${JSON.stringify(references)};
    const inside = (reference) => ({ type: 'object', properties: { v: { $ref: reference } } });
    for (const reference of references) {
      diagnoseSchema(inside(reference));
      projectSchema(inside(reference), 'gemini');
    }
    const hints = references.map((reference) => inputHint({ $ref: reference }));
    const inner = references.map((reference) => inputHint(inside(reference)));
    output.write(JSON.stringify({ builtins, called, hints, inner }));
  `;
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const args = ['--permission', `--allow-fs-read=${folder}`, '--input-type=module', '--eval', program];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (output === '') throw new Error(errors);
  return output;
}

async function text(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

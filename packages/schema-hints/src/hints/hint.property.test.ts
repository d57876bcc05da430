import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inputHint, outputHint } from '../index.ts';
import { anySchema, closedSchema, likelyValue } from '../testing/schemas.ts';
import { hasType, parseHint } from '../testing/typescript-value.ts';

/** Validates by draft 2020-12; `undefined` for a schema that cannot be compiled or never ends. */
function validator(schema: object): ((value: unknown) => boolean) | undefined {
  try {
    const validate = new Ajv2020({ strict: false, logger: false, ownProperties: true }).compile(schema);
    return (value) => validate(value);
  } catch {
    return undefined;
  }
}

function allows(validate: (value: unknown) => boolean, value: unknown): boolean | undefined {
  try {
    return validate(value);
  } catch {
    return undefined;
  }
}

describe('a hint of any JSON value', () => {
  it('is one TypeScript type on one line, within its bytes, and the same for a copy of the schema', () => {
    fc.assert(
      fc.property(anySchema, fc.integer({ min: 32, max: 400 }), (schema, maxBytes) => {
        const hint = inputHint(schema, { maxBytes });
        expect(new TextEncoder().encode(hint).length).toBeLessThanOrEqual(maxBytes);
        expect(hint).not.toMatch(/[\n\r\u2028\u2029`]|\*\//);
        expect(Buffer.from(hint).toString()).toBe(hint);
        parseHint(hint);
        expect(inputHint(structuredClone(schema), { maxBytes })).toBe(hint);
      }),
      { numRuns: 1_500 },
    );
  });
});

describe('a hint of a schema', () => {
  it('allows every value that the schema allows, at any bound', () => {
    let valid = 0;
    fc.assert(
      fc.property(
        closedSchema,
        fc.array(likelyValue, { minLength: 5, maxLength: 10 }),
        fc.integer({ min: 32, max: 300 }),
        (schema, values, maxBytes) => {
          const validate = validator(schema);
          if (validate === undefined) return;
          const type = parseHint(inputHint(schema, { maxBytes, maxProperties: 3, maxDepth: 3, maxLiterals: 3 }));
          for (const value of values) {
            if (allows(validate, value) !== true) continue;
            valid++;
            expect(hasType(type, value, true), `${JSON.stringify(schema)} allows ${JSON.stringify(value)}`).toBe(true);
          }
        },
      ),
      { numRuns: 200 },
    );
    expect(valid).toBeGreaterThan(50);
  }, 60_000);

  it('allows no other value when it is given for an output', () => {
    let given = 0;
    fc.assert(
      fc.property(closedSchema, fc.array(likelyValue, { minLength: 5, maxLength: 10 }), (schema, values) => {
        const hint = outputHint(schema);
        const validate = validator(schema);
        if (hint === undefined || validate === undefined) return;
        given++;
        const type = parseHint(hint);
        for (const value of values) {
          expect(hasType(type, value, true), `${hint} for ${JSON.stringify(schema)} and ${JSON.stringify(value)}`).toBe(
            allows(validate, value),
          );
        }
      }),
      { numRuns: 200 },
    );
    expect(given).toBeGreaterThan(50);
  }, 60_000);
});

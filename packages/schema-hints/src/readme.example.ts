import { diagnoseSchema, inputHint, outputHint, projectSchema } from '@toolsearch/schema-hints';

const input = {
  type: 'object',
  properties: { id: { type: 'string' }, count: { type: 'integer' }, mode: { enum: ['drip', 'flood'] } },
  required: ['id'],
  oneOf: [{ required: ['count'] }, { required: ['mode'] }],
};
const row = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'], additionalProperties: false };

export const takes = inputHint({ ...input, oneOf: undefined }); // { id: string; count?: number; mode?: "drip" | "flood" }
export const gives = outputHint({ type: 'array', items: row }); // Array<{ id: string }>
export const sent = projectSchema(input, 'anthropic').schema; // type object, no oneOf at the root
export const faults = diagnoseSchema({ type: 'object', properties: { a: { enum: [] } } }); // empty-enum at /properties/a/enum

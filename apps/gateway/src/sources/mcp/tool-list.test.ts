import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { schemaDiagnostics } from './schema-diagnostics.ts';
import { MAX_PAGES, readToolList } from './tool-list.ts';

const onePage = (tools: unknown) => readToolList(async () => ({ tools }));
/** What `JSON.parse` reads and nothing can write. */
const DEEP: unknown = JSON.parse(`${'{"not":'.repeat(100_000)}{}${'}'.repeat(100_000)}`);
const good = { name: 'good', inputSchema: { type: 'object' } };

describe('a tool list', () => {
  test.each([
    ['no name', { inputSchema: {} }, 'invalid-tool'],
    ['an empty name', { name: '', inputSchema: {} }, 'invalid-tool'],
    ['no object', 'tool', 'invalid-tool'],
    ['null', null, 'invalid-tool'],
    ['a name twice', { name: 'good', inputSchema: { type: 'string' } }, 'duplicate-name'],
  ])('leaves out a tool with %s, and keeps the others', async (_, bad, code) => {
    const { tools, diagnostics } = await onePage([good, bad, { ...good, name: 'after' }]);
    expect([...tools.values()]).toEqual([good, { ...good, name: 'after' }]);
    expect(diagnostics.map((diagnostic) => diagnostic.code)).toEqual([code]);
  });

  test.each([
    ['missing-inputSchema', {}, { inputSchema: { type: 'object' } }],
    ['invalid-inputSchema', { inputSchema: 'string' }, { inputSchema: { type: 'object' } }],
    ['invalid-inputSchema', { inputSchema: DEEP }, { inputSchema: { type: 'object' } }],
    ['invalid-outputSchema', { ...good, outputSchema: DEEP }, { inputSchema: { type: 'object' } }],
    ['invalid-outputSchema', { ...good, outputSchema: [] }, { inputSchema: { type: 'object' } }],
    ['invalid-description', { ...good, description: 7 }, { inputSchema: { type: 'object' } }],
    ['invalid-title', { ...good, title: {} }, { inputSchema: { type: 'object' } }],
  ])('keeps a tool with a fault of its own: %s', async (code, odd, kept) => {
    const { tools, diagnostics } = await onePage([{ ...odd, name: 'odd' }, good]);
    expect(tools.get('odd')).toEqual({ name: 'odd', ...kept });
    expect(tools.get('good')).toEqual(good);
    expect(diagnostics[0]).toMatchObject({ tool: 'odd', code });
  });

  test('takes of annotations what is a hint, and of a schema everything', async () => {
    const inputSchema = { $schema: 'urn:unknown', type: ['object'], 'x-own': { deep: [true] } };
    const annotations = { title: 'T', readOnlyHint: true, destructiveHint: 'yes', other: 1 };
    const { tools } = await onePage([{ name: 'a', inputSchema, annotations, _meta: {}, execution: {} }]);
    expect(tools.get('a')?.inputSchema).toEqual(inputSchema);
    expect(tools.get('a')?.annotations).toEqual({ title: 'T', readOnlyHint: true });
  });

  test('never fails for what single tools are, and keeps every good one', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.jsonValue(), { maxLength: 8 }),
        fc.array(fc.jsonValue(), { maxLength: 8 }),
        async (before, after) => {
          const { tools } = await onePage([...before, good, ...after]);
          expect(tools.get('good')?.name).toBe('good');
        },
      ),
    );
  });

  test.each([[undefined], [{}], [{ tools: {} }], ['x'], [null]])('that is %j is refused', async (answer) => {
    await expect(readToolList(async () => answer)).rejects.toMatchObject({
      code: 'list-failed',
      reason: 'its tools/list has no tools array',
    });
  });

  test('ends where a cursor comes again, also over several pages, and after the last page allowed', async () => {
    let requests = 0;
    const cycle = await readToolList(async (cursor) => {
      requests += 1;
      return { tools: [], nextCursor: cursor === 'b' ? 'a' : cursor === 'a' ? 'b' : 'a' };
    });
    expect(cycle.diagnostics.map(({ code }) => code)).toEqual(['cursor-loop']);
    expect(requests).toBe(3);
    const endless = await readToolList(async (cursor) => ({ tools: [], nextCursor: `${cursor}x` }));
    expect(endless.diagnostics.map(({ code }) => code)).toEqual(['list-too-long']);
    expect(MAX_PAGES).toBe(1_000);
  });

  test('tells of odd schemas only when asked, and once', async () => {
    const list = await onePage([{ name: 'a', inputSchema: { type: 'object', properties: { 'x/y': true } } }]);
    expect(list.diagnostics).toEqual([]);
    expect(schemaDiagnostics(list)).toEqual([
      {
        tool: 'a',
        code: 'boolean-property',
        message: 'inputSchema/properties/x~1y: true says nothing about the value; it is shown as unknown.',
      },
    ]);
    expect(schemaDiagnostics(list)).toBe(schemaDiagnostics(list));
  });
});

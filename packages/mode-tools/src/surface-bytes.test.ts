import { createCatalog, directSurface } from '@toolsearch/catalog';
import { callContext, tool } from '@toolsearch/tool-fixtures';
import { describe, expect, test } from 'vitest';
import { directBelowThreshold, surfaceBytes, toolsMode } from './index.ts';

describe('the bytes of a surface', () => {
  test('are the UTF-8 bytes of its definitions and of its prompt', () => {
    const tools = [{ name: 'a', description: 'é', inputSchema: { type: 'object' }, reason: 'direct' }] as const;
    const toolBytes = Buffer.byteLength('[{"name":"a","description":"é","inputSchema":{"type":"object"}}]');
    expect(surfaceBytes({ tools })).toEqual({ toolBytes, promptBytes: 0, totalBytes: toolBytes });
    expect(surfaceBytes({ tools, prompt: 'über' })).toEqual({ toolBytes, promptBytes: 5, totalBytes: toolBytes + 5 });
    expect(surfaceBytes({ tools: [] })).toEqual({ toolBytes: 2, promptBytes: 0, totalBytes: 2 });
  });
});

describe('the threshold under which everything stays direct', () => {
  const many = Array.from({ length: 90 }, (_, n) => tool({ name: `small-${n}`, owner: 'big' }));
  const always = Array.from({ length: 50 }, (_, n) =>
    tool({ name: `core-${n}`, description: 'x'.repeat(500), visible: 'always' }),
  );
  const camera = tool({ name: 'camera', source: 'plugin', owner: 'cam', catalogMode: 'direct-only' });
  const secret = tool({ name: 'secret', visible: 'never' });
  const catalog = createCatalog([...many, ...always, camera, secret]);
  const hideable = surfaceBytes(directSurface(createCatalog(many))).totalBytes;

  test('counts only what a compact mode would hide', () => {
    expect(directBelowThreshold(catalog, { thresholdBytes: hideable })).toBeDefined();
    expect(directBelowThreshold(catalog, { thresholdBytes: hideable - 1 })).toBeUndefined();
  });

  test('gives the direct surface, each tool with the reason why it is there', async () => {
    const surface = directBelowThreshold(catalog, { thresholdBytes: hideable });
    expect(surface?.mode).toBe('direct');
    expect(surface?.tools.map(({ name }) => name)).toEqual(directSurface(catalog).tools.map(({ name }) => name));
    const count = (reason: string) => surface?.tools.filter((one) => one.reason === reason).length;
    expect([count('below-threshold'), count('always'), count('direct-only')]).toEqual([90, 50, 1]);
    const result = await surface?.dispatch('core-1', { a: 1 }, callContext());
    expect(result?.details).toEqual({ a: 1 });
  });

  test('nothing to hide is below every threshold', () => {
    expect(directBelowThreshold(createCatalog(always), { thresholdBytes: 2 })?.tools).toHaveLength(50);
  });

  test('is worth setting to what the compact surface itself costs', () => {
    const thresholdBytes = surfaceBytes(toolsMode(createCatalog(many))).totalBytes;
    expect(directBelowThreshold(createCatalog(many.slice(0, 3)), { thresholdBytes })).toBeDefined();
    expect(directBelowThreshold(createCatalog(many), { thresholdBytes })).toBeUndefined();
  });
});

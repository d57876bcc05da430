import { readFileSync } from 'node:fs';
import { runReadmeExample } from '@toolsearch/readme-example';
import { describe, expect, it } from 'vitest';
import { INPUT_LIMITS, OUTPUT_LIMITS } from './hints/limits.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('README', () => {
  const readme = read('../README.md');

  it('shows an example that gives what it says', async () => {
    const { faults, gives, sent, takes } = await runReadmeExample(
      import.meta.dirname,
      () => import('./readme.example.ts'),
    );
    expect(takes).toBe('{ id: string; count?: number; mode?: "drip" | "flood" }');
    expect(gives).toBe('Array<{ id: string }>');
    expect(sent.type).toBe('object');
    expect(sent).not.toHaveProperty('oneOf');
    expect(faults).toEqual([expect.objectContaining({ code: 'empty-enum', path: '/properties/a/enum' })]);
  });

  it('gives the default bounds', () => {
    const plain = readme.replace(/ +/g, ' ');
    for (const [name, value] of Object.entries(INPUT_LIMITS)) {
      expect(plain).toContain(`| \`${name}\` | ${value} | ${OUTPUT_LIMITS[name as keyof typeof OUTPUT_LIMITS]} |`);
    }
  });

  it('lists every code of a finding', () => {
    const codes = [...read('./diagnostic.ts').matchAll(/^ {2}\| '([a-z-]+)'/gm)].map(([, code]) => code);
    expect(codes.length).toBeGreaterThan(15);
    for (const code of codes) expect(readme).toContain(`\`${code}\``);
  });
});

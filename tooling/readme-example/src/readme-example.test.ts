import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkShownExample, runReadmeExample } from './index.ts';

const EXAMPLE = 'const { a } = await start();\nexport const b = a;\n';
let folder: string;
let source: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'toolsearch-readme-'));
  source = join(folder, 'src');
  mkdirSync(source);
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(readme: string, example = EXAMPLE): void {
  writeFileSync(join(folder, 'README.md'), readme);
  writeFileSync(join(source, 'readme.example.ts'), example);
}
const fence = (text: string) => `# Name\n\n\`\`\`ts\n${text}\`\`\`\n\nMore.\n`;
const run = async () => ({ b: 1 });

describe('an example', () => {
  test('that the README shows without its exports is run, and gives what it exports', async () => {
    write(fence('const { a } = await start();\nconst b = a;\n'));
    expect(await runReadmeExample(source, run)).toEqual({ b: 1 });
  });

  test('may stand in any fence of the README', () => {
    write(fence('const first = 1;\n') + fence('const { a } = await start();\nconst b = a;\n'));
    expect(() => checkShownExample(source, 'readme.example.ts')).not.toThrow();
  });

  test.each([
    ['another value', fence('const { a } = await start();\nconst b = 2;\n')],
    ['its exports', fence(EXAMPLE)],
    ['no example', '# Name\n'],
  ])('is not run when the README shows %s', async (_, readme) => {
    write(readme);
    let ran = false;
    await expect(
      runReadmeExample(source, async () => {
        ran = true;
      }),
    ).rejects.toThrow(/README\.md shows another example/);
    expect(ran).toBe(false);
  });

  test('of more than 15 lines is refused', async () => {
    const long = 'step();\n'.repeat(16);
    write(fence(long), long);
    await expect(runReadmeExample(source, run)).rejects.toThrow('has 16 lines; wanted at most 15');
  });
});

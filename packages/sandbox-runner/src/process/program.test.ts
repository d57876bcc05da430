import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { childProgram, powersProgram } from './program.ts';

it('fits the longest command line there is, with room for the flags', () => {
  expect(childProgram().length).toBeLessThan(31_000);
});

it('holds no module syntax and no comment, and parses', () => {
  for (const program of [childProgram(), powersProgram()]) {
    expect(program).not.toMatch(/^(?:import|export|\s*\/\/)/m);
    execFileSync(process.execPath, ['--check', '-'], { input: program });
  }
});

const dist = join(import.meta.dirname, '../../dist/index.js');
it.skipIf(!existsSync(dist))('goes along with the built package', () => {
  const text =
    `import { createSandbox } from ${JSON.stringify(dist)};\n` +
    `const sandbox = await createSandbox(); const outcome = await sandbox.run('return await f(20) + 2', { functions: { f: async ([x]) => x * 2 } });\n` +
    'await sandbox.close(); console.log(outcome.value);';
  expect(execFileSync(process.execPath, ['--input-type=module', '-e', text]).toString()).toBe('42\n');
});

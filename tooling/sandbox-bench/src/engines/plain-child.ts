/** A child for each call with the permission model and nothing else: context, body, one line of JSON each way. */
import { spawn } from 'node:child_process';
import type { Engine } from './engine.ts';

const PROGRAM = `
const vm = require('node:vm');
const lines = require('node:readline').createInterface({ input: process.stdin });
let answer;
const host = (value) => new Promise((resolve) => {
  answer = resolve;
  process.stdout.write(JSON.stringify({ call: value }) + '\\n');
});
let started = false;
lines.on('line', async (line) => {
  if (started) return answer(JSON.parse(line));
  started = true;
  const context = vm.createContext({ host });
  const value = await vm.runInContext('(async () => {' + JSON.parse(line) + '})()', context);
  process.stdout.write(JSON.stringify({ value }) + '\\n');
  process.exit(0);
});
`;

export function plainChildEngine(): Engine {
  return {
    name: 'plain child',
    prepare: async () => {},
    firstCallMs: () =>
      new Promise((resolve, reject) => {
        const startedAt = performance.now();
        let firstMs = Number.NaN;
        const child = spawn(process.execPath, ['--permission', '--no-warnings', '-e', PROGRAM], {
          env: {},
          stdio: ['pipe', 'pipe', 'inherit'],
        });
        child.once('error', reject);
        child.once('close', () => resolve(firstMs));
        child.stdin.write(`${JSON.stringify('return await host(1);')}\n`);
        child.stdout.on('data', (chunk: Buffer) => {
          if (!chunk.includes('"call"')) return;
          firstMs = performance.now() - startedAt;
          child.stdin.write('1\n');
        });
      }),
    close: async () => {},
  };
}

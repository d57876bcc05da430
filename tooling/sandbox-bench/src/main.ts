/** `pnpm bench:sandbox [--json] [--rounds N]` and `pnpm bench:sandbox --soak N [--json]`. */
import { parseArgs } from 'node:util';
import { timeCalls } from './calls.ts';
import { timeFirstCalls } from './first-call.ts';
import { soak } from './soak.ts';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    json: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '30' },
    soak: { type: 'string' },
  },
});

const wholeNumber = (name: string, text: string): number => {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value > 0) return value;
  console.error(`Found --${name} ${text}; wanted a whole number of at least 1.`);
  process.exit(2);
};

if (values.soak !== undefined) {
  const executions = wholeNumber('soak', values.soak);
  const result = await soak(executions, (done) => {
    if (!values.json) console.log(`${done} of ${executions}`);
  });
  if (values.json) console.log(JSON.stringify(result, null, 2));
  else console.table(Object.fromEntries(Object.entries(result).map(([key, value]) => [key, JSON.stringify(value)])));
  const unexpected = Object.keys(result.failures).filter((code) => code !== 'runtime-unavailable');
  const lost = result.failures['runtime-unavailable'] ?? 0;
  const sound = result.wrong === 0 && unexpected.length === 0 && lost <= result.killed && result.zombies === 0;
  process.exitCode = sound && result.children[1] === 0 ? 0 : 1;
} else {
  const rounds = wholeNumber('rounds', values.rounds);
  const firstCall = await timeFirstCalls(rounds);
  const calls = await timeCalls(Math.max(5, Math.round(rounds / 2)));
  if (values.json) {
    console.log(JSON.stringify({ node: process.version, firstCall, calls }, null, 2));
  } else {
    console.log(`Milliseconds to the first bridge call, ${rounds} rounds, Node ${process.version}`);
    for (const { engine, p50, p95, ofPlain } of firstCall.rows) {
      console.log(
        `${engine.padEnd(22)} p50 ${p50.toFixed(2).padStart(7)}  p95 ${p95.toFixed(2).padStart(7)}  ${ofPlain.toFixed(3)} of plain`,
      );
    }
    for (const name of firstCall.absent) console.log(`${name.padEnd(22)} not installed here`);
    const { concurrentUs, sequentialUs, pingPongUs } = calls;
    const us = (value: number): string => `${value.toFixed(1).padStart(7)}  ${(value / pingPongUs).toFixed(3)} of bare`;
    console.log(`Microseconds a call over the same work in this process, ${calls.calls} calls in one body`);
    console.log(`all at once            ${us(concurrentUs)}`);
    console.log(`one after the other    ${us(sequentialUs)}`);
    console.log(`bare processes         ${us(pingPongUs)}: as many bytes to and fro, and nothing else`);
  }
}

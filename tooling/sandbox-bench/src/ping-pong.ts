/** The wall under every call that is awaited alone: two bare Node processes that hand the same bytes to and fro. */
import { spawn } from 'node:child_process';

/** Reads and writes while blocking, as a child of the sandbox does, and does nothing else. */
const ECHO = `
const { readSync, writeSync } = require('node:fs');
const bytes = Buffer.alloc(65536);
for (let count; (count = readSync(0, bytes)) > 0; ) writeSync(1, bytes, 0, count);`;

/**
 * Milliseconds for `rounds` messages of `bytes` bytes sent and echoed, each after the one before. Rejects when the child
 * does not start, or ends early.
 */
export function pingPongMs(rounds: number, bytes: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--jitless', '-e', ECHO], { stdio: ['pipe', 'pipe', 'inherit'] });
    const message = Buffer.alloc(bytes, 'x');
    let startedAt = 0;
    let ms: number | undefined;
    let received = -bytes;
    child.once('error', reject);
    child.once('close', () => {
      if (ms === undefined) reject(new Error('The child that echoes ended before the last round.'));
      else resolve(ms);
    });
    child.stdout.on('data', (chunk: Buffer) => {
      received += chunk.length;
      // The first echo only says that the child has started.
      if (received === 0) startedAt = performance.now();
      if (received % bytes !== 0) return;
      if (received < rounds * bytes) {
        child.stdin.write(message);
        return;
      }
      ms = performance.now() - startedAt;
      child.stdin.end();
    });
    child.stdin.write(message);
  });
}

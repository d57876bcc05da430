import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../clock.ts';
import { flattenFunctions } from '../functions.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import type { SandboxOutcome } from '../outcome.ts';
import { startChild } from '../process/child.ts';
import { childFlags, type LaunchPlan } from '../process/launch.ts';
import { runBody } from '../run/run.ts';
import { createFrameReader, encodeFrame } from './frames.ts';
import { parseChildMessage } from './messages.ts';

describe('frames', () => {
  it('come out as they went in, however the bytes are cut', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), fc.array(fc.integer({ min: 1, max: 9 })), (texts, cuts) => {
        const bytes = Buffer.concat(texts.map(encodeFrame));
        const reader = createFrameReader(() => 1_000_000);
        const out: string[] = [];
        for (let at = 0, turn = 0; at < bytes.length; turn++) {
          const size = cuts.length === 0 ? bytes.length : (cuts[turn % cuts.length] as number);
          expect(reader.push(bytes.subarray(at, at + size), (text) => out.push(text))).toBe(true);
          at += size;
        }
        // Lone surrogates have no UTF-8; JSON text never holds one.
        expect(out).toEqual(texts.map((text) => Buffer.from(text).toString()));
      }),
    );
  });

  it('are refused as soon as one announces more than the bound', () => {
    const reader = createFrameReader(() => 10);
    expect(reader.push(Buffer.from([0, 0, 0, 11]), () => {})).toBe(false);
  });
});

describe('messages', () => {
  it('of any other form are none', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const message = parseChildMessage(JSON.stringify(value));
        const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
        if (!isRecord) expect(message).toBeUndefined();
      }),
    );
    for (const text of [
      '',
      '{',
      '{"calls":[[1]]}',
      '{"calls":[["1","f",[]]]}',
      '{"end":true}',
      '{"logs":[["info","x"]]}',
      '{"refused":1}',
    ]) {
      expect(parseChildMessage(text)).toBeUndefined();
    }
  });
});

/** Children that got rid of our program and speak for themselves. */
describe('a hostile child', () => {
  const plan: LaunchPlan = {
    execPath: process.execPath,
    flags: childFlags(64, true, new Set(['--no-experimental-websocket', '--no-strip-types'])),
    user: undefined,
    networkNamespace: false,
    kernelLimits: undefined,
  };
  const PRELUDE = `
    const fs = require('node:fs');
    const raw = (bytes) => { for (let at = 0; at < bytes.length; ) at += fs.writeSync(1, bytes, at) };
    const frame = (text) => { const head = Buffer.alloc(4); head.writeUInt32BE(Buffer.byteLength(text)); raw(Buffer.concat([head, Buffer.from(text)])) };
    frame('{"ready":true}');
    fs.readSync(0, Buffer.alloc(65536));
  `;
  const calls: string[] = [];
  const { byPath, tree } = flattenFunctions({ f: async () => void calls.push('f'), g: async () => 1 });

  async function face(program: string): Promise<SandboxOutcome> {
    const child = startChild(plan, PRELUDE + program);
    expect(await child.ready).toBeUndefined();
    const pool = { take: async () => ({ child, pooled: false }) };
    return runBody('return 1', pool, {
      functions: byPath,
      tree,
      timeoutMs: 4000,
      ends: [],
      limits: { ...DEFAULT_LIMITS, maxTransferBytes: 1_000_000, maxCalls: 10 },
      clock: systemClock,
    });
  }

  it.each([
    ['garbage', 'raw(Buffer.from([0, 0, 0, 3, 1, 2, 3]))', 'runtime-unavailable'],
    ['no frame at all', 'raw(Buffer.from(\'{"end":true}\\n\'))', 'limit-exceeded'],
    ['a frame of 4 GB', 'raw(Buffer.from([255, 255, 255, 255]))', 'limit-exceeded'],
    ['frames without end', "for (;;) frame('{}')", 'runtime-unavailable'],
    ['a flood of nothing', 'for (;;) raw(Buffer.alloc(65536))', 'runtime-unavailable'],
    ['a function nobody gave', 'frame(\'{"calls":[[1,"constructor",[]]]}\')', 'runtime-unavailable'],
    ['a number used twice', 'frame(\'{"calls":[[1,"g",[]],[1,"g",[]]]}\')', 'runtime-unavailable'],
    ['a number made up', 'frame(\'{"calls":[[7,"f",[]]]}\')', 'runtime-unavailable'],
    [
      'more calls than allowed',
      'frame(JSON.stringify({ calls: Array.from({ length: 11 }, (_, i) => [i + 1, "g", []]) }))',
      'runtime-unavailable',
    ],
    ['ready twice', 'frame(\'{"ready":true}\')', 'runtime-unavailable'],
    [
      'a code that is not its own',
      'frame(\'{"end":true,"unhandled":[],"error":{"code":"aborted","message":"x"}}\')',
      'runtime-unavailable',
    ],
    [
      'a value beyond the bound',
      'frame(JSON.stringify({ end: true, unhandled: [], value: "x".repeat(900000) }))',
      undefined,
    ],
    ['a leaving', 'process.exit(0)', 'runtime-unavailable'],
    ['silence', 'for (;;);', 'timeout'],
    ['noise on its standard error', "for (;;) fs.writeSync(2, 'x'.repeat(65536))", 'timeout'],
  ])('that sends %s costs its run only', async (_what, program, code) => {
    const outcome = await face(program);
    if (code === undefined) expect(outcome.ok).toBe(true);
    else expect(outcome).toMatchObject({ ok: false, code });
    expect(calls).toEqual([]);
  });
});

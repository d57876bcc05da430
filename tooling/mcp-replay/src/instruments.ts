/** Tools by which a test looks into a replay server, or makes it do something. Each connection has its own set. */

import { setTimeout as delay } from 'node:timers/promises';

export interface Instruments {
  /** Their definitions; `unlock` changes them. */
  tools(): readonly unknown[];
  /** The result, or undefined when the name is no instrument's. */
  call(name: string, args: Record<string, unknown>, context: InstrumentContext): Promise<unknown>;
  /** Counts a `tools/list` request. */
  countList(): void;
}

export interface InstrumentContext {
  readonly signal: AbortSignal;
  /** Sends the change notice. */
  readonly notifyChanged: () => Promise<void>;
  /** Sends a sign of progress, when the caller asked for it. */
  readonly progress: (progress: number) => Promise<void>;
}

const ANY = { type: 'object' };
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export function createInstruments(): Instruments {
  let count = 0;
  let listRequests = 0;
  let cancelled = 0;
  let unlocked = false;

  const calls: Record<string, (args: Record<string, unknown>, context: InstrumentContext) => unknown> = {
    /** Counts the calls of this connection. */
    counter: () => ({ count: ++count }),
    environment: () => process.env,
    pid: () => ({ pid: process.pid }),
    stats: () => ({ listRequests, cancelled }),
    /** Waits, with a sign of progress every `progressMs`. */
    async sleep({ ms, progressMs }, { signal, progress }) {
      const end = performance.now() + Number(ms);
      for (let step = 1; performance.now() < end && !signal.aborted; step++) {
        const left = end - performance.now();
        await delay(progressMs === undefined ? left : Math.min(left, Number(progressMs)), undefined, { signal }).catch(
          () => {},
        );
        if (progressMs !== undefined) await progress(step);
      }
      if (signal.aborted) cancelled += 1;
      return { slept: !signal.aborted };
    },
    /** Swaps `old_tool` for `secret_number` and says so `notices` times over `spreadMs`. */
    async unlock({ notices = 1, spreadMs = 0 }, { notifyChanged }) {
      unlocked = true;
      for (let sent = 0; sent < Number(notices); sent++) {
        await notifyChanged();
        if (Number(spreadMs) > 0)
          await new Promise((resolve) => setTimeout(resolve, Number(spreadMs) / Number(notices)));
      }
      return { unlocked };
    },
    old_tool: () => ({ old: true }),
    secret_number: () => ({ secret: 42 }),
  };

  /** Results that are more than a value. */
  const raw: Record<string, unknown> = {
    blocks: {
      content: [
        { type: 'text', text: 'first', annotations: { audience: ['user'] } },
        { type: 'image', data: PIXEL, mimeType: 'image/png' },
        { type: 'audio', data: 'AAAA', mimeType: 'audio/wav' },
        { type: 'resource', resource: { uri: 'test://r', mimeType: 'text/plain', text: 'inside' } },
        { type: 'resource_link', uri: 'test://l', name: 'link' },
        { type: 'future', anything: [1] },
        { type: 'text', text: 'last' },
      ],
      structuredContent: { n: 1, list: [null, 'x'] },
    },
    /** An error whose structured value does not match the output schema. */
    failing: { content: [{ type: 'text', text: 'it went wrong' }], structuredContent: { bad: true }, isError: true },
    bare: {},
  };

  return {
    tools: () => [
      ...['counter', 'environment', 'pid', 'stats', 'sleep', 'unlock', unlocked ? 'secret_number' : 'old_tool'].map(
        (name) => ({
          name,
          inputSchema: ANY,
        }),
      ),
      ...Object.keys(raw).map((name) => ({
        name,
        inputSchema: ANY,
        outputSchema: { type: 'object', properties: { n: { type: 'number' } }, required: ['n'] },
      })),
    ],
    async call(name, args, context) {
      if (Object.hasOwn(raw, name)) return raw[name];
      const instrument = Object.hasOwn(calls, name) ? calls[name] : undefined;
      if (!instrument) return undefined;
      const structuredContent = await instrument(args, context);
      return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
    },
    countList() {
      listRequests += 1;
    },
  };
}

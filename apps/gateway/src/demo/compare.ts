/** The same question through two surfaces, and what each cost. */
import type { Mode } from '@toolsearch/catalog';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { parseConfig } from '../config/load.ts';
import { startGateway } from '../gateway.ts';
import type { MockProvider } from '../qa/mock-provider/index.ts';

/** One row of the table. */
export interface DemoRow {
  readonly mode: Mode;
  readonly tools: number;
  readonly requestBytes: number;
  /** Of the first request, by the tokenizer of current OpenAI models (o200k_base). */
  readonly requestTokens: number;
  /** Requests to the model until it answered. */
  readonly requests: number;
  readonly answer: string;
}

/** Asks through a gateway of its own; the provider has recorded what it was sent. */
export async function askThrough(
  mode: Mode,
  options: {
    readonly config: Readonly<Record<string, unknown>>;
    readonly stateDir: string;
    readonly question: string;
    readonly provider: MockProvider;
  },
): Promise<DemoRow> {
  const { config, stateDir, question, provider } = options;
  const before = provider.requests.length;
  const gateway = await startGateway({
    config: parseConfig({
      ...config,
      gateway: { port: 0, stateDir },
      tools: { toolSearch: mode === 'direct' ? false : { mode } },
    }),
    baseDir: stateDir,
  });
  try {
    const response = await fetch(`${gateway.url}/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${gateway.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'toolsearch', messages: [{ role: 'user', content: question }] }),
    });
    const body = (await response.json()) as {
      choices?: { message: { content: string } }[];
      error?: { message: string };
    };
    const sent = provider.requests.slice(before);
    const first = sent[0]?.bytes ?? Buffer.alloc(0);
    return {
      mode,
      tools: ((sent[0]?.body.tools ?? []) as unknown[]).length,
      requestBytes: first.length,
      requestTokens: encode(first.toString('utf8')).length,
      requests: sent.length,
      answer: body.choices?.[0]?.message.content ?? `(${body.error?.message ?? `status ${response.status}`})`,
    };
  } finally {
    await gateway.close();
  }
}

/** The rows as a table a person reads at a glance. */
export function formatRows(rows: readonly DemoRow[]): string {
  const header = ['mode', 'tools shown', 'first request', 'tokens', 'requests', 'answer'];
  const cells = rows.map(({ mode, tools, requestBytes, requestTokens, requests, answer }) => [
    mode,
    String(tools),
    `${(requestBytes / 1024).toFixed(1)} KB`,
    String(requestTokens),
    String(requests),
    answer.replace(/\s+/g, ' ').trim().slice(0, 60),
  ]);
  const widths = header.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => (row[column] ?? '').length)),
  );
  const line = (row: readonly string[]) =>
    `  ${row.map((text, column) => (column === 0 || column === 5 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0))).join('   ')}`.trimEnd();
  return `${[header, widths.map((width) => '─'.repeat(width)), ...cells].map(line).join('\n')}\n`;
}

import { parseConfig, startGateway } from '@toolsearch/gateway';

const config = parseConfig({
  gateway: { port: 0, stateDir: process.env.STATE_DIR },
  model: 'openai/gpt-5-mini',
  providers: { openai: { baseUrl: process.env.OPENAI_BASE_URL ?? 'https://api.openai.com/v1', apiKey: 'sk-...' } },
  plugins: { paths: ['./readme.plugin.ts'] },
  tools: { toolSearch: true },
});
export const gateway = await startGateway({ config, baseDir: import.meta.dirname });
const headers = { authorization: `Bearer ${gateway.token}`, 'content-type': 'application/json' };
const messages = [{ role: 'user', content: 'use refund with {"order":"A-7"}' }];
const body = JSON.stringify({ model: 'toolsearch', messages });
const response = await fetch(`${gateway.url}/v1/chat/completions`, { method: 'POST', headers, body });
export const { choices } = (await response.json()) as { choices: [{ message: { content: string } }] };

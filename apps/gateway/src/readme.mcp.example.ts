import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

const url = new URL('/mcp', process.env.GATEWAY_URL ?? 'http://127.0.0.1:18800');
const headers = { authorization: `Bearer ${process.env.GATEWAY_TOKEN}` };
const client = new Client({ name: 'my-agent', version: '1.0.0' });
await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
export const { tools } = await client.listTools();
const call = { id: 'plugin:shop:refund', args: { order: 'A-7' } };
export const result = await client.callTool({ name: 'tool_call', arguments: call });
await client.close();

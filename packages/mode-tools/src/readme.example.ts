import { createCatalog } from '@toolsearch/catalog';
import { toolsMode } from '@toolsearch/mode-tools';

const weather = async () => ({ content: [{ type: 'text' as const, text: 'Sunny, 21 °C' }] });
const city = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] };
const catalog = createCatalog([
  { source: 'openclaw', name: 'get_weather', description: 'Weather of a city', inputSchema: city, execute: weather },
]);

const surface = toolsMode(catalog); // surface.tools goes to the model: tool_search, tool_describe, tool_call
const run = { runId: 'r1', sessionId: 's1', origin: 'direct' as const, signal: AbortSignal.timeout(10_000) };
export const found = await surface.dispatch('tool_search', { query: 'weather in a city' }, { ...run, callId: 'c1' });
const call = { id: 'get_weather', args: { city: 'Oslo' } };
export const answer = await surface.dispatch('tool_call', call, { ...run, callId: 'c2' });

import { createCatalog } from '@toolsearch/catalog';
import { chooseSchemas, directoryMode } from '@toolsearch/mode-directory';

const execute = async () => ({ content: [{ type: 'text' as const, text: 'Refunded.' }] });
const shop = { source: 'plugin' as const, owner: 'shop', inputSchema: { type: 'object' }, execute };
const catalog = createCatalog([
  { ...shop, name: 'refund', description: 'Refund an order' },
  { ...shop, name: 'stock', description: 'Count a product in stock' },
]);

const chosen = chooseSchemas({ catalog, text: 'Please refund my order', max: 1 }); // once a session
export const surface = directoryMode(catalog, { chosen, contextWindowTokens: 128_000 });
const run = { runId: 'r1', sessionId: 's1', origin: 'direct' as const, signal: AbortSignal.timeout(10_000) };
export const answer = await surface.dispatch('shop__refund', {}, { ...run, callId: 'c1' });

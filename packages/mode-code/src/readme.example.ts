import { createCatalog } from '@toolsearch/catalog';
import { codeMode } from '@toolsearch/mode-code';
import { createSandbox } from '@toolsearch/sandbox-runner';

const execute = async () => ({ content: [], details: { celsius: 21 } });
const weather = { source: 'openclaw' as const, name: 'get_weather', description: 'Weather of a city' };
const catalog = createCatalog([{ ...weather, inputSchema: { type: 'object' }, execute }]);
const sandbox = await createSandbox(); // throws where no isolated child can be had: use toolsMode(catalog) there

const surface = codeMode(catalog, sandbox); // surface.tools goes to the model: tool_search_code
const code = `const [hit] = await openclaw.tools.search('weather in a city');
return (await openclaw.tools.call(hit.id, { city: 'Oslo' })).result.details;`;
const run = { runId: 'r1', sessionId: 's1', callId: 'c1', signal: AbortSignal.timeout(60_000) };
export const answer = await surface.dispatch('tool_search_code', { code }, { ...run, origin: 'direct' });
await sandbox.close();

/** A gateway of its own process for the test that kills it: starts the given server, says so, and waits. */
import { systemClock } from '@toolsearch/policy';
import { createMcpServers } from './servers.ts';

const entry = JSON.parse(process.argv[2] ?? '');
const servers = createMcpServers({
  configs: { a: entry },
  clock: systemClock,
  environment: process.env,
  clientVersion: '0.0.0',
  maxMessageBytes: 1_000_000,
});
await servers.session({}, () => {}).settled();
process.stdout.write('ready\n');

/**
 * The replay server as a program.
 *
 *     mcp-replay [--catalog FILE]... [--http PORT] [--fault NAME]... [--instruments] [--page-size N] [--marker TEXT]
 *
 * Without `--http` it serves one catalog over stdio; with it all of them, and prints the address.
 */
import { parseArgs } from 'node:util';
import { readReplayCatalog } from './catalog.ts';
import { parseFault } from './faults.ts';
import { serveStdio } from './stdio.ts';

const { values } = parseArgs({
  options: {
    catalog: { type: 'string', multiple: true, default: [] },
    http: { type: 'string' },
    fault: { type: 'string', multiple: true, default: [] },
    instruments: { type: 'boolean', default: false },
    'page-size': { type: 'string' },
    marker: { type: 'string' },
  },
});

const catalogs = values.catalog.map(readReplayCatalog);
const pageSize = values['page-size'] === undefined ? {} : { pageSize: Number(values['page-size']) };
const { instruments, marker } = values;

if (values.http === undefined) {
  const faults = new Set(values.fault.map(parseFault));
  const [catalog = { server: 'replay', tools: [] }] = catalogs;
  serveStdio(catalog, { faults, instruments, ...pageSize, ...(marker === undefined ? {} : { marker }) });
} else {
  // Only here, since it brings a server library that stdio starts faster without.
  const { serveHttp } = await import('./http.ts');
  const replay = await serveHttp({ catalogs, port: Number(values.http), instruments, ...pageSize });
  process.stdout.write(`http://127.0.0.1:${replay.port}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void replay.close().then(() => process.exit(0)));
}

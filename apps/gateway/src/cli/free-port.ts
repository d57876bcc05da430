/** Whether a port can be had, asked before long work whose end would need it. */
import { createServer } from 'node:net';
import { defaultConfig } from '../config/load.ts';

/** Throws a plain Error that names `--port` when nothing could listen there. Nothing listens afterwards. */
export async function refuseTakenPort(port: number): Promise<void> {
  const { host } = defaultConfig().gateway;
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code = 'an error' }: NodeJS.ErrnoException) => {
      const advice = 'Choose another port with --port <n> (npm start -- --port <n>); 0 takes a free one.';
      reject(new Error(`Cannot listen on ${host}:${port}: ${code}. ${advice}`));
    });
    server.listen(port, host, resolve);
  });
  await new Promise((resolve) => server.close(resolve));
}

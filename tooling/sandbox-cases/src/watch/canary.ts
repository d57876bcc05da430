/** A listener that no body may ever reach, at the address that attacks name. */
import dgram from 'node:dgram';
import { createServer } from 'node:net';

export const CANARY_PORT = 48231;

export interface Canary {
  /** Connections and datagrams so far. */
  readonly reached: number;
  close(): void;
}

/** Another run of the cases on this machine holds the port; it is over soon. */
const PORT_WAIT_MS = 300_000;
const PORT_RETRY_MS = 250;

/** Listens for TCP and UDP on 127.0.0.1, and waits up to five minutes for the port to be free. */
export async function startCanary(port: number = CANARY_PORT): Promise<Canary> {
  const giveUpAt = Date.now() + PORT_WAIT_MS;
  for (;;) {
    try {
      return await listen(port);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || Date.now() > giveUpAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, PORT_RETRY_MS));
    }
  }
}

async function listen(port: number): Promise<Canary> {
  let reached = 0;
  const server = createServer((socket) => {
    reached++;
    socket.destroy();
  });
  const datagrams = dgram.createSocket('udp4');
  datagrams.on('message', () => reached++);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  await new Promise<void>((resolve, reject) => {
    datagrams.once('error', reject);
    datagrams.bind(port, '127.0.0.1', resolve);
  });
  return {
    get reached() {
      return reached;
    },
    close() {
      server.close();
      datagrams.close();
    },
  };
}

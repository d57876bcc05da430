/** A listener that no body may ever reach, at the address that attacks name. */
import dgram from 'node:dgram';
import { createServer } from 'node:net';

export const CANARY_PORT = 48231;

export interface Canary {
  /** Connections and datagrams so far. */
  readonly reached: number;
  close(): void;
}

/** Listens for TCP and UDP on 127.0.0.1. Rejects when the port is taken. */
export async function startCanary(port: number = CANARY_PORT): Promise<Canary> {
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

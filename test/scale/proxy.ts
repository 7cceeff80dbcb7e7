import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a server that can fail as networks do. */
export interface FaultProxy {
  /** The server's address with the proxy's host and port. */
  readonly url: string;
  /** Cuts the connections that there are. */
  cut(): void;
  /** Cuts a connection when its server says this, before it is heard; says when it did. */
  cutAt(said: string): Promise<void>;
  /** Nothing goes through the connections that there are any more, and nobody is told. */
  freeze(): void;
  /** While refused, connections are closed at once. */
  refuse(refused: boolean): void;
  close(): Promise<void>;
}

interface Pair {
  readonly client: Socket;
  readonly server: Socket;
  frozen: boolean;
}

export async function openProxy(address: string): Promise<FaultProxy> {
  const target = new URL(address);
  const pairs = new Set<Pair>();
  let refused = false;
  let trap: { readonly said: string; readonly sprung: () => void } | null = null;
  const end = (pair: Pair) => {
    pairs.delete(pair);
    pair.client.destroy();
    pair.server.destroy();
  };
  const listener = createServer((client) => {
    if (refused) {
      client.destroy();
      return;
    }
    const server = connect(Number(target.port), target.hostname);
    const pair: Pair = { client, server, frozen: false };
    pairs.add(pair);
    for (const socket of [client, server]) {
      socket.on('error', () => end(pair));
      socket.on('close', () => end(pair));
    }
    client.on('data', (data) => pair.frozen || server.write(data));
    server.on('data', (data) => {
      if (pair.frozen) return;
      if (trap !== null && data.includes(trap.said)) {
        trap.sprung();
        trap = null;
        end(pair);
      } else client.write(data);
    });
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const own = listener.address();
  const url = new URL(address);
  url.host = `127.0.0.1:${typeof own === 'object' ? own?.port : ''}`;
  return {
    url: url.href,
    cut: () => pairs.forEach(end),
    cutAt: (said) =>
      new Promise((resolve) => {
        trap = { said, sprung: resolve };
      }),
    freeze() {
      for (const pair of pairs) pair.frozen = true;
    },
    refuse(value) {
      refused = value;
    },
    async close() {
      pairs.forEach(end);
      listener.close();
      await once(listener, 'close');
    },
  };
}

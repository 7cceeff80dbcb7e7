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
  /** Freezes a connection when its server says this, before it is heard; says when it did. */
  freezeAt(said: string): Promise<void>;
  /** While refused, connections are closed at once. */
  refuse(refused: boolean): void;
  close(): Promise<void>;
}

interface Pair {
  readonly client: Socket;
  readonly server: Socket;
  frozen: boolean;
  /** The end of what the server said last: a word may come in two pieces. */
  heard: Buffer;
}

interface Trap {
  readonly said: string;
  readonly spring: (pair: Pair) => void;
}

/** Bytes that may be looked for. */
const LONGEST_WORD = 64;

export async function openProxy(address: string): Promise<FaultProxy> {
  const target = new URL(address);
  const pairs = new Set<Pair>();
  let refused = false;
  let trap: Trap | null = null;
  const end = (pair: Pair) => {
    pairs.delete(pair);
    pair.client.destroy();
    pair.server.destroy();
  };
  const freeze = (pair: Pair) => {
    pair.frozen = true;
  };
  const trapped = (said: string, fail: (pair: Pair) => void) =>
    new Promise<void>((resolve) => {
      for (const pair of pairs) pair.heard = Buffer.alloc(0);
      trap = {
        said,
        spring(pair) {
          fail(pair);
          resolve();
        },
      };
    });
  const listener = createServer((client) => {
    if (refused) {
      client.destroy();
      return;
    }
    const server = connect(Number(target.port), target.hostname);
    const pair: Pair = { client, server, frozen: false, heard: Buffer.alloc(0) };
    pairs.add(pair);
    for (const socket of [client, server]) {
      socket.on('error', () => end(pair));
      socket.on('close', () => end(pair));
    }
    client.on('data', (data) => pair.frozen || server.write(data));
    server.on('data', (data) => {
      if (pair.frozen) return;
      const heard = Buffer.concat([pair.heard, data]);
      if (trap !== null && heard.includes(trap.said)) {
        trap.spring(pair);
        trap = null;
      } else client.write(data);
      pair.heard = heard.subarray(-LONGEST_WORD);
    });
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const own = listener.address();
  const url = new URL(address);
  url.host = `127.0.0.1:${typeof own === 'object' ? own?.port : ''}`;
  return {
    url: url.href,
    cut: () => pairs.forEach(end),
    cutAt: (said) => trapped(said, end),
    freeze: () => pairs.forEach(freeze),
    freezeAt: (said) => trapped(said, freeze),
    refuse(value) {
      refused = value;
    },
    async close() {
      // Who connects again just now would keep it open.
      refused = true;
      pairs.forEach(end);
      listener.close();
      await once(listener, 'close');
    },
  };
}

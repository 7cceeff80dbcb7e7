import { connect, type Socket } from 'node:net';

/** A connection to a server, on which a test says byte by byte what no client would. */
export interface RawConnection {
  readonly socket: Socket;
  write(text: string): void;
  /** Everything that came so far, as Latin-1. */
  received(): string;
  /** Resolves when the other side has ended the connection. */
  readonly closed: Promise<void>;
}

export function rawConnection(origin: string): RawConnection {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    text += chunk;
  });
  // A connection that is cut off is closed as well.
  socket.on('error', () => undefined);
  return {
    socket,
    write: (bytes) => void socket.write(bytes, 'latin1'),
    received: () => text,
    closed: new Promise((resolve) => socket.once('close', () => resolve())),
  };
}

/** Sends bytes, and gives everything that the server says until it ends the connection. */
export async function rawAnswer(origin: string, text: string): Promise<string> {
  const connection = rawConnection(origin);
  connection.write(text);
  await connection.closed;
  return connection.received();
}

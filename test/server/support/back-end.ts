import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { createServer as createTcpServer, type Socket } from 'node:net';

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A request as a back-end saw it. */
export interface Seen {
  /** Number of the connection that it came on. */
  readonly connection: number;
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A back-end that a test stands behind the server. */
export interface BackEndStub {
  readonly origin: string;
  readonly seen: Seen[];
  close(): void;
}

/** Answers every request with whose it is, or as a test says. */
export async function httpBackEnd(answer?: RequestListener): Promise<BackEndStub> {
  const seen: Seen[] = [];
  const connections = new Map<Socket, number>();
  const server = createServer(async (request, response) => {
    if (!connections.has(request.socket)) connections.set(request.socket, connections.size);
    const { method = '', url = '', headers, socket } = request;
    let body = '';
    if (answer === undefined) for await (const chunk of request) body += chunk;
    seen.push({ connection: connections.get(socket) ?? -1, method, url, headers, body });
    if (answer !== undefined) answer(request, response);
    else response.end(`you asked ${method} ${url} as ${headers.cookie ?? 'nobody'}`);
  });
  return {
    origin: await listen(server),
    seen,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A back-end of bytes: says what a test says when a request, or part of one, comes in. */
export async function rawBackEnd(
  onData: (socket: Socket, text: string, connection: number) => void,
): Promise<BackEndStub & { readonly sockets: Set<Socket> }> {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createTcpServer((socket) => {
    const connection = connections;
    connections += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket)).on('error', () => undefined);
    socket.setEncoding('latin1').on('data', (text: string) => onData(socket, text, connection));
  });
  return {
    origin: await listen(server),
    seen: [],
    sockets,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

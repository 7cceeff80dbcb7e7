import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Assets } from './assets.ts';
import { pageFor, wantsPage } from './pages.ts';
import { securityHeaders } from './security-headers.ts';

/**
 * Answers a request whose address no route can read, such as `/%zz`, which therefore passes no
 * hook: as any other address is answered, a browser with a page and everybody else with JSON.
 */
export function answerBadAddress(assets: () => Assets) {
  return (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const { byPath, policy } = assets();
    const pathname = request.url.split('?', 1)[0] ?? '/';
    const page = wantsPage(request, pathname) ? byPath.get(pageFor(pathname)) : undefined;
    reply.code(400).headers(securityHeaders(policy, request.protocol === 'https'));
    reply.header('cache-control', 'no-store');
    if (page === undefined) reply.send({ error: 'bad-address' });
    else reply.type(page.type).send(page.plain);
  };
}

const STATUS_OF: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

const LAST_WORD_MS = 1000;

const bytesOf = (error: Error & { readonly code?: string }): string => {
  const body = '{"error":"bad-request"}';
  const lines = [
    `HTTP/1.1 ${STATUS_OF[error.code ?? ''] ?? '400 Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${body.length}`,
    "Content-Security-Policy: default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
};

/** Answers what is no HTTP, or did not come in time, and ends the connection. */
export function answerNoRequest() {
  const answers = new WeakMap<Socket, ServerResponse>();
  return {
    /** To be called for every request: in the middle of an answer there is no other. */
    onRequest: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      answers.set(request.raw.socket, reply.raw);
    },
    clientErrorHandler(error: Error & { readonly code?: string }, socket: Socket): void {
      const last = answers.get(socket);
      const isAnswering = last?.headersSent === true && !last.writableFinished;
      if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) {
        socket.destroy();
        return;
      }
      // Not at once: an answer to who is still sending would be lost.
      socket.setTimeout(LAST_WORD_MS, () => socket.destroy());
      socket.end(bytesOf(error), () => socket.destroy());
    },
  };
}

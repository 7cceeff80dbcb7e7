import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** One server-sent event. `data` must be a single line, as JSON is. */
export function sseMessage(message: {
  readonly id?: string;
  readonly event?: string;
  readonly data: string;
}): string {
  const id = message.id === undefined ? '' : `id: ${message.id}\n`;
  const event = message.event === undefined ? '' : `event: ${message.event}\n`;
  return `${id}${event}data: ${message.data}\n\n`;
}

/** A comment: keeps the connection open, and shows when the other side is gone. */
export const SSE_KEEP_ALIVE = ': keep\n\n';

/**
 * Answers with server-sent events. The source gets a signal that aborts when the client goes or
 * `end` aborts; it must then end, and nothing more of it is sent. A slow client slows the source: at
 * most one piece waits.
 */
export function sendEvents(
  reply: FastifyReply,
  end: AbortSignal,
  source: (signal: AbortSignal) => AsyncIterable<string | Uint8Array>,
): FastifyReply {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const signal = AbortSignal.any([end, gone.signal]);
  async function* messages() {
    // Sent at once, so that the client knows that it is connected.
    yield 'retry: 2000\n\n';
    for await (const message of source(signal)) {
      if (signal.aborted) return;
      yield message;
    }
  }
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(messages(), { objectMode: false }));
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { STREAMED } from '../../server-kernel/compressed.ts';
import { Flag } from '../flag.ts';
import { decodeInput, wholeNumber } from '../http/decode-input.ts';
import { SSE_KEEP_ALIVE, sendEvents } from '../http/sse.ts';
import { audit, type Reading, readingAs, sessionFor, viewerOf } from '../identity/viewer.ts';
import type { LogContext } from './context.ts';
import { sessionChunks } from './session-chunks.ts';
import { streamEnd } from './stream-end.ts';
import { createViewerQuota } from './viewer-quota.ts';

const query = v.object({ from: v.optional(wholeNumber, '0') });
const KEEP_ALIVE_MS = 10_000;
/** Each is a session that may be read from its beginning, and then a look at what comes. */
const STREAMS = {
  players: { total: 200, each: { user: 5, network: 20 } },
  staff: { total: 500, each: { user: 20, network: 500 } },
};

/** The seq to begin with: after the last one a reconnecting client has, else as asked. */
function beginOf(request: FastifyRequest): number {
  const last = request.headers['last-event-id'];
  if (last === undefined) return decodeInput(query, request.query).from;
  return (
    decodeInput(v.object({ 'last-event-id': wholeNumber }), request.headers)['last-event-id'] + 1
  );
}

/** A session's items from a seq on, and those that come, until the signal aborts. */
async function* follow(
  context: LogContext,
  sessionId: string,
  options: Reading & { from: number; signal: AbortSignal },
): AsyncGenerator<string | Uint8Array> {
  const { store } = context;
  const grown = new Flag();
  const undo = store.follow(({ sessionIds }) => {
    if (sessionIds === null || sessionIds.has(sessionId)) grown.raise();
  });
  let from = options.from;
  try {
    while (!options.signal.aborted) {
      const { personal, reader } = options;
      const wanted = { form: 'session', personal, reader } as const;
      const range = { ...wanted, from, to: Number.MAX_SAFE_INTEGER };
      for await (const { text, through } of sessionChunks(context, sessionId, range)) {
        from = through + 1;
        yield text;
      }
      if (!(await grown.wait(options.signal, KEEP_ALIVE_MS))) yield SSE_KEEP_ALIVE;
    }
  } finally {
    undo();
  }
}

/** `GET /sessions/{id}/live?from=`: a session as it grows, as server-sent events. */
export async function liveRoutes(app: FastifyInstance, context: LogContext): Promise<void> {
  const streams = createViewerQuota('streams', STREAMS);
  app.get<{ Params: { id: string } }>('/sessions/:id/live', STREAMED, async (request, reply) => {
    const viewer = await viewerOf(context.identity, request);
    const from = beginOf(request);
    const { id } = await sessionFor(context.store, viewer, request.params.id);
    streams.takeWhileOpen(viewer, request, reply);
    await audit(context.store, context.now, viewer, 'session.watched', { sessionId: id });
    return sendEvents(reply, streamEnd(context, viewer, reply), (signal) =>
      follow(context, id, { ...readingAs(viewer), from, signal }),
    );
  });
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { formatEvent } from '../../log/ndjson.ts';
import { decodeInput, wholeNumber } from '../decode-input.ts';
import { Flag } from '../flag.ts';
import { SSE_KEEP_ALIVE, sendEvents, sseMessage } from '../sse.ts';
import { audit, seesPersonal, sessionFor, viewerOf } from '../viewer.ts';
import type { LogContext } from './context.ts';
import { type SessionItem, sessionItems } from './session-items.ts';

const query = v.object({ from: v.optional(wholeNumber, '0') });
/** How long the browser is asked to upload often, after the last sign of a watcher. */
const WATCHED_MS = 30_000;
const KEEP_ALIVE_MS = 10_000;

/** The seq to begin with: after the last one a reconnecting client has, else as asked. */
function beginOf(request: FastifyRequest): number {
  const last = request.headers['last-event-id'];
  if (last === undefined) return decodeInput(query, request.query).from;
  return (
    decodeInput(v.object({ 'last-event-id': wholeNumber }), request.headers)['last-event-id'] + 1
  );
}

function messageOf(item: SessionItem): string {
  if (item.kind === 'event') {
    return sseMessage({ id: String(item.event.seq), data: formatEvent(item.event).trimEnd() });
  }
  const id = String(item.gap.after + item.gap.missing);
  return sseMessage({ id, event: 'gap', data: JSON.stringify(item.gap) });
}

function lastSeqOf(item: SessionItem): number {
  return item.kind === 'event' ? item.event.seq : item.gap.after + item.gap.missing;
}

/** A session's items from a seq on, and those that come, until the signal aborts. */
async function* follow(
  context: LogContext,
  sessionId: string,
  options: { from: number; personal: boolean; signal: AbortSignal },
): AsyncGenerator<string> {
  const { store, now } = context;
  const grown = new Flag();
  const undo = store.follow(({ sessionIds }) => {
    if (sessionIds === null || sessionIds.has(sessionId)) grown.raise();
  });
  let from = options.from;
  try {
    while (!options.signal.aborted) {
      await store.markWatched(sessionId, now() + WATCHED_MS);
      const range = { from, to: Number.MAX_SAFE_INTEGER, personal: options.personal, lifted: true };
      for await (const items of sessionItems(context, sessionId, range)) {
        const last = items.at(-1);
        if (last !== undefined) from = lastSeqOf(last) + 1;
        yield items.map(messageOf).join('');
      }
      if (!(await grown.wait(options.signal, KEEP_ALIVE_MS))) yield SSE_KEEP_ALIVE;
    }
  } finally {
    undo();
  }
}

/** `GET /sessions/{id}/live?from=`: a session as it grows, as server-sent events. */
export async function liveRoutes(app: FastifyInstance, context: LogContext): Promise<void> {
  app.get<{ Params: { id: string } }>('/sessions/:id/live', async (request, reply) => {
    const viewer = await viewerOf(context.identity, request);
    const from = beginOf(request);
    const { id } = await sessionFor(context.store, viewer, request.params.id);
    await audit(context.store, context.now, viewer, 'session.watched', { sessionId: id });
    const personal = seesPersonal(viewer);
    return sendEvents(reply, context.closing, (signal) =>
      follow(context, id, { from, personal, signal }),
    );
  });
}

import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { CATALOGUE_VERSION } from '../../events/catalogue.ts';
import { formatEvent, formatGap, formatHeader } from '../../log/ndjson.ts';
import { decodeInput, wholeNumber } from '../decode-input.ts';
import { audit, seesPersonal, sessionFor, viewerOf } from '../viewer.ts';
import type { LogContext } from './context.ts';
import { type SessionItem, type SessionRange, sessionItems } from './session-items.ts';

const query = v.object({ from: v.optional(wholeNumber), to: v.optional(wholeNumber) });

function lineOf(item: SessionItem): string {
  return item.kind === 'event' ? formatEvent(item.event) : formatGap(item.gap);
}

/** The recording as it was made: whoever reads it lifts it to their own catalogue. */
async function* lines(context: LogContext, sessionId: string, range: SessionRange) {
  const { store, now } = context;
  const [first] = await store.batches(sessionId, {
    fromSeq: range.from,
    toSeq: range.to,
    limit: 1,
  });
  yield formatHeader({
    sessionId,
    catalogue: first?.catalogue ?? CATALOGUE_VERSION,
    firstSeq: range.from,
    exportedAt: now(),
  });
  for await (const items of sessionItems(context, sessionId, range)) {
    yield items.map(lineOf).join('');
  }
}

/** `GET /sessions/{id}/events?from=&to=`: a session's events as NDJSON, streamed. */
export async function eventsRoutes(app: FastifyInstance, context: LogContext): Promise<void> {
  app.get<{ Params: { id: string } }>('/sessions/:id/events', async (request, reply) => {
    const viewer = await viewerOf(context.identity, request);
    const { from = 0, to = Number.MAX_SAFE_INTEGER } = decodeInput(query, request.query);
    const { id } = await sessionFor(context.store, viewer, request.params.id);
    const detail = `from ${from}${to === Number.MAX_SAFE_INTEGER ? '' : ` to ${to}`}`;
    await audit(context.store, context.now, viewer, 'session.read', { sessionId: id, detail });
    const range = { from, to, personal: seesPersonal(viewer), lifted: false };
    return reply
      .header('content-type', 'application/x-ndjson; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(Readable.from(lines(context, id, range)));
  });
}

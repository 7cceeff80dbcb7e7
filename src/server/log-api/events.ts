import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { CATALOGUE_VERSION } from '../../events/catalogue.ts';
import { formatHeader } from '../../log/ndjson.ts';
import { decodeInput, wholeNumber } from '../decode-input.ts';
import type { PieceOptions } from '../reading/batch-reader.ts';
import { audit, seesPersonal, sessionFor, viewerOf } from '../viewer.ts';
import type { LogContext } from './context.ts';
import { createRoom } from './room.ts';
import { sessionPieces } from './session-pieces.ts';

const query = v.object({ from: v.optional(wholeNumber), to: v.optional(wholeNumber) });

/** Downloads under way. A browser has six connections to an origin. */
const DOWNLOADS = {
  players: { total: 50, each: { user: 3, network: 10 } },
  staff: { total: 200, each: { user: 12, network: 200 } },
};

async function* lines(context: LogContext, sessionId: string, range: PieceOptions) {
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
  for await (const { text } of sessionPieces(context, sessionId, range)) yield text;
}

/** `GET /sessions/{id}/events?from=&to=`: a session's events as NDJSON, streamed. */
export async function eventsRoutes(app: FastifyInstance, context: LogContext): Promise<void> {
  const downloads = createRoom('downloads', DOWNLOADS);
  app.get<{ Params: { id: string } }>('/sessions/:id/events', async (request, reply) => {
    const viewer = await viewerOf(context.identity, request);
    const { from = 0, to = Number.MAX_SAFE_INTEGER } = decodeInput(query, request.query);
    const { id } = await sessionFor(context.store, viewer, request.params.id);
    downloads.takeWhileOpen(viewer, request, reply);
    const detail = `from ${from}${to === Number.MAX_SAFE_INTEGER ? '' : ` to ${to}`}`;
    await audit(context.store, context.now, viewer, 'session.read', { sessionId: id, detail });
    const range = { from, to, personal: seesPersonal(viewer), form: 'ndjson' as const };
    return reply
      .header('content-type', 'application/x-ndjson; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(Readable.from(lines(context, id, range), { objectMode: false }));
  });
}

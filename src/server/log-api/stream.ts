import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Quota } from '../../server-kernel/quota.ts';
import { Flag } from '../flag.ts';
import { decodeInput } from '../http/decode-input.ts';
import { holdWhileOpen } from '../http/quota-hold.ts';
import { SSE_KEEP_ALIVE, sendEvents } from '../http/sse.ts';
import { audit, viewerOf } from '../identity/viewer.ts';
import type { LogContext } from './context.ts';
import { batchChunks } from './session-chunks.ts';
import { streamEnd } from './stream-end.ts';

/** A place in the stream: after the event with this seq in the batch at this position. */
interface Place {
  readonly position: number;
  readonly seq: number;
}

const place = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}-\d{1,15}$/),
  v.transform((text): Place => {
    const [position, seq] = text.split('-').map(Number);
    return { position: position ?? 0, seq: seq ?? 0 };
  }),
);
const query = v.object({ from: v.optional(v.picklist(['start', 'now']), 'start') });
const BATCHES_AT_ONCE = 16;
const KEEP_ALIVE_MS = 15_000;
const WANTED = { form: 'cloudEvents', personal: false, reader: 'staff' } as const;
/** Each reads everything there is; a reader that was cut off may come back before it is missed. */
const READERS = { total: 50, each: { user: 5 } };
const START: Place = { position: 0, seq: 0 };

async function beginOf(context: LogContext, request: FastifyRequest): Promise<Place> {
  const { 'last-event-id': last } = decodeInput(
    v.object({ 'last-event-id': v.optional(place) }),
    request.headers,
  );
  if (last !== undefined) return last;
  if (decodeInput(query, request.query).from === 'start') return START;
  return { position: (await context.store.lastPosition()) + 1, seq: -1 };
}

/** Every session's events in the order they became durable, and those that come. */
async function* follow(context: LogContext, begin: Place, signal: AbortSignal) {
  const grown = new Flag();
  const undo = context.store.follow(() => grown.raise());
  // The batch at the place itself is read again: it may have been cut in its middle.
  let position = begin.position - 1;
  try {
    while (!signal.aborted) {
      const batches = await context.store.batchesAfter(position, BATCHES_AT_ONCE);
      for (const batch of batches) {
        const from = batch.position === begin.position ? begin.seq + 1 : 0;
        const range = { ...WANTED, from, to: Number.MAX_SAFE_INTEGER };
        for await (const { text } of batchChunks(context.reader, batch, range)) yield text;
        position = batch.position;
      }
      if (batches.length > 0) continue;
      if (!(await grown.wait(signal, KEEP_ALIVE_MS))) yield SSE_KEEP_ALIVE;
    }
  } finally {
    undo();
  }
}

/**
 * `GET /stream`: CloudEvents for analytics, without personal fields, as server-sent events. A
 * client that sends the last id it has got as Last-Event-ID goes on exactly after it.
 */
export async function streamRoutes(app: FastifyInstance, context: LogContext): Promise<void> {
  const readers = new Quota(READERS);
  app.get('/stream', async (request, reply) => {
    const viewer = await viewerOf(context.identity, request, ['analyst', 'support']);
    const begin = await beginOf(context, request);
    holdWhileOpen(reply, readers, { user: viewer.user.id }, 'streams');
    await audit(context.store, context.now, viewer, 'stream.opened');
    return sendEvents(reply, streamEnd(context, viewer, reply), (signal) =>
      follow(context, begin, signal),
    );
  });
}

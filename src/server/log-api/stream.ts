import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { STREAMED } from '../../server-kernel/compressed.ts';
import { Quota } from '../../server-kernel/quota.ts';
import { Flag } from '../flag.ts';
import { decodeInput } from '../http/decode-input.ts';
import { holdWhileOpen } from '../http/quota-hold.ts';
import { SSE_KEEP_ALIVE, sendEvents } from '../http/sse.ts';
import { audit, viewerOf } from '../identity/viewer.ts';
import type { StoredBatch } from '../stores/log-batch.ts';
import type { LogContext } from './context.ts';
import { batchChunks } from './session-chunks.ts';
import { streamEnd } from './stream-end.ts';

/** A place among batches: after the event with this seq in the batch at this position, or turn. */
interface Place {
  readonly at: number;
  readonly seq: number;
}

/** A place in the batches that came in order, and one in those that were late: both are gone through. */
interface Places {
  readonly inOrder: Place;
  readonly late: Place;
}

const START: Place = { at: 0, seq: 0 };
/** The seq after all of a batch, as far as a place has digits for it. */
const END = 999_999_999_999_999;
const placeText = ({ at, seq }: Place) => `${at}-${seq}`;

/** `POSITION-SEQ`, and where a late batch was read `.TURN-SEQ` after it. */
const places = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}-\d{1,15}(\.\d{1,15}-\d{1,15})?$/),
  v.transform((text): Places => {
    const [inOrder = START, late = START] = text.split('.').map((place): Place => {
      const [at = 0, seq = 0] = place.split('-').map(Number);
      return { at, seq };
    });
    return { inOrder, late };
  }),
);
const query = v.object({ from: v.optional(v.picklist(['start', 'now']), 'start') });
const BATCHES_AT_ONCE = 16;
const KEEP_ALIVE_MS = 15_000;
const WANTED = { form: 'cloudEvents', personal: false, reader: 'staff' } as const;
/** Each reads everything there is; a reader that was cut off may come back before it is missed. */
const READERS = { total: 50, each: { user: 5 } };
async function beginOf(context: LogContext, request: FastifyRequest): Promise<Places> {
  const { 'last-event-id': last } = decodeInput(
    v.object({ 'last-event-id': v.optional(places) }),
    request.headers,
  );
  if (last !== undefined) return last;
  if (decodeInput(query, request.query).from === 'start') {
    return { inOrder: START, late: START };
  }
  const { store } = context;
  const [position, turn] = await Promise.all([store.lastPosition(), store.lastTurn()]);
  return { inOrder: { at: position, seq: END }, late: { at: turn, seq: END } };
}

/** Next batches of one kind, and what they change about where a reader is. */
interface Lane {
  readonly kind: keyof Places;
  readonly next: (after: number, limit: number) => Promise<StoredBatch[]>;
  readonly placeOf: (batch: StoredBatch) => number;
  readonly atOnce: number;
}

/** What is late comes one by one, each when nothing that is in order is there. */
const lanesOf = ({ store }: LogContext): readonly Lane[] => [
  {
    kind: 'inOrder',
    next: (after, limit) => store.batchesAfter(after, limit),
    placeOf: ({ position }) => position,
    atOnce: BATCHES_AT_ONCE,
  },
  {
    kind: 'late',
    next: (after, limit) => store.batchesInTurn(after, limit),
    placeOf: ({ turn }) => turn ?? 0,
    atOnce: 1,
  },
];

/** What an id of an event in this batch is, but for its seq. */
function around(kind: keyof Places, at: number, { inOrder, late }: Places) {
  if (kind === 'late') return { before: `${placeText(inOrder)}.${at}-`, after: '' };
  return { before: `${at}-`, after: late.at === 0 ? '' : `.${placeText(late)}` };
}

/** Each lane with the first of its batches after a place, for the first lane that has any. */
async function nextOf(lanes: readonly Lane[], read: Readonly<Record<keyof Places, number>>) {
  for (const lane of lanes) {
    const batches = await lane.next(read[lane.kind], lane.atOnce);
    if (batches.length > 0) return { lane, batches };
  }
  return null;
}

/** Every session's events in the order they became durable, late ones after, and those that come. */
async function* follow(context: LogContext, begin: Places, signal: AbortSignal) {
  const grown = new Flag();
  const undo = context.store.follow(() => grown.raise());
  const lanes = lanesOf(context);
  let places = begin;
  // The batch at a place itself is read again: it may have been cut in its middle.
  const before = ({ at, seq }: Place) => (seq === END ? at : at - 1);
  const read = { inOrder: before(begin.inOrder), late: before(begin.late) };
  try {
    while (!signal.aborted) {
      const found = await nextOf(lanes, read);
      if (found === null) {
        if (!(await grown.wait(signal, KEEP_ALIVE_MS))) yield SSE_KEEP_ALIVE;
        continue;
      }
      const { kind, placeOf } = found.lane;
      for (const batch of found.batches) {
        const at = placeOf(batch);
        const from = at === begin[kind].at ? begin[kind].seq + 1 : 0;
        const range = { ...WANTED, from, to: Number.MAX_SAFE_INTEGER };
        const wanted = { ...range, around: around(kind, at, places) };
        for await (const { text } of batchChunks(context.reader, batch, wanted)) yield text;
        read[kind] = at;
        places = { ...places, [kind]: { at, seq: batch.firstSeq + batch.count - 1 } };
      }
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
  app.get('/stream', STREAMED, async (request, reply) => {
    const viewer = await viewerOf(context.identity, request, ['analyst', 'support']);
    const begin = await beginOf(context, request);
    holdWhileOpen(reply, readers, { user: viewer.user.id }, 'streams');
    await audit(context.store, context.now, viewer, 'stream.opened');
    return sendEvents(reply, streamEnd(context, viewer, reply), (signal) =>
      follow(context, begin, signal),
    );
  });
}

import { addAbortSignal, Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { CATALOGUE_VERSION } from '../../events/catalogue.ts';
import { formatHeadsProof, publicKeySchema } from '../../log/chain/proof.ts';
import { formatHeader, type LogHeader } from '../../log/read/ndjson.ts';
import { STREAMED } from '../../server-kernel/compressed.ts';
import { decodeInput, wholeNumber } from '../http/decode-input.ts';
import { refusal } from '../http/refusal.ts';
import {
  audit,
  readingAs,
  seesPersonal,
  sessionFor,
  type Viewer,
  viewerOf,
} from '../identity/viewer.ts';
import { signHeader } from '../keys/receipts.ts';
import { batchProof } from '../reading/batch-at-hand.ts';
import type { ChunkOptions } from '../reading/batch-reader.ts';
import { receiptsOf } from '../reading/check/session-chain.ts';
import { isUnderWay } from '../reading/check/verifier.ts';
import type { StoredBatch } from '../stores/log-batch.ts';
import type { LogSession } from '../stores/log-session.ts';
import type { LogContext } from './context.ts';
import { sessionChunks } from './session-chunks.ts';
import { signInEnd } from './stream-end.ts';
import { createViewerQuota } from './viewer-quota.ts';

const query = v.object({
  from: v.optional(wholeNumber),
  to: v.optional(wholeNumber),
  proof: v.optional(v.literal('1')),
});

/** Downloads under way. A browser has six connections to an origin. */
const DOWNLOADS = {
  players: { total: 50, each: { user: 3, network: 10 } },
  staff: { total: 200, each: { user: 12, network: 200 } },
};

interface Wanted extends ChunkOptions {
  readonly proof: boolean;
}

/** What whoever has the file can check without the service. */
async function headsProof(
  context: LogContext,
  session: LogSession,
  header: LogHeader,
): Promise<string> {
  const { receipt, receiptPublic } = context.keys;
  return formatHeadsProof({
    receipts: await receiptsOf(context, session),
    keys: [v.parse(publicKeySchema, receiptPublic)],
    headerSignature: signHeader(receipt, header),
  });
}

async function* lines(context: LogContext, session: LogSession, { proof, ...range }: Wanted) {
  const { store, now, vault } = context;
  const { id: sessionId } = session;
  const [first] = await store.batches(sessionId, {
    fromSeq: range.from,
    toSeq: range.to,
    limit: 1,
  });
  const header: LogHeader = {
    sessionId,
    catalogue: first?.catalogue ?? CATALOGUE_VERSION,
    firstSeq: range.from,
    exportedAt: now(),
    lastSeq: Math.min(range.to, session.ackedSeq),
    ...(isUnderWay(session, now()) ? { underWay: true } : {}),
    lacksTold: true,
  };
  yield formatHeader(header);
  const before = (batch: StoredBatch) => (proof ? batchProof(vault, batch) : '');
  for await (const { text } of sessionChunks(context, sessionId, range, before)) yield text;
  if (proof) yield await headsProof(context, session, header);
}

/**
 * Only a whole log can be proved, as it was when it was asked for. An analyst gets no proof: in it
 * stand the bytes that were recorded, whatever of them is shown to whom today.
 */
function rangeOf(asked: v.InferOutput<typeof query>, viewer: Viewer, { ackedSeq }: LogSession) {
  const { from = 0, to = Number.MAX_SAFE_INTEGER } = asked;
  if (asked.proof === undefined) return { from, to, proof: false };
  if (asked.from !== undefined || asked.to !== undefined) throw refusal(400, 'proof');
  return { from, to: Math.max(ackedSeq, 0), proof: seesPersonal(viewer) };
}

/**
 * `GET /sessions/{id}/events?from=&to=`: a session's events as NDJSON, streamed. With `proof=1`
 * each batch stands before its events as it is stored, and the signed heads at the end.
 */
export async function eventsRoutes(app: FastifyInstance, context: LogContext): Promise<void> {
  const downloads = createViewerQuota('downloads', DOWNLOADS);
  app.get<{ Params: { id: string } }>('/sessions/:id/events', STREAMED, async (request, reply) => {
    const viewer = await viewerOf(context.identity, request);
    const asked = decodeInput(query, request.query);
    const session = await sessionFor(context.store, viewer, request.params.id);
    const { from, to, proof } = rangeOf(asked, viewer, session);
    const { id } = session;
    downloads.takeWhileOpen(viewer, request, reply);
    const detail = `from ${from}${to === Number.MAX_SAFE_INTEGER ? '' : ` to ${to}`}`;
    await audit(context.store, context.now, viewer, 'session.read', { sessionId: id, detail });
    const range = { from, to, proof, ...readingAs(viewer), form: 'ndjson' as const };
    const chunks = Readable.from(lines(context, session, range), { objectMode: false });
    return reply
      .header('content-type', 'application/x-ndjson; charset=utf-8')
      .send(addAbortSignal(signInEnd(context, viewer, reply), chunks));
  });
}

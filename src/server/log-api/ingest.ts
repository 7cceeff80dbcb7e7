import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../kernel/network.ts';
import type { Receipt } from '../../log/receipt.ts';
import type { User } from '../identity.ts';
import { RateLimit } from '../rate-limit.ts';
import { signReceipt } from '../receipts.ts';
import { refusal } from '../refusal.ts';
import type { AppendOutcome } from '../stores/log-batch.ts';
import type { LastWriter } from '../stores/log-store.ts';
import type { LogContext } from './context.ts';
import { type Upload, uploadOf } from './envelope.ts';

const BODY_LIMIT = 2 * 1024 * 1024;
const CONTENT_TYPE = 'application/x-replaybook-batch';
const WATCHED_INTERVAL_MS = 1000;
const INTERVAL_MS = 15_000;
const GUEST = 'guest';

/**
 * Whose key a personal part is sealed with. A batch may have been cut before somebody signed in or
 * out and arrive after it: at a change of person it is sealed with the guest key, which goes when
 * any user of the session is erased.
 */
function personOf(before: LastWriter | null, player: User | null): string {
  const now = player?.id ?? GUEST;
  return before === null || (before.userId ?? GUEST) === now ? now : GUEST;
}

async function append(
  context: LogContext,
  upload: Upload,
  owner: string,
  player: User | null,
): Promise<{ readonly outcome: AppendOutcome; readonly receipt: Receipt }> {
  const { envelope, publicPart, personalPart } = upload;
  const { sessionId, firstSeq } = envelope;
  const before = await context.store.lastWriter(sessionId);
  const person = personOf(before, player);
  const personal =
    personalPart.length === 0
      ? null
      : await context.vault.seal({ sessionId, person, firstSeq }, personalPart);
  const receivedAt = context.now();
  const ackedSeq = firstSeq + envelope.count - 1;
  const head = { sessionId, ackedSeq, chain: envelope.chain, at: receivedAt };
  const receipt = signReceipt(context.keys.receipt, head);
  const outcome = await context.store.append({
    ...envelope,
    owner,
    userId: player?.id ?? null,
    receivedAt,
    receipt,
    publicPart,
    personal,
  });
  if (outcome.kind === 'stored') context.heads.note(receipt);
  return { outcome, receipt };
}

function answer(
  context: LogContext,
  { outcome, receipt }: Awaited<ReturnType<typeof append>>,
  reply: FastifyReply,
): FastifyReply {
  const { ackedSeq, chain } = outcome;
  if (outcome.kind === 'refused') {
    // Where a log ends is told to its owner alone.
    if (outcome.reason === 'owner') throw refusal(403, 'owner');
    return reply.code(409).send({ error: outcome.reason, ackedSeq, chain });
  }
  // What was stored before is answered as it was then.
  const facts = { ...receipt, ackedSeq, chain, at: outcome.receivedAt };
  const watched = outcome.watchedUntil > context.now();
  return reply.send({
    ackedSeq,
    interval: watched ? WATCHED_INTERVAL_MS : INTERVAL_MS,
    receipt: outcome.kind === 'stored' ? receipt : signReceipt(context.keys.receipt, facts),
  });
}

type BatchRequest = FastifyRequest<{ Params: { id: string }; Body: Buffer }>;

async function takeIn(context: LogContext, request: BatchRequest, reply: FastifyReply) {
  const { cookie } = request.headers;
  const owner = context.owners.ownerOf(cookie);
  if (owner === null) throw refusal(403, 'owner');
  const upload = uploadOf(request.params.id, request.headers, request.body);
  if (!upload.ok) {
    const [error, problem] = upload.error.split(': ');
    return reply.code(400).send({ error, ...(problem === undefined ? {} : { problem }) });
  }
  const user = await context.identity.userOf(cookie);
  const player = user?.roles.includes('player') ? user : null;
  return answer(context, await append(context, upload.value, owner, player), reply);
}

/**
 * `POST /sessions/{id}/batches`: takes a batch in by its envelope. The body is stored unread, the
 * personal part encrypted, and both are on the disk before the answer.
 */
export async function ingestRoutes(app: FastifyInstance, context: LogContext): Promise<void> {
  const perMinute = context.batchesPerMinute;
  const limit = new RateLimit({ capacity: perMinute, perMinute, now: context.now });
  app.addContentTypeParser(
    CONTENT_TYPE,
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, body),
  );
  app.post<{ Params: { id: string }; Body: Buffer }>(
    '/sessions/:id/batches',
    {
      bodyLimit: BODY_LIMIT,
      onRequest: async (request) => {
        const wait = limit.take(networkOf(request.ip));
        if (wait > 0) throw refusal(429, 'too-many-batches', wait);
        if (request.headers['content-type'] !== CONTENT_TYPE) throw refusal(415, 'content-type');
      },
    },
    (request, reply) => takeIn(context, request, reply),
  );
}

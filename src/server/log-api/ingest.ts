import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isWriteKeyOf } from '../../kernel/write-key.ts';
import type { Receipt } from '../../log/chain/receipt.ts';
import { WRITE_KEY_HEADER } from '../../log/envelope.ts';
import { networkOf } from '../../server-kernel/network.ts';
import { callerOf } from '../http/caller-of.ts';
import { refusal } from '../http/refusal.ts';
import type { User } from '../identity/identity.ts';
import { signReceipt } from '../keys/receipts.ts';
import type { AppendOutcome } from '../stores/log-batch.ts';
import type { KeyPurpose } from '../stores/log-store.ts';
import { type Allowance, createAllowance, type Sender } from './allowance.ts';
import type { LogContext } from './context.ts';
import { type Upload, uploadOf } from './envelope.ts';
import { judgePacked, workOf } from './packed.ts';

/** Twice what the recorder lets gather before it cuts, and that is packed besides. */
const BODY_LIMIT = 1024 * 1024;
const CONTENT_TYPE = 'application/x-replaybook-batch';
/**
 * Milliseconds between uploads, for everybody: another pace while somebody watches would tell the
 * player so. Whoever watches is five seconds behind at the most.
 */
const INTERVAL_MS = 5_000;
const GUEST = 'guest';

/**
 * Whose key a personal part is sealed with. Who is signed in when it comes did not need to be when
 * it was recorded: only where the browser says so too is it certain. All else goes with whichever
 * user of the session is erased. A browser's word alone thus never puts a part out of the reach of
 * an erasure, nor what is certainly another's into it.
 */
function purposeOf(sessionId: string, claimed: string | null, player: User | null): KeyPurpose {
  const ids = [claimed, player?.id ?? null].filter((id) => id !== null);
  const certain = claimed !== null && claimed === player?.id;
  return { sessionId, person: certain ? claimed : GUEST, certain, mayBe: [...new Set(ids)] };
}

interface Taking {
  readonly context: LogContext;
  readonly allowance: Allowance;
}

interface Appended {
  readonly outcome: AppendOutcome;
  readonly receipt: Receipt;
}

async function append(
  context: LogContext,
  upload: Upload,
  sender: Sender,
  player: User | null,
  isLate: boolean,
): Promise<Appended> {
  const { envelope, claimedUserId, publicPart, personalPart } = upload;
  const { sessionId, firstSeq } = envelope;
  const purpose = purposeOf(sessionId, claimedUserId, player);
  const personal =
    personalPart.length === 0 ? null : await context.vault.seal(purpose, firstSeq, personalPart);
  const receivedAt = context.now();
  const ackedSeq = firstSeq + envelope.count - 1;
  const head = { sessionId, ackedSeq, chain: envelope.chain, at: receivedAt };
  const receipt = signReceipt(context.keys.receipt, head);
  const outcome = await context.store.append({
    ...envelope,
    owner: sender.owner,
    userId: player?.id ?? null,
    claimedUserId,
    receivedAt,
    receipt,
    isLate,
    publicPart,
    personal,
  });
  if (outcome.kind === 'stored') {
    context.heads.note(receipt);
    context.networks.note(sessionId, sender.network);
  }
  return { outcome, receipt };
}

/** Appends in the order it came as far as the sender may, which only what was stored counts for. */
async function appendInOrder(
  { context, allowance }: Taking,
  upload: Upload,
  sender: Sender,
  player: User | null,
): Promise<Appended> {
  const { sessionId, count } = upload.envelope;
  const isNew = (await context.store.lastWriter(sessionId)) === null;
  if (isNew) allowance.takeSession(sender);
  const giveBack = allowance.takePrompt(sender, workOf({ ...upload, count }));
  let isStored = false;
  try {
    const appended = await append(context, upload, sender, player, giveBack === null);
    isStored = appended.outcome.kind === 'stored';
    return appended;
  } finally {
    if (!isStored) giveBack?.();
  }
}

function answer(
  context: LogContext,
  { outcome, receipt }: Appended,
  reply: FastifyReply,
): FastifyReply {
  const { ackedSeq, chain } = outcome;
  if (outcome.kind === 'refused') {
    // Who is told where the log ends has shown its key.
    return reply.code(409).send({ error: outcome.reason, ackedSeq, chain });
  }
  // What was stored before is answered as it was then.
  const facts = { ...receipt, ackedSeq, chain, at: outcome.receivedAt };
  return reply.send({
    ackedSeq,
    interval: INTERVAL_MS,
    receipt: outcome.kind === 'stored' ? receipt : signReceipt(context.keys.receipt, facts),
  });
}

interface BatchRoute {
  Params: { id: string };
  Body: Buffer;
}

type BatchRequest = FastifyRequest<BatchRoute>;

/**
 * A session takes the key that its id is made of, whatever the cookie: the key lies with what waits in
 * the browser, and outlives the cookie in a crash. Those of builds before there were keys are closed.
 */
function demandKey({ params, headers }: BatchRequest): void {
  const given = headers[WRITE_KEY_HEADER];
  if (given === undefined) throw refusal(403, `needs-${WRITE_KEY_HEADER}`);
  if (!isWriteKeyOf(params.id, given)) throw refusal(403, `wrong-${WRITE_KEY_HEADER}`);
}

/** Who sends, from where. One that has lost its cookie, or takes none, is as whom its session names. */
function senderOf({ owners }: LogContext, request: BatchRequest): Sender {
  const { id } = request.params;
  const known = owners.ownerOf(callerOf(request));
  return { owner: known ?? id, isKnown: known !== null, network: networkOf(request.ip) };
}

/** Judges an upload before its body is read, which then is as long as was said. */
function admit({ context, allowance }: Taking, request: BatchRequest): void {
  const { 'content-type': type, 'content-length': length } = request.headers;
  allowance.takeBatch(networkOf(request.ip));
  if (type !== CONTENT_TYPE) throw refusal(415, 'content-type');
  if (length === undefined) throw refusal(411, 'length');
  if (Number(length) > BODY_LIMIT) throw refusal(413, 'too-large');
  demandKey(request);
  allowance.takeBytes(senderOf(context, request), Number(length));
}

async function takeIn(taking: Taking, request: BatchRequest, reply: FastifyReply) {
  const { context } = taking;
  const sender = senderOf(context, request);
  const upload = uploadOf(request.params.id, request.headers, request.body);
  if (!upload.ok) {
    const [error, problem] = upload.error.split(': ');
    return reply.code(400).send({ error, ...(problem === undefined ? {} : { problem }) });
  }
  const { envelope, ...parts } = upload.value;
  const verdict = judgePacked({ ...parts, count: envelope.count });
  if (verdict === 'body') throw refusal(400, 'body');
  if (verdict === 'too-large') throw refusal(413, 'too-large');
  taking.allowance.takeWork(sender, workOf({ ...parts, count: envelope.count }));
  const user = await context.identity.userOf(callerOf(request));
  const player = user?.roles.includes('player') ? user : null;
  return answer(context, await appendInOrder(taking, upload.value, sender, player), reply);
}

/**
 * `POST /sessions/{id}/batches`: takes a batch in by its envelope. The body is stored unread, the
 * personal part encrypted, and both are on the disk before the answer. What a recorder is refused
 * with 429 it sends again later, and what with 413 in halves.
 */
export async function ingestRoutes(app: FastifyInstance, context: LogContext): Promise<void> {
  const taking = { context, allowance: createAllowance(context.ingest, context.now) };
  app.addContentTypeParser(
    CONTENT_TYPE,
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, body),
  );
  app.post<BatchRoute>(
    '/sessions/:id/batches',
    { bodyLimit: BODY_LIMIT, onRequest: async (request) => admit(taking, request) },
    (request, reply) => takeIn(taking, request, reply),
  );
}

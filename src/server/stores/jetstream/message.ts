import * as v from 'valibot';
import { receiptSchema } from '../../../log/chain/receipt.ts';
import type { NewBatch } from '../log-batch.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What a message says before its bytes. */
const headSchema = v.object({
  /** Ends with the format of the batch. */
  format: v.picklist(['replaybook-batch/1', 'replaybook-batch/2']),
  sessionId: v.string(),
  firstSeq: count,
  count,
  missing: count,
  catalogue: v.string(),
  previous: v.string(),
  chain: v.string(),
  bodyHash: v.string(),
  personalHash: v.optional(v.nullable(v.string()), null),
  owner: v.string(),
  userId: v.nullable(v.string()),
  claimedUserId: v.optional(v.nullable(v.string()), null),
  receivedAt: v.pipe(v.number(), v.safeInteger()),
  /** A build before knew of none. */
  isLate: v.optional(v.boolean(), false),
  receipt: v.optional(v.nullable(receiptSchema), null),
  keyId: v.nullable(count),
  publicBytes: count,
  personalBytes: count,
  /** Stream sequences of the messages that hold the bytes; empty when they follow here. */
  parts: v.array(count),
});

export type MessageHead = Readonly<v.InferOutput<typeof headSchema>>;

/** A message that does not hold a batch, or not the whole of one. */
export class BadMessageError extends Error {
  override readonly name = 'BadMessageError';
}

const NEW_LINE = 10;

/** The bytes of a batch: the public part, then the sealed personal part. */
export function bodyOf({ publicPart, personal }: NewBatch): Buffer {
  return Buffer.concat(personal === null ? [publicPart] : [publicPart, personal.bytes]);
}

/**
 * A batch as a message: one line of JSON, then the bytes, unless they were sent as parts. The keys
 * of persons are not in it.
 */
export function encodeMessage(batch: NewBatch, parts: readonly number[]): Buffer {
  const { publicPart, personal, ...envelope } = batch;
  const head: MessageHead = {
    ...envelope,
    format: `replaybook-batch/${envelope.format}`,
    keyId: personal?.keyId ?? null,
    publicBytes: publicPart.length,
    personalBytes: personal?.bytes.length ?? 0,
    parts: [...parts],
  };
  const line = Buffer.from(`${JSON.stringify(head)}\n`);
  return parts.length > 0 ? line : Buffer.concat([line, bodyOf(batch)]);
}

/** The head of a message, and the bytes that follow it. Throws when it is none of ours. */
export function decodeMessage(data: Uint8Array): { head: MessageHead; rest: Uint8Array } {
  const end = data.indexOf(NEW_LINE);
  const line = Buffer.from(data.subarray(0, Math.max(end, 0))).toString('utf8');
  let json: unknown = null;
  try {
    json = JSON.parse(line);
  } catch {
    throw new BadMessageError('the message does not begin with a line of JSON');
  }
  const head = v.safeParse(headSchema, json);
  if (!head.success) throw new BadMessageError('the message is no batch');
  return { head: head.output, rest: data.subarray(end + 1) };
}

/** The batch of a message and its bytes. Throws when the bytes are not as many as it says. */
export function batchOf(head: MessageHead, body: Uint8Array): NewBatch {
  const { format, keyId, publicBytes, personalBytes, parts, ...envelope } = head;
  if (body.length !== publicBytes + personalBytes) {
    const bytes = publicBytes + personalBytes;
    throw new BadMessageError(`the batch has ${body.length} bytes and not ${bytes}`);
  }
  return {
    ...envelope,
    format: format === 'replaybook-batch/1' ? 1 : 2,
    publicPart: body.subarray(0, publicBytes),
    personal: keyId === null ? null : { keyId, bytes: body.subarray(publicBytes) },
  };
}

import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import * as v from 'valibot';
import { fail, ok, type Result } from '../../kernel/result.ts';
import { sessionIdText, wholeNumber } from '../decode-input.ts';
import type { BatchEnvelope } from '../stores/log-batch.ts';

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const headers = v.object({
  'x-log-first-seq': wholeNumber,
  'x-log-count': v.pipe(wholeNumber, v.minValue(1), v.maxValue(65_536)),
  'x-log-missing': wholeNumber,
  'x-log-catalogue': v.pipe(v.string(), v.regex(/^[\w.-]{1,32}$/)),
  'x-log-public-length': v.pipe(wholeNumber, v.minValue(1)),
  'x-log-previous': hash,
  'x-log-chain': hash,
});

/** A batch as it was sent: its body is cut in two, but not opened. */
export interface Upload {
  readonly envelope: BatchEnvelope;
  readonly publicPart: Uint8Array;
  readonly personalPart: Uint8Array;
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');

/** What links a batch to the one before it, 64 hexadecimal digits. */
function chainOf(envelope: Omit<BatchEnvelope, 'chain' | 'sessionId'>): string {
  const { previous, bodyHash, firstSeq, count, missing, catalogue } = envelope;
  return sha256(`${previous}${bodyHash}:${firstSeq}:${count}:${missing}:${catalogue}`);
}

/**
 * Judges a batch by its headers and the hash of its body. The error is `envelope: ` and the header
 * at fault, or `hash` when the chain value is not that of this body.
 */
export function uploadOf(
  sessionId: string,
  given: IncomingHttpHeaders,
  body: Uint8Array,
): Result<Upload> {
  const parsed = v.safeParse(headers, given);
  if (!v.is(sessionIdText, sessionId)) return fail('envelope: session id');
  if (!parsed.success) return fail(`envelope: ${v.getDotPath(parsed.issues[0]) ?? 'headers'}`);
  const publicLength = parsed.output['x-log-public-length'];
  if (publicLength > body.length) return fail('envelope: x-log-public-length');
  const envelope = {
    sessionId,
    firstSeq: parsed.output['x-log-first-seq'],
    count: parsed.output['x-log-count'],
    missing: parsed.output['x-log-missing'],
    catalogue: parsed.output['x-log-catalogue'],
    previous: parsed.output['x-log-previous'],
    chain: parsed.output['x-log-chain'],
    bodyHash: sha256(body),
  };
  if (envelope.missing > envelope.firstSeq) return fail('envelope: x-log-missing');
  if (chainOf(envelope) !== envelope.chain) return fail('hash');
  return ok({
    envelope,
    publicPart: body.subarray(0, publicLength),
    personalPart: body.subarray(publicLength),
  });
}

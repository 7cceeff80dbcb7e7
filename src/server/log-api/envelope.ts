import type { IncomingHttpHeaders } from 'node:http';
import * as v from 'valibot';
import { fail, ok, type Result } from '../../kernel/result.ts';
import { sessionIdText } from '../../kernel/session-id.ts';
import { chainOf, hashBody } from '../../log/chain/chain.ts';
import { fromHeaders } from '../../log/received-envelope.ts';
import { sha256 } from '../keys/sha256.ts';
import type { SessionLink } from '../stores/log-batch.ts';

/** A batch as it was sent: its body is cut in two, but not opened. */
export interface Upload {
  readonly envelope: SessionLink;
  /** Who was signed in while all of it was recorded, as the browser says. */
  readonly claimedUserId: string | null;
  readonly publicPart: Uint8Array;
  readonly personalPart: Uint8Array;
}

/**
 * Judges a batch by its headers and the hashes of its body. The error is `envelope: ` and the
 * header at fault, or `hash` when the chain value is not that of this body.
 */
export function uploadOf(
  sessionId: string,
  given: IncomingHttpHeaders,
  body: Uint8Array,
): Result<Upload> {
  const read = fromHeaders(given);
  if (!v.is(sessionIdText, sessionId)) return fail('envelope: session id');
  if (!read.ok) return fail(`envelope: ${read.error}`);
  const { publicLength, person, ...said } = read.value;
  if (publicLength > body.length) return fail('envelope: x-log-public-length');
  const envelope = { sessionId, ...said, ...hashBody(said.format, body, publicLength, sha256) };
  if (chainOf(envelope, sha256) !== envelope.chain) return fail('hash');
  return ok({
    envelope,
    claimedUserId: person ?? null,
    publicPart: body.subarray(0, publicLength),
    personalPart: body.subarray(publicLength),
  });
}

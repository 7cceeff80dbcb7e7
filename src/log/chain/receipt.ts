import * as v from 'valibot';

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** The log service's word that it holds a session's log up to a batch: the signed head. */
export const receiptSchema = v.object({
  sessionId: v.string(),
  ackedSeq: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  chain: hash,
  /** Epoch milliseconds of the collector's clock. */
  at: v.number(),
  /** Ed25519 over `receiptText`, base64url. */
  signature: v.string(),
});

export type Receipt = Readonly<v.InferOutput<typeof receiptSchema>>;

/** What is signed. */
export function receiptText({ sessionId, ackedSeq, chain, at }: Omit<Receipt, 'signature'>) {
  return `${sessionId}.${ackedSeq}.${chain}.${at}`;
}

/**
 * The lines that an export carries so that it can be checked without the service: each batch as it
 * was stored, and at the end the signed heads with the keys that signed them.
 */
import * as v from 'valibot';
import type { BatchAtHand } from './batch-check.ts';
import { receiptSchema } from './receipt.ts';

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const batch = v.object({
  format: v.picklist([1, 2]),
  firstSeq: whole,
  count: v.pipe(whole, v.minValue(1)),
  missing: whole,
  catalogue: v.string(),
  previous: hash,
  chain: hash,
  bodyHash: hash,
  personalHash: v.nullable(hash),
  /** The gzip of each part, base64. No `personal`: erased; null: there was none. */
  public: v.string(),
  personal: v.optional(v.nullable(v.string())),
});

export type BatchProof = Readonly<v.InferOutput<typeof batch>>;

/** An Ed25519 key, RFC 8037. */
export const publicKeySchema = v.object({
  kty: v.literal('OKP'),
  crv: v.literal('Ed25519'),
  x: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
});

const heads = v.object({
  receipts: v.array(receiptSchema),
  keys: v.array(publicKeySchema),
  /** Ed25519 over `headerText`, base64url; exports of earlier builds have none. */
  headerSignature: v.exactOptional(v.string()),
});

export type PublicKey = Readonly<v.InferOutput<typeof publicKeySchema>>;
export type HeadsProof = Readonly<v.InferOutput<typeof heads>>;

/** What a line of an export proves. */
export type ProofLine =
  | { readonly kind: 'batch'; readonly batch: BatchProof }
  | { readonly kind: 'heads'; readonly heads: HeadsProof };

const line = v.union([
  v.pipe(
    v.object({ batch }),
    v.transform((found): ProofLine => ({ kind: 'batch', batch: found.batch })),
  ),
  v.pipe(
    v.object({ heads }),
    v.transform((found): ProofLine => ({ kind: 'heads', heads: found.heads })),
  ),
]);

/** Reads a line's JSON; null where it is no proof. */
export function proofLineOf(json: unknown): ProofLine | null {
  const parsed = v.safeParse(line, json, { abortEarly: true });
  return parsed.success ? parsed.output : null;
}

export function formatBatchProof(fields: BatchProof): string {
  return `${JSON.stringify({ batch: fields })}\n`;
}

export function formatHeadsProof(fields: HeadsProof): string {
  return `${JSON.stringify({ heads: fields })}\n`;
}

/** Null for what is no base64. */
function bytesOf(base64: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}

/** The batch of a line with its bytes. What is no base64 is nobody's batch: it has no bytes. */
export function atHand({ public: packed, personal, ...link }: BatchProof): BatchAtHand {
  return {
    ...link,
    publicPart: bytesOf(packed) ?? new Uint8Array(),
    personal:
      personal === undefined
        ? 'unavailable'
        : personal === null
          ? null
          : (bytesOf(personal) ?? 'broken'),
  };
}

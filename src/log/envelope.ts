import * as v from 'valibot';

/**
 * How a batch is hashed. 1: one hash over both parts, which nobody can make again once the personal
 * part is erased. 2: each part by itself.
 */
export type BatchFormat = 1 | 2;

/** The place of a batch in its session. */
export interface BatchPlace {
  /** Chain value of the batch before: 64 hexadecimal digits. */
  readonly previous: string;
  readonly firstSeq: number;
  readonly count: number;
  /** How many events directly before this batch are known to be lost. */
  readonly missing: number;
  /** Version of the catalogue its events were recorded with. */
  readonly catalogue: string;
}

/** What a batch says about itself beside its body. */
export interface BatchEnvelope extends BatchPlace {
  /** Absent: 1, as the builds were that knew no other. */
  readonly format?: BatchFormat;
  /** Bytes of the body's first gzip, the public part; what follows is the personal part. */
  readonly publicLength: number;
  /** Its chain value: 64 hexadecimal digits. */
  readonly chain: string;
  /** Who was signed in while all of its events were recorded; absent where nobody, or several. */
  readonly person?: string;
}

/** A batch as it is stored and sent. */
export interface Batch extends BatchEnvelope {
  readonly body: Uint8Array;
}

/** The body of a batch, not yet joined to a chain. */
export type BatchBody = Pick<
  Batch,
  'firstSeq' | 'count' | 'catalogue' | 'publicLength' | 'body' | 'person'
>;

/** Proves that whoever sends may write the session; absent where its id is made of no key. */
export interface WriteProof {
  readonly writeKey?: string;
}

/** The proof alone. */
export function proofOf({ writeKey }: WriteProof): WriteProof {
  return writeKey === undefined ? {} : { writeKey };
}

/** Beside the envelope and no part of it: the key is for the collector's eyes and never stored. */
export const WRITE_KEY_HEADER = 'x-log-write-key';

/** `guest` is what stands in the store for nobody in particular. */
export const userId = v.pipe(v.string(), v.regex(/^(?!guest$)[\w-]{1,64}$/));

/** The headers of an upload. */
export function toHeaders(envelope: BatchEnvelope): Record<string, string> {
  return {
    'content-type': 'application/x-replaybook-batch',
    ...(envelope.format === undefined ? {} : { 'x-log-format': String(envelope.format) }),
    'x-log-first-seq': String(envelope.firstSeq),
    'x-log-count': String(envelope.count),
    'x-log-missing': String(envelope.missing),
    'x-log-catalogue': envelope.catalogue,
    'x-log-public-length': String(envelope.publicLength),
    'x-log-previous': envelope.previous,
    'x-log-chain': envelope.chain,
    ...(v.is(userId, envelope.person) ? { 'x-log-person': envelope.person } : {}),
  };
}

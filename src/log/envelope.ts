import * as v from 'valibot';
import { sha256Hex } from '../kernel/sha256.ts';

/** The chain value before a session's first batch. */
export const CHAIN_START = '0'.repeat(64);

/** What a batch says about itself beside its body. */
export interface BatchEnvelope {
  readonly firstSeq: number;
  readonly count: number;
  /** How many events directly before this batch are known to be lost. */
  readonly missing: number;
  /** Version of the catalogue its events were recorded with. */
  readonly catalogue: string;
  /** Bytes of the body's first gzip, the public part; what follows is the personal part. */
  readonly publicLength: number;
  /** Chain value of the batch before, and of this one: 64 hexadecimal digits. */
  readonly previous: string;
  readonly chain: string;
}

/** A batch as it is stored and sent. */
export interface Batch extends BatchEnvelope {
  readonly body: Uint8Array;
}

/** The chain value of a batch: it stands for this batch and every one before it. */
export function chainOf(
  { previous, firstSeq, count, missing, catalogue }: Omit<BatchEnvelope, 'chain' | 'publicLength'>,
  body: Uint8Array,
): string {
  return sha256Hex(`${previous}${sha256Hex(body)}:${firstSeq}:${count}:${missing}:${catalogue}`);
}

/** The headers of an upload. */
export function toHeaders(envelope: BatchEnvelope): Record<string, string> {
  return {
    'content-type': 'application/x-replaybook-batch',
    'x-log-first-seq': String(envelope.firstSeq),
    'x-log-count': String(envelope.count),
    'x-log-missing': String(envelope.missing),
    'x-log-catalogue': envelope.catalogue,
    'x-log-public-length': String(envelope.publicLength),
    'x-log-previous': envelope.previous,
    'x-log-chain': envelope.chain,
  };
}

const whole = (least: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number), v.minValue(least));
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const headers = v.pipe(
  v.object({
    'x-log-first-seq': whole(0),
    'x-log-count': whole(1),
    'x-log-missing': v.optional(whole(0), '0'),
    'x-log-catalogue': v.pipe(v.string(), v.regex(/^[\w.-]{1,32}$/)),
    'x-log-public-length': whole(1),
    'x-log-previous': hash,
    'x-log-chain': hash,
  }),
  v.transform(
    (given): BatchEnvelope => ({
      firstSeq: given['x-log-first-seq'],
      count: given['x-log-count'],
      missing: given['x-log-missing'],
      catalogue: given['x-log-catalogue'],
      publicLength: given['x-log-public-length'],
      previous: given['x-log-previous'],
      chain: given['x-log-chain'],
    }),
  ),
);

/** Reads the envelope of an upload from its headers (lower-case names), or says what is wrong. */
export function fromHeaders(
  given: Readonly<Record<string, unknown>>,
): { readonly envelope: BatchEnvelope } | { readonly problem: string } {
  const parsed = v.safeParse(headers, given);
  if (parsed.success) return { envelope: parsed.output };
  const [issue] = parsed.issues;
  return { problem: `header ${v.getDotPath(issue) ?? '?'} is missing or malformed` };
}

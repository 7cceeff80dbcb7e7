import { sha256Hex } from '../../kernel/sha256.ts';
import type { Batch, BatchBody, BatchEnvelope, BatchFormat, BatchPlace } from '../envelope.ts';

/** The chain value before a session's first batch. */
export const CHAIN_START = '0'.repeat(64);

/** What this build writes. */
export const BATCH_FORMAT: BatchFormat = 2;

/** 64 hexadecimal digits for bytes, or for a text's UTF-8. */
export type Sha256 = (data: string | Uint8Array) => string;

/** Hashes of a batch's parts. */
export interface PartHashes {
  /** Of the public part; in format 1 of the whole body. */
  readonly bodyHash: string;
  /** Of the personal part as the browser wrote it; null where there is none, and in format 1. */
  readonly personalHash: string | null;
}

/** What the chain value of a batch stands for. */
export interface ChainLink extends BatchPlace, PartHashes {
  readonly format: BatchFormat;
}

/** Where a log ends, and the next batch joins on. */
export interface ChainHead {
  /** The seq that would follow without a gap. */
  readonly nextSeq: number;
  readonly chain: string;
}

export const LOG_START: ChainHead = { nextSeq: 0, chain: CHAIN_START };

/** Hashes a body, whose first `publicLength` bytes are the public part. */
export function hashBody(
  format: BatchFormat,
  body: Uint8Array,
  publicLength: number,
  sha256: Sha256 = sha256Hex,
): PartHashes {
  if (format === 1) return { bodyHash: sha256(body), personalHash: null };
  return {
    bodyHash: sha256(body.subarray(0, publicLength)),
    personalHash: body.length > publicLength ? sha256(body.subarray(publicLength)) : null,
  };
}

/** The chain value of a batch: it stands for this batch and every one before it. */
export function chainOf(link: ChainLink, sha256: Sha256 = sha256Hex): string {
  const { format, previous, bodyHash, personalHash, firstSeq, count, missing, catalogue } = link;
  if (format === 1) {
    return sha256(`${previous}${bodyHash}:${firstSeq}:${count}:${missing}:${catalogue}`);
  }
  // JSON, so that no two links are the same text.
  const fields = [previous, bodyHash, personalHash, firstSeq, count, missing, catalogue];
  return sha256(JSON.stringify(['replaybook-batch', format, ...fields]));
}

/** Joins a body to the chain. What lies between the head and its first event is missing. */
export function joinChain(head: ChainHead, packed: BatchBody): Batch {
  const { firstSeq, count, catalogue, publicLength, body, person } = packed;
  const link = {
    format: BATCH_FORMAT,
    firstSeq,
    count,
    catalogue,
    missing: firstSeq - head.nextSeq,
    previous: head.chain,
  };
  const chain = chainOf({ ...link, ...hashBody(BATCH_FORMAT, body, publicLength) });
  const who = person === undefined ? {} : { person };
  return { ...link, publicLength, chain, body, ...who };
}

/** The head after this batch. */
export function headAfter({ firstSeq, count, chain }: BatchEnvelope): ChainHead {
  return { nextSeq: firstSeq + count, chain };
}

/** The head that this batch was joined to. */
export function headBefore({ firstSeq, missing, previous }: BatchEnvelope): ChainHead {
  return { nextSeq: firstSeq - missing, chain: previous };
}

import { sha256Hex } from '../../kernel/sha256.ts';
import { type ChainHead, type ChainLink, chainOf, type Sha256 } from './chain.ts';

/**
 * The personal part of a batch, as far as it is at hand: as the browser wrote it; null where the
 * batch has none; `away` where it was erased or is not for this reader; `broken` where what is
 * stored in its place does not open.
 */
export type PersonalAtHand = Uint8Array | null | 'unavailable' | 'broken';

/** A batch with its bytes, to be compared with what it says of itself. */
export interface BatchAtHand extends ChainLink {
  readonly chain: string;
  readonly publicPart: Uint8Array;
  readonly personal: PersonalAtHand;
}

/** Whether bytes are those of the hashes; `unknown` where it takes bytes that are not at hand. */
export type PartsState = 'same' | 'other' | 'unknown';

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const all = new Uint8Array(a.length + b.length);
  all.set(a);
  all.set(b, a.length);
  return all;
}

function personalState({ personal, personalHash }: BatchAtHand, sha256: Sha256): PartsState {
  if (personal === null || personalHash === null) {
    return personal === personalHash ? 'same' : 'other';
  }
  if (personal === 'unavailable') return 'unknown';
  return personal !== 'broken' && sha256(personal) === personalHash ? 'same' : 'other';
}

/**
 * Compares a batch's bytes with its hashes. In format 1 one hash stands for both parts, so without
 * the personal part nothing can be said of the public one.
 */
export function partsState(batch: BatchAtHand, sha256: Sha256 = sha256Hex): PartsState {
  const { format, publicPart, personal, bodyHash } = batch;
  if (format === 2) {
    if (sha256(publicPart) !== bodyHash) return 'other';
    // The hash of a part that is away is in the chain: the batch is as whole as it can be.
    return personalState(batch, sha256) === 'other' ? 'other' : 'same';
  }
  if (personal === 'unavailable') return 'unknown';
  if (personal === 'broken') return 'other';
  const body = personal === null ? publicPart : joined(publicPart, personal);
  return sha256(body) === bodyHash ? 'same' : 'other';
}

/** What is wrong with a batch where it stands, or `intact`. */
export type BatchState = 'intact' | 'altered' | 'removed-before' | 'uncheckable';

/**
 * Checks one batch by itself and with where the one before it ends. `uncheckable` is one of format
 * 1 whose personal part is away: neither proved nor disproved.
 */
export function batchState(
  batch: BatchAtHand,
  follows: ChainHead,
  sha256: Sha256 = sha256Hex,
): BatchState {
  const parts = partsState(batch, sha256);
  if (parts === 'other' || chainOf(batch, sha256) !== batch.chain) return 'altered';
  const joins =
    batch.previous === follows.chain && batch.firstSeq === follows.nextSeq + batch.missing;
  if (!joins) return 'removed-before';
  return parts === 'unknown' ? 'uncheckable' : 'intact';
}

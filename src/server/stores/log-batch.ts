import type { ChainHead, ChainLink } from '../../log/chain/chain.ts';
import type { Receipt } from '../../log/chain/receipt.ts';

/** A batch as a link of its session's chain: what its envelope said, and the hashes of its body. */
export interface SessionLink extends ChainLink {
  readonly sessionId: string;
  readonly chain: string;
}

/** A batch to append: its personal part is encrypted already. */
export interface NewBatch extends SessionLink {
  readonly owner: string;
  /** Who was signed in when it came. */
  readonly userId: string | null;
  /** Who was signed in when it was recorded, as the browser says. */
  readonly claimedUserId: string | null;
  readonly receivedAt: number;
  /**
   * It is over what its sender may have read before others. All that follows in its session is too, so
   * that whoever reads gets a session in its order.
   */
  readonly isLate: boolean;
  /** The head of the log with this batch, signed; null where a build before signed none here. */
  readonly receipt: Receipt | null;
  readonly publicPart: Uint8Array;
  readonly personal: { readonly keyId: number; readonly bytes: Uint8Array } | null;
}

/** A stored batch, as readers get it. Whether it is what was appended, nobody has checked yet. */
export interface StoredBatch extends SessionLink {
  /** Place in the order in which all batches of all sessions became durable. */
  readonly position: number;
  /**
   * Of a late batch its place among those, which it gets when the index has read it, and 0 until then;
   * null for one that is read in the order of positions.
   */
  readonly turn: number | null;
  /** Where the batch before it in the store ends; the start of the chain for the first one. */
  readonly follows: ChainHead;
  readonly receivedAt: number;
  readonly userId: string | null;
  readonly publicPart: Uint8Array;
  readonly personal: SealedPart | null;
}

export interface SealedPart {
  /** Whose key it is sealed with: a user id, or `guest` where that is not certain. */
  readonly person: string;
  /** Null once the person was erased; what came after that has no bytes either. */
  readonly wrappedKey: Uint8Array | null;
  readonly bytes: Uint8Array;
}

/** What became of an append. `repeated` is the answer to a batch that is stored already. */
export type AppendOutcome =
  | {
      readonly kind: 'stored' | 'repeated';
      readonly ackedSeq: number;
      readonly chain: string;
      readonly receivedAt: number;
    }
  | {
      readonly kind: 'refused';
      readonly reason: 'gap' | 'overlap' | 'chain';
      readonly ackedSeq: number;
      readonly chain: string;
    };

/** The chain value before a session's first batch. */
export const CHAIN_START = '0'.repeat(64);

/** What a batch says about itself. Hashes are 64 hexadecimal digits. */
export interface BatchEnvelope {
  readonly sessionId: string;
  readonly firstSeq: number;
  readonly count: number;
  /** How many events directly before this batch are known to be lost. */
  readonly missing: number;
  readonly catalogue: string;
  readonly previous: string;
  readonly chain: string;
  readonly bodyHash: string;
}

/** A batch to append: its personal part is encrypted already. */
export interface NewBatch extends BatchEnvelope {
  readonly owner: string;
  /** Who was signed in when it came. */
  readonly userId: string | null;
  readonly receivedAt: number;
  readonly publicPart: Uint8Array;
  readonly personal: { readonly keyId: number; readonly bytes: Uint8Array } | null;
}

/** A stored batch, as readers get it. */
export interface StoredBatch {
  /** Place in the order in which all batches of all sessions became durable. */
  readonly position: number;
  readonly sessionId: string;
  readonly firstSeq: number;
  readonly count: number;
  readonly missing: number;
  readonly catalogue: string;
  readonly chain: string;
  readonly receivedAt: number;
  readonly userId: string | null;
  readonly publicPart: Uint8Array;
  /** `wrappedKey` is null once the person was erased. */
  readonly personal: SealedPart | null;
}

export interface SealedPart {
  /** Whose key it is sealed with: a user id or `guest`. */
  readonly person: string;
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
      /** Until when somebody watches the session live, epoch milliseconds. */
      readonly watchedUntil: number;
    }
  | {
      readonly kind: 'refused';
      readonly reason: 'owner' | 'gap' | 'overlap' | 'chain';
      readonly ackedSeq: number;
      readonly chain: string;
    };

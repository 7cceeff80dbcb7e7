import type { StoredBatch } from '../stores/log-batch.ts';

/** A stored batch as a thread is handed it: unsealed, but not opened. */
export interface PackedBatch
  extends Pick<
    StoredBatch,
    | 'position'
    | 'sessionId'
    | 'firstSeq'
    | 'count'
    | 'catalogue'
    | 'userId'
    | 'receivedAt'
    | 'publicPart'
  > {
  /** The personal part as gzip: null where there is none, it is not asked for, or was erased. */
  readonly personalPart: Uint8Array | null;
  /** It has a personal part, which is not here. */
  readonly lacksPersonal: boolean;
}

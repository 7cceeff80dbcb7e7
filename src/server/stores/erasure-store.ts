import type { Erasure } from '../../domain/protection/erasure.ts';
import type { Erased } from './log-store.ts';

export type NewErasure = Pick<Erasure, 'userId' | 'requestedBy' | 'requestedAt' | 'dueAt'>;

/** Who decided about an erasure, and when. */
export interface Decision {
  readonly state: 'confirmed' | 'cancelled';
  readonly by: string;
  readonly at: number;
}

/** The port of erasures that were asked for. Every adapter passes one suite. */
export interface ErasureStore {
  /** Null when there is one for the user that was not cancelled. */
  add(erasure: NewErasure): Promise<Erasure | null>;
  erasure(id: number): Promise<Erasure | null>;
  /** Newest first, at most `limit`, with a lower id than `before`. */
  list(limit: number, before?: number): Promise<Erasure[]>;
  /** How many of somebody's are pending. */
  pendingOf(requestedBy: string): Promise<number>;
  /** Of one that is pending, and confirmed by another than asked for it; else null. */
  decide(id: number, decision: Decision): Promise<Erasure | null>;
  /** To be carried out: confirmed, or pending and due by now. */
  due(now: number): Promise<Erasure[]>;
  /** True for the first to say so; false too where it was cancelled meanwhile. */
  carriedOut(id: number, at: number, erased: Erased): Promise<boolean>;
  /** Carried out before this time, and not looked at again since. */
  unchecked(carriedBefore: number): Promise<Erasure[]>;
  checked(id: number, at: number): Promise<void>;
  close(): Promise<void>;
}

import type { AuditEntry, AuditQuery, StoredAuditEntry } from './audit-entry.ts';
import type { AppendOutcome, NewBatch, StoredBatch } from './log-batch.ts';
import type { BatchIndex, LogSession, SessionQuery, Verdict } from './log-session.ts';

/**
 * A person's data key of one session, encrypted with the master key; without it where the person
 * was erased.
 */
export interface PersonKey {
  readonly id: number;
  readonly wrapped: Uint8Array | null;
}

export interface LastWriter {
  readonly owner: string;
  readonly userId: string | null;
}

/** What erasing a person came to. */
export interface Erased {
  readonly sessions: number;
  /** Destroyed for them so far, by erasures that had to be tried again too. */
  readonly keys: number;
}

/** What a key is for. */
export interface KeyPurpose {
  readonly sessionId: string;
  /** A user id, or `guest` where it is not certain whose it is. */
  readonly person: string;
  /** Nobody but the person is in what it seals. */
  readonly certain: boolean;
  /** Everybody whose it may be, as far as it is known. */
  readonly mayBe: readonly string[];
}

/** Which sessions have grown; null when another process appended and it is not known which. */
export type AppendNotice = { readonly sessionIds: ReadonlySet<string> | null };

/** The store is there but cannot take the write now. Trying again later is right. */
export class StoreBusyError extends Error {
  readonly statusCode = 503;
  override readonly name = 'StoreBusyError';
}

/** Batches and keys of the recorded sessions. */
interface Batches {
  /** Durable before it answers. Concurrent appends may share one transaction. */
  append(batch: NewBatch): Promise<AppendOutcome>;
  /** Whom a session belongs to, and who was signed in when its newest batch came. */
  lastWriter(sessionId: string): Promise<LastWriter | null>;
  /** The batches of a session that hold any of the seqs, in order, at most `limit`. */
  batches(
    sessionId: string,
    range: { readonly fromSeq: number; readonly toSeq: number; readonly limit: number },
  ): Promise<StoredBatch[]>;
  /** Batches of all sessions after a position, in the order they became durable, but for late ones. */
  batchesAfter(position: number, limit: number): Promise<StoredBatch[]>;
  /** The position of the newest batch, 0 when there is none. */
  lastPosition(): Promise<number>;
  /** Late batches that had their turn, after one, in the order of turns. */
  batchesInTurn(turn: number, limit: number): Promise<StoredBatch[]>;
  /** The newest turn, 0 when there is none. */
  lastTurn(): Promise<number>;
  /** Tells of appends, this process's at once, others' within a second or so. Returns the undo. */
  follow(listener: (notice: AppendNotice) => void): () => void;
  /**
   * The living key of a person in a session; `make` gives a wrapped one when there is none. One
   * that is destroyed already where somebody was erased whose part it may be.
   */
  personKey(purpose: KeyPurpose, make: () => Uint8Array): Promise<PersonKey>;
  /**
   * Destroys the user's keys, and in every session that names the user those of what may be theirs,
   * so that nothing of them is left in the database's files. It is remembered: no such key is made
   * afterwards, and one of a session that comes to name the user later is destroyed then. Rejects
   * with `StoreBusyError` while somebody else's reading keeps the bytes in the files: then all this
   * holds, but for the bytes, and it is to be done again. What a database server keeps apart from its
   * files, such as a write-ahead log for its replicas, ends with the retention of that.
   */
  eraseUser(userId: string, at: number): Promise<Erased>;
  isErased(userId: string): Promise<boolean>;
}

/** What is known about sessions. */
interface Sessions {
  session(id: string): Promise<LogSession | null>;
  /** Newest first, at most `limit`. */
  search(query: SessionQuery): Promise<LogSession[]>;
  linkUser(sessionId: string, userId: string): Promise<void>;
  /** Kept only while the session still ends at `ackedSeq`. */
  recordVerdict(sessionId: string, ackedSeq: number, verdict: Verdict): Promise<void>;
  /**
   * Sessions without a verdict that nothing was received of since `receivedBefore`: of each owner its
   * newest, then of each its second, and so on; those that were late after all others.
   */
  unverified(receivedBefore: number, limit: number): Promise<LogSession[]>;
}

/** What the indexer keeps: it reads batches after its position and leaves what it found. */
interface Index {
  indexedPosition(): Promise<number>;
  /**
   * Late batches without a turn: of each session the first, of at most `limit` sessions. Who has waited
   * longest since the last turn comes first, before all others who never had one. Costs by `limit`,
   * however many wait.
   */
  batchesWaiting(limit: number): Promise<StoredBatch[]>;
  /**
   * One step of the indexer, whole or not at all; the same step twice changes nothing. Late batches
   * get their turn with it, and followers are told.
   */
  recordIndex(rows: readonly BatchIndex[], position: number): Promise<void>;
  batchesSetAside(afterPosition: number, limit: number): Promise<StoredBatch[]>;
}

/** The log's port. Every adapter passes the same suite. */
export interface LogStore extends Batches, Sessions, Index {
  recordAudit(entry: AuditEntry): Promise<void>;
  audit(query: AuditQuery): Promise<StoredAuditEntry[]>;
  /** The value kept under a name for good: the first one handed in wins. */
  constant(name: string, value: string): Promise<string>;
  close(): Promise<void>;
}

import * as v from 'valibot';
import { type Receipt, receiptSchema } from '../../log/chain/receipt.ts';
import type { VerdictName } from '../../replay/check/verdicts.ts';

/**
 * What a check of a session's recording found; `unchecked` when it could not be checked. One that
 * is not what was recorded is not folded: its fault is the verdict.
 */
export type Verdict = VerdictName;

/** What is known about a session without opening its batches. Times are epoch milliseconds. */
export interface LogSession {
  readonly id: string;
  /** Grows with each new session; the order in which searches go. */
  readonly ordinal: number;
  /** The owner cookie's value that the first batch came with. */
  readonly owner: string;
  /** Users that batches came signed in as: proved. */
  readonly linkedUserIds: readonly string[];
  /** Users that the recorded events name: the browser's word, not proved. */
  readonly claimedUserIds: readonly string[];
  /** The collector's clock. */
  readonly receivedFirst: number;
  readonly receivedLast: number;
  /** The browser's clock, its word again; null until the first batch is indexed. */
  readonly startedAt: number | null;
  readonly lastAt: number | null;
  readonly ackedSeq: number;
  /** Chain head, 64 hexadecimal digits. */
  readonly chain: string;
  readonly eventCount: number;
  readonly missing: number;
  /** How many of its batches do not decode. */
  readonly setAside: number;
  readonly build: string | null;
  /** The newest signed head; null for a log that only a build before wrote. */
  readonly receipt: Receipt | null;
  /** Browser and system in short, such as "Chrome 126 · Android"; the browser's word. */
  readonly device: string | null;
  /** Null while no check was made of the log as it now is. */
  readonly verdict: Verdict | null;
}

/** Users a session is shown with; of more than that, whom its events only name are left out. */
export const MOST_USERS = 64;

/** Which sessions to find. What is absent does not narrow; `limit` is the size of a page. */
export interface SessionQuery {
  /** A batch came signed in as any of these. */
  readonly userIds?: readonly string[];
  /** With `userIds`: also sessions whose events only name one of them. */
  readonly claimed?: boolean;
  /** Only sessions that nobody but this user was ever signed in to. */
  readonly ownUserId?: string;
  /** Sessions that something was received of at or after this time, by the collector's clock. */
  readonly from?: number;
  /** Sessions that something was received of by this time. */
  readonly to?: number;
  readonly type?: string;
  /** Part of a public text of the session, in any case. */
  readonly text?: string;
  /** Only sessions with a lower ordinal. */
  readonly before?: number;
  readonly limit: number;
}

/** What the indexer found in one batch. */
export interface BatchIndex {
  readonly position: number;
  readonly sessionId: string;
  readonly startedAt: number | null;
  readonly lastAt: number | null;
  readonly types: readonly string[];
  /** Searchable public text, one piece a line. */
  readonly text: string;
  readonly claimedUserIds: readonly string[];
  readonly build: string | null;
  readonly device: string | null;
  /** Why the batch cannot be read, or null when it can. */
  readonly setAside: string | null;
}

/** Reads the signed head that a store keeps as JSON; null where it is none. */
export function receiptOf(text: string | null): Receipt | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), receiptSchema), text);
  return parsed.success ? parsed.output : null;
}

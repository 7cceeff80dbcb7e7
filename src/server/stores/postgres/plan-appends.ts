import type { Receipt } from '../../../log/chain/receipt.ts';
import { judgeAppend, type LogHead, namesUser, type StoredTwin } from '../judge-append.ts';
import type { AppendOutcome, NewBatch } from '../log-batch.ts';

/** What a group of appends does to one session. */
export interface SessionGrowth {
  readonly known: boolean;
  readonly head: LogHead;
  readonly receivedFirst: number;
  readonly receivedLast: number;
  readonly events: number;
  readonly missing: number;
  readonly lastUserId: string | null;
  readonly receipt: Receipt | null;
  readonly isLate: boolean;
}

export interface UserLink {
  readonly sessionId: string;
  readonly userId: string;
  readonly linked: boolean;
}

export interface AppendPlan {
  /** One an append, in the order of the appends. */
  readonly outcomes: readonly AppendOutcome[];
  readonly batches: readonly NewBatch[];
  readonly sessions: ReadonlyMap<string, SessionGrowth>;
  /** Users to name in sessions, proved or only claimed. */
  readonly links: readonly UserLink[];
}

/** What is stored already. */
export interface StoredState {
  readonly heads: ReadonlyMap<string, LogHead>;
  readonly twinOf: (sessionId: string, firstSeq: number) => StoredTwin | null;
}

const placeOf = (sessionId: string, firstSeq: number) => `${sessionId} ${firstSeq}`;

function grown(before: SessionGrowth | undefined, isKnown: boolean, batch: NewBatch) {
  return {
    known: before?.known ?? isKnown,
    head: {
      owner: batch.owner,
      ackedSeq: batch.firstSeq + batch.count - 1,
      chain: batch.chain,
    },
    receivedFirst: before?.receivedFirst ?? batch.receivedAt,
    receivedLast: batch.receivedAt,
    events: (before?.events ?? 0) + batch.count,
    missing: (before?.missing ?? 0) + batch.missing,
    lastUserId: batch.userId,
    receipt: batch.receipt,
    isLate: batch.isLate || (before?.isLate ?? false),
  };
}

function linksOf({ sessionId, userId, claimedUserId }: NewBatch): UserLink[] {
  const link = (id: string | null, linked: boolean) =>
    id === null ? [] : [{ sessionId, userId: id, linked }];
  return [...link(userId, true), ...link(claimedUserId, false)];
}

/** Judges appends one after another, each as if those before it were stored. */
export function planAppends(stored: StoredState, appends: readonly NewBatch[]): AppendPlan {
  const outcomes: AppendOutcome[] = [];
  const batches: NewBatch[] = [];
  const links: UserLink[] = [];
  const sessions = new Map<string, SessionGrowth>();
  const added = new Map<string, StoredTwin>();
  for (const batch of appends) {
    const { sessionId, count, chain, receivedAt } = batch;
    const before = sessions.get(sessionId);
    const head = before?.head ?? stored.heads.get(sessionId) ?? null;
    const answer = judgeAppend(
      head,
      batch,
      (seq) => added.get(placeOf(sessionId, seq)) ?? stored.twinOf(sessionId, seq),
    );
    if (namesUser(answer)) links.push(...linksOf(batch));
    if (answer !== null) {
      outcomes.push(answer);
      continue;
    }
    const growth = grown(before, head !== null, batch);
    sessions.set(sessionId, growth);
    added.set(placeOf(sessionId, batch.firstSeq), { count, chain, receivedAt });
    batches.push(batch);
    outcomes.push({ kind: 'stored', ackedSeq: growth.head.ackedSeq, chain, receivedAt });
  }
  return { outcomes, batches, sessions, links };
}

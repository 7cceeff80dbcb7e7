import * as v from 'valibot';
import type { Database } from '../../data/database.ts';
import type { EvidencePlace, Recordings } from '../../ports.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Milliseconds a recording may be on its way: a browser keeps what it could not send. */
const PROOF_DEADLINE = 7 * DAY;
/** Bets looked at in one round: each is a question to the log service. */
const MOST_A_ROUND = 20;

const awaitedRow = v.object({
  id: v.number(),
  user_id: v.string(),
  evidence_session: v.string(),
  evidence_seq: v.number(),
  placed_at: v.number(),
});

const AWAITED = `
  SELECT id, user_id, evidence_session, evidence_seq, placed_at FROM bets
  WHERE evidence = 'awaited' AND id > ? ORDER BY id LIMIT ${MOST_A_ROUND}`;

/** What bets name as evidence, held against what the log service has. */
export interface Evidence {
  /** Of a bet that is to be placed. The log service being away keeps nobody from betting. */
  standingOf(place: EvidencePlace): Promise<'proved' | 'awaited' | 'foreign'>;
  /** Decides about bets whose recording had not arrived, a few at a time, all of them in turn. */
  decideAwaited(now: number): Promise<void>;
}

/** Evidence of the bets in a database. Without a log service all of it stays awaited. */
export function createEvidence(database: Database, recordings: Recordings | null): Evidence {
  let last = 0;
  const decide = (id: number, evidence: 'proved' | 'unproved') =>
    database.run('UPDATE bets SET evidence = ? WHERE id = ?', evidence, id);
  return {
    async standingOf(place) {
      if (recordings === null) return 'awaited';
      return recordings.standingOf(place).catch(() => 'awaited' as const);
    },
    async decideAwaited(now) {
      if (recordings === null) return;
      const rows = database.all(awaitedRow, AWAITED, last);
      last = rows.length < MOST_A_ROUND ? 0 : (rows.at(-1)?.id ?? 0);
      for (const { id, user_id: userId, placed_at: placedAt, ...named } of rows) {
        const place = { userId, sessionId: named.evidence_session, seq: named.evidence_seq };
        if ((await recordings.standingOf(place)) === 'proved') decide(id, 'proved');
        else if (now - placedAt > PROOF_DEADLINE) decide(id, 'unproved');
      }
    },
  };
}

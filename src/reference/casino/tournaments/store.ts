import * as v from 'valibot';
import type { Score, Tournament } from '../../../domain/casino/tournaments.ts';
import { LIMIT_TYPE } from '../../../domain/limits/limits.ts';
import type { Database } from '../../data/database.ts';

const playerRow = v.object({
  tournament: v.string(),
  user_id: v.string(),
  account_id: v.number(),
  iso: v.string(),
  joined_at: v.number(),
  best: v.pipe(v.string(), v.parseJson(), v.array(v.number())),
  score: v.number(),
  reached_at: v.nullable(v.number()),
  reached_by: v.nullable(v.number()),
  has_left: v.number(),
});
const prizeRow = v.object({
  user_id: v.string(),
  rank: v.number(),
  iso: v.string(),
  amount: v.number(),
  at: v.number(),
});
const overRow = v.object({
  seq: v.number(),
  user_id: v.string(),
  account_id: v.number(),
  game: v.string(),
  draw: v.nullable(v.number()),
  staked: v.number(),
  payout: v.number(),
  started_at: v.number(),
  ended_at: v.number(),
});
const sumRow = v.object({ iso: v.string(), sum: v.number() });
const countRow = v.object({ count: v.number() });
const idRow = v.object({ tournament: v.string() });

/** Who takes part, with what they have reached. */
export type PlayerRow = v.InferOutput<typeof playerRow>;
export type PrizeRow = v.InferOutput<typeof prizeRow>;
/** A round that is over, and not counted yet. */
export type OverRow = v.InferOutput<typeof overRow>;

/** Who was excluded from play since they joined has left, whatever holds now. */
const PLAYERS = `
  SELECT tournament_players.*, iso, EXISTS (
    SELECT 1 FROM limit_history
    WHERE limit_history.user_id = tournament_players.user_id
      AND type = ${LIMIT_TYPE.exclusion} AND step = 'set' AND at >= joined_at
  ) AS has_left
  FROM tournament_players JOIN accounts ON accounts.id = account_id`;
const RANKED = `
  ${PLAYERS} WHERE tournament = ? AND score > 0 ORDER BY score DESC, reached_at, reached_by LIMIT ?`;
const JOIN = `
  INSERT INTO tournament_players (tournament, user_id, account_id, joined_at) VALUES (?, ?, ?, ?)`;
const SCORE = `
  UPDATE tournament_players
  SET best = ?, score = ?, reached_at = ?, reached_by = ?, staked = staked + ?
  WHERE tournament = ? AND user_id = ?`;
const OVER = `
  SELECT casino_rounds.seq, user_id, account_id, game, draw, staked, payout, started_at, ended_at
  FROM rounds_to_score JOIN casino_rounds USING (seq) ORDER BY ended_at, casino_rounds.seq LIMIT ?`;
/**
 * A bet on a shared draw that is not settled, of somebody who takes part, placed while it went on. Open bets on
 * draws are few: they are looked for first.
 */
const UNSETTLED = `
  SELECT COUNT(*) AS count FROM casino_rounds
  WHERE status = 'open' AND draw IS NOT NULL AND started_at >= ? AND started_at < ?
    AND user_id IN (SELECT user_id FROM tournament_players WHERE tournament = ?)`;
const STAKED = `
  SELECT iso, SUM(staked) AS sum
  FROM tournament_players JOIN accounts ON accounts.id = account_id
  WHERE tournament = ? GROUP BY iso`;
const PRIZE = `
  INSERT INTO tournament_prizes (tournament, user_id, rank, iso, amount, at)
  VALUES (?, ?, ?, ?, ?, ?)`;
/**
 * Those of which somebody takes part, and that are not paid. It is asked with every tick, so it leaps from one
 * tournament to the next, however many take part in each.
 */
const UNPAID = `
  WITH RECURSIVE ids (tournament) AS (
    SELECT MIN(tournament) FROM tournament_players
    UNION ALL
    SELECT (SELECT MIN(tournament) FROM tournament_players WHERE tournament > ids.tournament)
    FROM ids WHERE ids.tournament IS NOT NULL
  )
  SELECT tournament FROM ids
  WHERE tournament IS NOT NULL
    AND tournament NOT IN (SELECT tournament FROM tournaments_paid)`;

function players(database: Database) {
  return {
    join: (tournament: string, userId: string, accountId: number, at: number) =>
      void database.run(JOIN, tournament, userId, accountId, at),
    of: (userId: string): PlayerRow[] =>
      database.all(playerRow, `${PLAYERS} WHERE tournament_players.user_id = ?`, userId),
    one: (tournament: string, userId: string) =>
      database.first(
        playerRow,
        `${PLAYERS} WHERE tournament = ? AND tournament_players.user_id = ?`,
        ...[tournament, userId],
      ),
    /** Who has a score, the best first: who reached one earlier stands before who reached it later. */
    ranked: (tournament: string, most: number): PlayerRow[] =>
      database.all(playerRow, RANKED, tournament, most),
    count(tournament: string): number {
      const sql = 'SELECT COUNT(*) AS count FROM tournament_players WHERE tournament = ?';
      return database.first(countRow, sql, tournament)?.count ?? 0;
    },
    /** What was staked that counts, by currency. */
    staked: (tournament: string) => database.all(sumRow, STAKED, tournament),
    /** Keeps a score, the round that it was reached by, and what was staked besides. */
    score(
      { tournament, user_id }: PlayerRow,
      { best, score, reachedAt }: Score,
      { by, staked }: { readonly by: number | null; readonly staked: number },
    ) {
      const of = [JSON.stringify(best), score, reachedAt, by, staked];
      database.run(SCORE, ...of, tournament, user_id);
    },
  };
}

/** Tournaments in a database. */
export function createTournamentStore(database: Database) {
  return {
    ...players(database),
    over: (most: number): OverRow[] => database.all(overRow, OVER, most),
    counted: (seq: number) => void database.run('DELETE FROM rounds_to_score WHERE seq = ?', seq),
    unpaid: (): string[] => database.all(idRow, UNPAID).map(({ tournament }) => tournament),
    /** Whether a bet that may count is on a draw that is not settled. */
    isAwaited: ({ id, startsAt, endsAt }: Tournament): boolean =>
      (database.first(countRow, UNSETTLED, startsAt, endsAt, id)?.count ?? 0) > 0,
    isPaid: (tournament: string): boolean =>
      database.first(idRow, 'SELECT * FROM tournaments_paid WHERE tournament = ?', tournament) !==
      null,
    close: (tournament: string, at: number) =>
      void database.run(
        'INSERT INTO tournaments_paid (tournament, at) VALUES (?, ?)',
        tournament,
        at,
      ),
    prizes: (tournament: string): PrizeRow[] =>
      database.all(
        prizeRow,
        'SELECT * FROM tournament_prizes WHERE tournament = ? ORDER BY rank',
        tournament,
      ),
    addPrize: (tournament: string, { user_id, rank, iso, amount, at }: PrizeRow) =>
      void database.run(PRIZE, tournament, user_id, rank, iso, amount, at),
  };
}

export type TournamentStore = ReturnType<typeof createTournamentStore>;

import * as v from 'valibot';
import type { TotoMark, TotoOutcome } from '../../../domain/casino/toto.ts';
import type { Database } from '../../data/database.ts';
import type { TotoMatch } from './matches.ts';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
const json = v.pipe(v.string(), v.parseJson());

const drawRow = v.object({
  id: v.number(),
  matches: v.pipe(json, v.array(v.custom<TotoMatch>(isObject))),
  opens_at: v.number(),
  closes_at: v.number(),
  results: v.nullable(v.string()),
  settled_at: v.nullable(v.number()),
});

/** What a pool came to, without who gets what: that stands with the coupons. */
export type PoolOutcome = Omit<TotoOutcome, 'payouts' | 'jackpot'>;

const poolRow = v.object({
  iso: v.string(),
  outcome: v.pipe(json, v.custom<PoolOutcome>(isObject)),
  jackpot: v.number(),
});
const stakedRow = v.object({ iso: v.string(), staked: v.number(), coupons: v.number() });
const couponRow = v.object({
  seq: v.number(),
  id: v.string(),
  user_id: v.string(),
  iso: v.string(),
  bet: v.pipe(json, v.custom<{ marks: readonly TotoMark[]; unit: number }>(isObject)),
  staked: v.number(),
  payout: v.nullable(v.number()),
});

export type DrawRow = v.InferOutput<typeof drawRow>;
export type PoolRow = v.InferOutput<typeof poolRow>;
export type CouponRow = v.InferOutput<typeof couponRow>;

const STAKED = `
  SELECT iso, SUM(staked) AS staked, COUNT(*) AS coupons
  FROM casino_rounds JOIN accounts ON accounts.id = account_id
  WHERE game = 'toto' AND draw = ? GROUP BY iso`;
const COUPONS = `
  SELECT seq, casino_rounds.id, user_id, iso, bet, staked, payout
  FROM casino_rounds JOIN accounts ON accounts.id = account_id
  WHERE game = 'toto' AND draw = ?`;
/** The pool of each currency that was settled last: what it left is what the next begins with. */
const JACKPOTS = `
  SELECT iso, outcome, jackpot FROM toto_pools AS pools
  WHERE seq = (SELECT MAX(seq) FROM toto_pools WHERE iso = pools.iso)`;
const MAKE = 'INSERT INTO toto_draws (matches, opens_at, closes_at) VALUES (?, ?, ?)';
const POOL = 'INSERT INTO toto_pools (draw, iso, outcome, jackpot) VALUES (?, ?, ?, ?)';
const SETTLE = 'UPDATE toto_draws SET results = ?, settled_at = ? WHERE id = ? AND results IS NULL';

/** Draws, pools and coupons in a database. */
export function createTotoStore(database: Database) {
  const draws = (rest: string, ...values: number[]): DrawRow[] =>
    database.all(drawRow, `SELECT * FROM toto_draws ${rest}`, ...values);
  return {
    /** Those whose sales are not over, the first first. */
    selling: (now: number) => draws('WHERE closes_at > ? AND results IS NULL ORDER BY id', now),
    /** Those whose sales are over and whose results are not known. */
    played: (now: number) => draws('WHERE closes_at <= ? AND results IS NULL ORDER BY id', now),
    settled: (most: number) => draws('WHERE results IS NOT NULL ORDER BY id DESC LIMIT ?', most),
    last: (): DrawRow | null => draws('ORDER BY id DESC LIMIT 1')[0] ?? null,
    one: (id: number): DrawRow | null => draws('WHERE id = ?', id)[0] ?? null,
    make: (matches: readonly TotoMatch[], opensAt: number, closesAt: number) =>
      void database.run(MAKE, JSON.stringify(matches), opensAt, closesAt),
    settle: (id: number, results: string, at: number) => void database.run(SETTLE, results, at, id),
    staked: (id: number) => database.all(stakedRow, STAKED, id),
    coupons: (id: number): CouponRow[] =>
      database.all(couponRow, `${COUPONS} AND status = 'open' ORDER BY seq`, id),
    /** Coupons that got most. */
    winners: (id: number, most: number): CouponRow[] =>
      database.all(
        couponRow,
        `${COUPONS} AND payout > 0 ORDER BY payout DESC, seq LIMIT ?`,
        id,
        most,
      ),
    pools: (id: number): PoolRow[] =>
      database.all(poolRow, 'SELECT * FROM toto_pools WHERE draw = ? ORDER BY iso', id),
    jackpots: (): PoolRow[] => database.all(poolRow, JACKPOTS),
    addPool: (id: number, { iso, outcome, jackpot }: PoolRow) =>
      void database.run(POOL, id, iso, JSON.stringify(outcome), jackpot),
  };
}

export type TotoStore = ReturnType<typeof createTotoStore>;

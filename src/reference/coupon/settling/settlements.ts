import * as v from 'valibot';
import type { CallReply } from '../../../calls/table.ts';
import type { Database } from '../../data/database.ts';

export type Settled = NonNullable<CallReply<'sportsFeed'>['settled']>[number];
export type Sold = NonNullable<CallReply<'sportsFeed'>['sold']>[number];
/** A round as it is kept: by the name of its game, of which players are told the number. */
export interface SettledRound {
  readonly roundId: string;
  readonly game: string;
  readonly staked: number;
  readonly payout: number;
  readonly currency: string;
}

const seqRow = v.object({ seq: v.nullable(v.number()) });
const settledRow = v.object({
  seq: v.number(),
  bet_id: v.number(),
  status: v.picklist(['won', 'lost', 'void']),
  payout: v.number(),
  iso: v.string(),
  team1: v.string(),
  team2: v.string(),
  legs: v.number(),
});

const settledRoundRow = v.object({
  id: v.string(),
  game: v.string(),
  staked: v.number(),
  payout: v.number(),
  iso: v.string(),
});

const soldRow = v.object({
  bet_id: v.number(),
  at: v.number(),
  sold: v.number(),
  paid: v.number(),
  by_rule: v.number(),
  rest: v.number(),
  iso: v.string(),
});

/** Settled bets, rounds and sales, in the order in which players are told of them. */
export interface Settlements {
  /** Tells of it, once more where that was done before. */
  add(betId: number, userId: string): void;
  /** Tells of a round of a game that ended without its player. */
  addRound(roundSeq: number, userId: string): void;
  /** Tells of a bet that was bought back, or of a part of it. */
  addSale(saleId: number, userId: string): void;
  /** Number of the last one; 0 when there is none. */
  last(): number;
  /** The player's settlements after one number, up to and with another. */
  between(userId: string, after: number, upTo: number): Settled[];
  /** The same of rounds. */
  roundsBetween(userId: string, after: number, upTo: number): SettledRound[];
  /** The same of sales. */
  salesBetween(userId: string, after: number, upTo: number): Sold[];
}

const BETWEEN = `
  SELECT settlements.seq, settlements.bet_id, bets.status, bets.payout, accounts.iso, first.team1,
    first.team2, (SELECT COUNT(*) FROM legs WHERE legs.bet_id = bets.id) AS legs
  FROM settlements
    JOIN bets ON bets.id = settlements.bet_id
    JOIN legs AS first ON first.bet_id = bets.id AND first.position = 0
    JOIN accounts ON accounts.id = bets.account_id
  WHERE settlements.user_id = ? AND settlements.seq > ? AND settlements.seq <= ?
  ORDER BY settlements.seq`;

const ROUNDS_BETWEEN = `
  SELECT casino_rounds.id, casino_rounds.game, casino_rounds.staked, casino_rounds.payout,
    accounts.iso
  FROM settlements
    JOIN casino_rounds ON casino_rounds.seq = settlements.round_seq
    JOIN accounts ON accounts.id = casino_rounds.account_id
  WHERE settlements.user_id = ? AND settlements.seq > ? AND settlements.seq <= ?
  ORDER BY settlements.seq`;

/** `rest` is what ran on after that sale, whatever was sold since. */
const SALES_BETWEEN = `
  SELECT sale.bet_id, sale.at, sale.sold, sale.paid, sale.by_rule, accounts.iso,
    bets.amount - (SELECT SUM(sold) FROM cash_outs WHERE bet_id = sale.bet_id AND id <= sale.id)
      AS rest
  FROM settlements
    JOIN cash_outs AS sale ON sale.id = settlements.sale_id
    JOIN bets ON bets.id = sale.bet_id
    JOIN accounts ON accounts.id = bets.account_id
  WHERE settlements.user_id = ? AND settlements.seq > ? AND settlements.seq <= ?
  ORDER BY settlements.seq`;

/** Settlements in a database. */
export function createSettlements(database: Database): Settlements {
  return {
    add(betId, userId) {
      database.run('DELETE FROM settlements WHERE bet_id = ?', betId);
      database.run('INSERT INTO settlements (bet_id, user_id) VALUES (?, ?)', betId, userId);
    },
    addRound(roundSeq, userId) {
      database.run('INSERT INTO settlements (round_seq, user_id) VALUES (?, ?)', roundSeq, userId);
    },
    addSale(saleId, userId) {
      database.run('INSERT INTO settlements (sale_id, user_id) VALUES (?, ?)', saleId, userId);
    },
    last: () => database.first(seqRow, 'SELECT MAX(seq) AS seq FROM settlements')?.seq ?? 0,
    between: (userId, after, upTo) =>
      database
        .all(settledRow, BETWEEN, userId, after, upTo)
        .map(({ bet_id, status, payout, iso, team1, team2, legs }) => ({
          couponId: String(bet_id),
          result: status,
          payout,
          currency: iso,
          on: { team1, team2, more: legs - 1 },
        })),
    roundsBetween: (userId, after, upTo) =>
      database
        .all(settledRoundRow, ROUNDS_BETWEEN, userId, after, upTo)
        .map(({ id, iso, ...rest }) => ({ roundId: id, currency: iso, ...rest })),
    salesBetween: (userId, after, upTo) =>
      database
        .all(soldRow, SALES_BETWEEN, userId, after, upTo)
        .map(({ bet_id, rest, by_rule, iso, ...sale }) => ({
          couponId: String(bet_id),
          ...sale,
          left: rest,
          currency: iso,
          byRule: by_rule === 1,
        })),
  };
}

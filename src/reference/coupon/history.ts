import type { SQLInputValue } from 'node:sqlite';
import type { HistoryItem } from '../../calls/coupon.ts';
import type { CallInput, CallReply } from '../../calls/table.ts';
import type { Database } from '../data/database.ts';
import { Refused } from '../http/refusal.ts';
import type { Board } from '../line/board.ts';
import { offeredCurrency } from '../money/currencies.ts';
import { type BetRow, type Bets, betRow, keptSlip, type LegRow, SELECT_BETS } from './bets.ts';
import { isCombined, reckon, type Slip, type SlipLeg } from './reckon.ts';

export interface HistoryOptions {
  readonly database: Database;
  readonly bets: Bets;
  readonly board: Pick<Board, 'game'>;
}

type Query = CallInput<'betHistory'>['query'];

const PAGE = 20;
const NUMBER = /^\d{1,15}$/;
const STATUSES = ['open', 'won', 'lost', 'void'];

const unreadable = (name: string, detail: string) =>
  new Refused('400', [{ pointer: `/query/${name}`, detail }]);

/** A moment as epoch milliseconds or as an ISO date. */
function momentOf(name: 'from' | 'to', text: string): number {
  const moment = /^\d{1,15}$/.test(text) ? Number(text) : Date.parse(text);
  if (Number.isNaN(moment)) throw unreadable(name, 'epoch milliseconds or an ISO date');
  return moment;
}

/** A condition of the search and the value it compares with. */
function conditionsOf(query: Query): (readonly [sql: string, value: SQLInputValue])[] {
  const { from, to, account, status, cursor, coupon } = query;
  if (status !== undefined && !STATUSES.includes(status)) {
    throw unreadable('status', STATUSES.join(', '));
  }
  if (cursor !== undefined && !NUMBER.test(cursor)) {
    throw unreadable('cursor', 'as `next` of the page before');
  }
  if (coupon !== undefined && !NUMBER.test(coupon)) throw unreadable('coupon', 'a number');
  return [
    ...(from === undefined ? [] : [['placed_at >= ?', momentOf('from', from)] as const]),
    ...(to === undefined ? [] : [['placed_at <= ?', momentOf('to', to)] as const]),
    ...(account === undefined ? [] : [['CAST(account_id AS TEXT) = ?', account] as const]),
    ...(status === undefined ? [] : [['status = ?', status] as const]),
    ...(cursor === undefined ? [] : [['bets.id < ?', Number(cursor)] as const]),
    ...(coupon === undefined ? [] : [['bets.id = ?', Number(coupon)] as const]),
  ];
}

/** The score of a leg's match as it stands, or as it stood when the leg was decided. */
function scoreOf(leg: LegRow, board: HistoryOptions['board'], now: number) {
  const game = board.game(leg.game_id, now);
  const isSame = game?.team1 === leg.team1 && game.team2 === leg.team2;
  if (isSame) return game.status === 1 ? null : game.score;
  const { score1, score2 } = leg;
  return score1 === null || score2 === null ? null : ([score1, score2] as [number, number]);
}

/** Into how many bets the stake of a system is divided. */
function combosOf(slip: Slip, bet: BetRow): number | null {
  if (!isCombined(slip)) return null;
  return reckon(slip, offeredCurrency(bet.iso))?.combos ?? null;
}

const blockOf = (leg: SlipLeg | undefined): { blockId?: number } =>
  leg === undefined || leg.blockId === null ? {} : { blockId: leg.blockId };

function itemOf(bet: BetRow, { bets, board }: HistoryOptions, now: number): HistoryItem {
  const legs = bets.legsOf(bet.id);
  const slip = keptSlip(bet, legs);
  const combos = combosOf(slip, bet);
  return {
    couponId: String(bet.id),
    placedAt: bet.placed_at,
    settledAt: bet.settled_at,
    typeId: bet.type_id,
    ...(bet.system_value === null ? {} : { systemValue: bet.system_value }),
    ...(combos === null ? {} : { combos }),
    ...(bet.variant === 'plain' ? {} : { variant: bet.variant }),
    ...(bet.variant === 'chain' ? { amountByBlockId: bet.block_amounts } : {}),
    amount: bet.amount,
    currency: bet.iso,
    coef: bet.coef,
    possibleWin: bet.possible_win,
    payout: bet.payout,
    status: bet.status,
    evidence: bet.evidence,
    legs: legs.map((leg, place) => ({
      marketId: leg.market_id,
      gameId: leg.game_id,
      team1: leg.team1,
      team2: leg.team2,
      group: leg.market_group,
      param: leg.param,
      outcome: leg.outcome,
      coef: leg.coef,
      score: scoreOf(leg, board, now),
      result: leg.result,
      ...blockOf(slip.legs[place]),
      ...(leg.banker ? { banker: true } : {}),
      ...(leg.amount === null ? {} : { amount: leg.amount }),
    })),
  };
}

/** One bet of a player by its number, or null. */
export function betOf({ database }: HistoryOptions, userId: string, id: string): BetRow | null {
  if (!NUMBER.test(id)) return null;
  const sql = `${SELECT_BETS} WHERE bets.id = ? AND user_id = ?`;
  return database.first(betRow, sql, Number(id), userId);
}

/**
 * A player's bets, newest first, a page at a time. `next` continues where the page ends, whatever
 * was placed meanwhile. Throws a refusal for a filter that cannot be read.
 */
export function betHistory(
  options: HistoryOptions,
  userId: string,
  query: Query,
  now: number,
): CallReply<'betHistory'> {
  const conditions = [['user_id = ?', userId] as const, ...conditionsOf(query)];
  const where = conditions.map(([sql]) => sql).join(' AND ');
  const found = options.database.all(
    betRow,
    `${SELECT_BETS} WHERE ${where} ORDER BY bets.id DESC LIMIT ${PAGE + 1}`,
    ...conditions.map(([, value]) => value),
  );
  const page = found.slice(0, PAGE);
  const last = page.at(-1);
  return {
    items: page.map((bet) => itemOf(bet, options, now)),
    next: found.length > PAGE && last ? String(last.id) : null,
  };
}

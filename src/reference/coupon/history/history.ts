import * as v from 'valibot';
import type { HistoryItem } from '../../../calls/coupon.ts';
import type { CallInput, CallReply } from '../../../calls/table.ts';
import type { Database } from '../../data/database.ts';
import type { Board } from '../../line/offer/board.ts';
import { offeredCurrency } from '../../money/currencies.ts';
import { type BetRow, type Bets, betRow, keptSlip, type LegRow, SELECT_BETS } from '../bets.ts';
import { bonusOf, isCombined, promoIn, reckon, type Slip, type SlipLeg } from '../reckon.ts';
import { isBySettling, NEWEST_FIRST, partOf, placeOf, searchOf } from './history-search.ts';
import { historyTotals } from './history-totals.ts';

export interface HistoryOptions {
  readonly database: Database;
  readonly bets: Bets;
  readonly board: Pick<Board, 'game'>;
}

type Query = CallInput<'betHistory'>['query'];

const PAGE = 20;
const NUMBER = /^\d{1,15}$/;

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

const idRow = v.object({ id: v.number() });
const soldRow = v.object({ at: v.number(), sold: v.number(), paid: v.number() });

/** What was bought back of a bet, in one or several parts. */
function cashedOutOf(
  { id, sold, cashed }: BetRow,
  { database }: HistoryOptions,
): Pick<HistoryItem, 'cashedOut'> {
  if (sold === 0) return {};
  // A rule sells once and ends; the next one that is set may sell again.
  const sql = `
    SELECT MAX(at) AS at, TOTAL(sold * by_rule) AS sold, TOTAL(paid * by_rule) AS paid
    FROM cash_outs WHERE bet_id = ?`;
  const found = database.first(soldRow, sql, id);
  const byRule = found && found.sold > 0 ? { byRule: { sold: found.sold, paid: found.paid } } : {};
  return { cashedOut: { sold, paid: cashed, at: found?.at ?? 0, ...byRule } };
}

/** Which bet it was placed in place of, and which one in its place: of several singles the first. */
function editsOf(
  { id, in_place_of: edited, cashed }: BetRow,
  { database }: HistoryOptions,
): Pick<HistoryItem, 'inPlaceOf' | 'replacedBy'> {
  const sql = 'SELECT id FROM bets WHERE in_place_of = ? ORDER BY id LIMIT 1';
  // Whatever takes its place has paid for it.
  const next = cashed === 0 ? null : database.first(idRow, sql, id);
  return {
    ...(edited === null ? {} : { inPlaceOf: String(edited) }),
    ...(next === null ? {} : { replacedBy: String(next.id) }),
  };
}

/** Where it was pressed, unless that place is not known to be the player's. */
function pressedIn(bet: BetRow): Pick<HistoryItem, 'pressed'> {
  const { evidence, evidence_session: sessionId, evidence_seq: seq } = bet;
  return evidence === 'proved' ? { pressed: { sessionId, seq } } : {};
}

const blockOf = (leg: SlipLeg | undefined): { blockId?: number } =>
  leg === undefined || leg.blockId === null ? {} : { blockId: leg.blockId };

/** As what it was placed. */
function kindOf(bet: BetRow, slip: Slip) {
  const combos = combosOf(slip, bet);
  const bonusFactor = bonusOf(slip);
  return {
    typeId: bet.type_id,
    ...(bet.system_value === null ? {} : { systemValue: bet.system_value }),
    ...(combos === null ? {} : { combos }),
    ...(bet.variant === 'plain' ? {} : { variant: bet.variant }),
    ...(bet.variant === 'chain' ? { amountByBlockId: bet.block_amounts } : {}),
    ...(bonusFactor === null ? {} : { bonusFactor }),
    ...promoIn(bet.promo, slip),
  } satisfies Partial<HistoryItem>;
}

function itemOf(bet: BetRow, options: HistoryOptions, now: number): HistoryItem {
  const { bets, board } = options;
  const legs = bets.legsOf(bet.id);
  const slip = keptSlip(bet, legs);
  return {
    couponId: String(bet.id),
    placedAt: bet.placed_at,
    settledAt: bet.settled_at,
    ...kindOf(bet, slip),
    amount: bet.amount,
    currency: bet.iso,
    coef: bet.coef,
    possibleWin: bet.possible_win,
    payout: bet.payout === null ? null : bet.payout + bet.cashed,
    status: bet.status,
    ...cashedOutOf(bet, options),
    ...editsOf(bet, options),
    evidence: bet.evidence,
    ...pressedIn(bet),
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
export function betOf(
  { database }: Pick<HistoryOptions, 'database'>,
  userId: string,
  id: string,
): BetRow | null {
  if (!NUMBER.test(id)) return null;
  const sql = `${SELECT_BETS} WHERE bets.id = ? AND user_id = ?`;
  return database.first(betRow, sql, Number(id), userId);
}

/** Whether a player has ever placed a bet. */
const hasBets = ({ database }: Pick<HistoryOptions, 'database'>, userId: string): boolean =>
  database.first(idRow, 'SELECT id FROM bets WHERE user_id = ? LIMIT 1', userId) !== null;

/** The bets of a player that were settled last, the last one first. */
function lastSettled(options: HistoryOptions, userId: string, now: number) {
  const found = options.database.all(
    betRow,
    `${SELECT_BETS} WHERE user_id = ? AND settled_at IS NOT NULL
      ORDER BY settled_at DESC, bets.id DESC LIMIT ${PAGE}`,
    userId,
  );
  return { items: found.map((bet) => itemOf(bet, options, now)), next: null };
}

/**
 * A player's bets, newest first, a page at a time, with what all of them come to. `next` continues where
 * the page ends, whatever was placed meanwhile; a page may be short and have one, where it has looked at
 * so many bets that the rest is another question. Throws a refusal for a filter that cannot be read.
 */
export function betHistory(
  options: HistoryOptions,
  userId: string,
  query: Query,
  now: number,
): CallReply<'betHistory'> {
  const { database } = options;
  if (isBySettling(query)) return lastSettled(options, userId, now);
  const search = searchOf(userId, query, now);
  const after = query.cursor === undefined ? null : placeOf(database, userId, query.cursor);
  const { where, end } = partOf(database, search, after);
  const found = database.all(
    betRow,
    `${SELECT_BETS} WHERE ${where.sql} ${NEWEST_FIRST} LIMIT ${PAGE + 1}`,
    ...where.values,
  );
  const page = found.slice(0, PAGE);
  const last = found.length > PAGE ? page.at(-1) : end;
  const isFirst = query.cursor === undefined && query.coupon === undefined;
  return {
    items: page.map((bet) => itemOf(bet, options, now)),
    next: last ? String(last.id) : null,
    ...(isFirst ? { totals: historyTotals(database, search) } : {}),
    ...(isFirst && page.length === 0 && !last ? { isEmpty: !hasBets(options, userId) } : {}),
  };
}

import type { CallReply } from '../../calls/table.ts';
import { coefMove } from '../../domain/coupon/coef-change.ts';
import { amountText } from '../../domain/money/money.ts';
import type { Envelope, EventData } from '../../events/catalogue.ts';
import type { LineUpdate } from '../../events/line.ts';
import type { CouponBet } from './bets.ts';
import { type CouponState, isFrozen, recount, showHousePrices } from './state.ts';

function moved(bet: CouponBet, coef: string, at: number): CouponBet {
  const move = coefMove({ requested: bet.market.coef, offered: coef });
  if (move === 'same' || move === null) return bet;
  const trend = move === 'risen' ? 'up' : 'down';
  return { ...bet, market: { ...bet.market, coef }, trend, changedAt: at };
}

/** Kick-off replaces a game and all its markets: what is not among them is gone. */
function replaced(
  bet: CouponBet,
  { game, markets }: Extract<LineUpdate, { kind: 'game-added' }>,
  at: number,
): CouponBet {
  const { status, minute } = game;
  const score: [number, number] = [game.score[0], game.score[1]];
  const changed = { ...bet, game: { ...bet.game, score, status, minute } };
  const market = markets.find((one) => one.id === bet.market.id);
  if (!market) return changed;
  const next = moved(changed, market.coef, at);
  return {
    ...next,
    market: { ...next.market, isLive: market.isLive },
    isBlocked: market.isBlocked,
    isGone: false,
  };
}

function followed(bet: CouponBet, update: LineUpdate, at: number): CouponBet {
  switch (update.kind) {
    case 'market':
      if (update.marketId !== bet.market.id) return bet;
      return { ...moved(bet, update.coef, at), isBlocked: update.isBlocked, isGone: false };
    case 'market-removed':
      return update.marketId === bet.market.id ? { ...bet, isGone: true } : bet;
    case 'market-added': {
      const { id, coef, isBlocked } = update.market;
      return id === bet.market.id ? { ...moved(bet, coef, at), isBlocked, isGone: false } : bet;
    }
    case 'game': {
      if (update.gameId !== bet.game.id) return bet;
      const { status, minute } = update;
      const score: [number, number] = [update.score[0], update.score[1]];
      const isGone = bet.isGone || status === 4;
      return { ...bet, isGone, game: { ...bet.game, score, status, minute } };
    }
    case 'game-added':
      return update.game.id === bet.game.id ? replaced(bet, update, at) : bet;
    case 'game-removed':
      return bet;
  }
}

/** Coefficients in the coupon follow the feed; while a bet is under way they wait. */
export function follow(
  slice: CouponState,
  { updates }: EventData<'line.updated'>,
  { at }: Envelope<'line.updated'>,
): CouponState {
  if (slice.bets.length === 0 || isFrozen(slice)) return slice;
  let changed = false;
  const bets = slice.bets.map((bet) => {
    let next = bet;
    for (const update of updates) next = followed(next, update, at);
    if (next !== bet) changed = true;
    return next;
  });
  if (!changed) return slice;
  const next = { ...slice, bets: bets.map((bet) => ({ ...bet })) };
  recount(next);
  return next;
}

type Calculation = CallReply<'couponCalculate'>;
type AnsweredBets = Calculation['bets'];

/** What the server says of each leg replaces what the feed last said. */
export function takeAnswer(slice: CouponState, bets: AnsweredBets, at: number): void {
  for (const answer of bets) {
    const index = slice.bets.findIndex((bet) => bet.market.id === answer.marketId);
    const bet = slice.bets[index];
    if (!bet) continue;
    slice.bets[index] = {
      ...moved(bet, answer.coef, at),
      isBlocked: answer.isBlocked,
      isGone: answer.isFinished,
    };
  }
}

/** The least stake of each size of a system is the server's to say. */
function takeLeast(slice: CouponState, systemValues: Calculation['systemValues']): void {
  slice.systemValues = slice.systemValues.map((option) => {
    const named = systemValues.find(({ value }) => value === option.value);
    return named === undefined ? option : { ...option, minBetAmount: named.minBetAmount };
  });
}

/** Bounds and prices come from the server: the coupon promises nothing it would not be held to. */
export function calculated(
  slice: CouponState,
  body: Calculation,
  { at, data }: Envelope<'http.replied'>,
): void {
  if (isFrozen(slice) || data.requestId !== slice.calculation) return;
  slice.minBetAmount = body.minBetAmount;
  slice.maxBetAmount = body.maxBetAmount;
  const isStale = slice.isHousePriceDue && data.requestId === slice.housePriceStale;
  const { antiExpressCoef = null, builderCoef = null } = body;
  if (!isStale) showHousePrices(slice, { antiExpressCoef, builderCoef });
  takeLeast(slice, body.systemValues);
  slice.maxPayout =
    body.maxPayout === null ? null : amountText(body.maxPayout, slice.currency.minorUnits);
  takeAnswer(slice, body.bets, at);
  recount(slice);
}

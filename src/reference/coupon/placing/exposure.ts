import * as v from 'valibot';
import { COUPON_TYPE } from '../../../domain/coupon/type.ts';
import { amountFromText } from '../../../domain/money/money.ts';
import {
  multiply,
  parseDecimal,
  type Rational,
  rational,
  subtract,
} from '../../../kernel/rational.ts';
import type { Climate } from '../../conditions.ts';
import type { Database } from '../../data/database.ts';
import { marginOf } from '../../line/markets/margins.ts';
import type { Market } from '../../line/sports-line.ts';
import {
  exchanged,
  HOME_CURRENCY,
  type OfferedCurrency,
  offeredCurrency,
} from '../../money/currencies.ts';
import { reckon, type Slip } from '../reckon.ts';

/**
 * How much the house is ready to lose by open bets: by one market, by all of a match, and to one
 * player by a match.
 */
export interface Exposure {
  /** What each leg may cost the house, in minor units of its home currency, rounded up. */
  liabilities(wish: Wish): number[];
  /**
   * The most that would be taken in place of the stake (of each single, where there are several), in
   * minor units; null where the stake itself is.
   */
  counterOffer(userId: string, wish: Wish): number | null;
}

/** A bet that is asked for, at the coefficients it would get. */
export interface Wish {
  readonly slip: Slip;
  /** What it may pay, in minor units. */
  readonly possibleWin: number;
  readonly markets: readonly Market[];
  readonly currency: OfferedCurrency;
}

const home = offeredCurrency(HOME_CURRENCY);

const sumsRow = v.object({ market: v.number(), player: v.number(), game: v.number() });

const OPEN = `
  SELECT
    COALESCE(SUM(CASE WHEN market_id = ?1 AND variant <> 'anti' THEN liability END), 0) AS market,
    COALESCE(SUM(CASE WHEN user_id = ?3 THEN liability END), 0) AS player,
    COALESCE(SUM(liability), 0) AS game
  FROM legs JOIN bets ON bets.id = legs.bet_id
  WHERE game_id = ?2 AND result IS NULL AND status = 'open'`;

const roundedUp = ({ num, den }: Rational): number =>
  num <= 0n ? 0 : Number((num + den - 1n) / den);

/** What a leg adds to the stake, by minor units of it; all of the coupon's, where it is not its own. */
function winnings({ slip, possibleWin, currency }: Wish): Rational[] {
  return slip.legs.map(({ coef, amount }) => {
    if (slip.typeId !== COUPON_TYPE.multipleSingles || amount === null) {
      return rational(BigInt(Math.max(0, possibleWin - slip.amount)));
    }
    const price = parseDecimal(coef) ?? rational(1n);
    const cap = rational(BigInt(currency.maxPayout));
    const pays = multiply(price, rational(BigInt(amount)));
    const paid = pays.num * cap.den > cap.num * pays.den ? cap : pays;
    return subtract(paid, rational(BigInt(amount)));
  });
}

/** Rarer bets are priced less surely, so less is risked on them: the more their margin, the less. */
function share({ group }: Market): number {
  return marginOf('result', false, 'usual') / marginOf(group, false, 'usual');
}

const minorOf = (text: string | undefined, { minorUnits }: OfferedCurrency): number =>
  (text === undefined ? null : amountFromText(text, minorUnits)) ?? 0;

/** The greatest whole number below one that does not fit of which all lower ones do; 0 at the least. */
function greatest(over: number, fits: (value: number) => boolean): number {
  let [fitting, next] = [0, over];
  while (next - fitting > 1) {
    const middle = Math.floor((fitting + next) / 2);
    if (fits(middle)) fitting = middle;
    else next = middle;
  }
  return fitting;
}

/** What a database knows of open bets, held to the values of the line. */
export function createExposure(database: Database, climate: Climate): Exposure {
  const liabilities = (wish: Wish): number[] =>
    winnings(wish).map((minor) => roundedUp(exchanged(minor, wish.currency, home)));
  /**
   * What a chain may stake where so much is left for each leg, all of which cost the same: the whole
   * chain is reckoned for each stake that is tried, so it is searched once, for where least is left.
   */
  const chainOffer = (wish: Wish, room: number): number => {
    const costOf = (amount: number): number => {
      const slip = { ...wish.slip, amount };
      const possibleWin = minorOf(reckon(slip, wish.currency)?.possibleWin, wish.currency);
      return Math.max(0, ...liabilities({ ...wish, slip, possibleWin }));
    };
    return greatest(wish.slip.amount, (stake) => costOf(stake) <= room);
  };
  /**
   * What is left for a market; below zero where the values were lowered since. Who bets that it does
   * not come in costs the house nothing where it does.
   */
  const roomOn = (market: Market, userId: string, isAgainst: boolean): number => {
    const used = database.first(sumsRow, OPEN, market.id, market.gameId, userId);
    const { player, market: most, game } = climate.now().exposure;
    const left = (stakes: number, sum = 0) => Math.floor(stakes * home.minBet) - sum;
    return Math.min(
      isAgainst ? Number.POSITIVE_INFINITY : left(most * share(market), used?.market),
      left(player, used?.player),
      left(game, used?.game),
    );
  };
  return {
    liabilities,
    counterOffer(userId, wish) {
      const { slip, markets } = wish;
      const isSplit = slip.typeId === COUPON_TYPE.multipleSingles;
      const tight = liabilities(wish).flatMap((liability, at) => {
        const market = markets[at];
        const room = market ? roomOn(market, userId, slip.variant === 'anti') : 0;
        const stake = isSplit ? (slip.legs[at]?.amount ?? 0) : slip.amount;
        return liability <= room ? [] : [{ liability, room, stake }];
      });
      if (tight.length === 0) return null;
      if (slip.variant === 'chain')
        return chainOffer(wish, Math.min(...tight.map((one) => one.room)));
      const offers = tight.map(({ liability, room, stake }) =>
        Number((BigInt(stake) * BigInt(Math.max(0, room))) / BigInt(liability)),
      );
      return Math.min(...offers);
    },
  };
}

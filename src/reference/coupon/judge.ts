import type { PlaceAnswer } from '../../calls/coupon.ts';
import { type AmountBounds, amountBounds } from '../../domain/amount-rules.ts';
import { judgeCoefChange } from '../../domain/coef-change.ts';
import type { CouponOutcome } from '../../domain/coupon.ts';
import { COUPON_TYPE } from '../../domain/coupon-type.ts';
import { MAX_LEGS, type PlacingFacts, placeRefusal } from '../../domain/placing.ts';
import { configured } from '../../domain/site-config.ts';
import { minStake } from './bounds.ts';
import type { Case } from './case.ts';
import { answeredLeg, type LegState } from './legs.ts';
import { reckon, type Slip } from './reckon.ts';
import { detailsOf, isOpen, isRepeated, priceOf, rejectionOf } from './rejection.ts';

/** What becomes of a coupon. An accepted one brings what it comes to at the coefficients it gets. */
export type Verdict =
  | { readonly status: 'accepted'; readonly slip: Slip; readonly outcome: CouponOutcome }
  | Exclude<PlaceAnswer, { status: 'accepted' }>;

const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0;
const countOr0 = (value = 0) => (isCount(value) ? value : 0);

/** The coupon at the line's coefficients. */
export function slipOf(
  coupon: Pick<Case['coupon'], 'typeId' | 'systemValue'>,
  { amount, legs }: { amount: number; legs: readonly LegState[] },
): Slip {
  const isSplit = coupon.typeId === COUPON_TYPE.multipleSingles;
  return {
    typeId: coupon.typeId,
    systemValue: coupon.systemValue ?? null,
    amount,
    legs: legs.map(({ requested, market, coef }) => ({
      coef,
      gameId: market?.gameId ?? requested.gameId,
      banker: requested.banker === true,
      blockId: requested.blockId ?? null,
      amount: isSplit ? countOr0(requested.amount) : null,
      result: null,
    })),
  };
}

/** What could never be a coupon: wrong counts, amounts that do not add up, unknown selections. */
function shapeRejection({ coupon, legs }: Case): 'not-accepted' | null {
  const { typeId, amount, bets, promoCode } = coupon;
  const isFew = typeId === COUPON_TYPE.single ? bets.length !== 1 : bets.length < 1;
  const amounts = bets.map((bet) => bet.amount ?? 0);
  const isSplit = typeId === COUPON_TYPE.multipleSingles;
  const isWrong =
    isFew ||
    bets.length > MAX_LEGS ||
    legs.some(({ requested, market }) => market !== null && market.gameId !== requested.gameId) ||
    !bets.every((bet) => isCount(bet.blockId ?? 0)) ||
    (isSplit && !amounts.every(isCount)) ||
    (isSplit && amounts.reduce((sum, part) => sum + part, 0) !== amount) ||
    // No promotion is on offer, and taking the bet without one would keep less than was promised.
    (promoCode !== undefined && promoCode !== '');
  return isWrong ? 'not-accepted' : null;
}

/** What each bound is held to: the amount of the coupon, or of each of its singles. */
function amountsOf({ coupon }: Case): number[] {
  const isSplit = coupon.typeId === COUPON_TYPE.multipleSingles;
  return isSplit ? coupon.bets.map((bet) => bet.amount ?? 0) : [coupon.amount];
}

function boundsOf({ coupon, account, currency, config }: Case, combos: number): AmountBounds {
  return amountBounds({
    typeId: coupon.typeId,
    isBonusAccount: account.purpose === 'bonus',
    minBetAmount: minStake(coupon.typeId, combos, currency.minBet),
    maxBetAmount: currency.maxBet,
    typesWithMin: configured(config, 'couponTypesWithMinAmount'),
    typesWithMax: configured(config, 'couponTypesWithMaxAmount'),
  });
}

/** What the policy asks, as the line, the books and the limits have it. */
function factsOf(one: Case, free: Slip): PlacingFacts {
  const { coupon, legs, account, currency, limits } = one;
  const combos = isRepeated(legs) ? 0 : (reckon(free, currency)?.combos ?? 0);
  // Leg by leg, never by the total.
  return {
    legs: legs.length,
    isLocked: !legs.every(isOpen),
    combos,
    isChanged: !judgeCoefChange(coupon.changeCoefAction, legs.map(priceOf)).accepted,
    player: one.isBanned ? 'banned' : 'player',
    limits,
    account: { money: account.balance },
    amounts: amountsOf(one),
    bounds: boundsOf(one, combos),
  };
}

/**
 * Decides about a coupon by the policy that the site asks too; what could never be one, and what is
 * not on offer, this back-end alone can tell. The same case always has the same verdict.
 */
export function judge(one: Case): Verdict {
  const { coupon, legs, currency } = one;
  const bets = legs.map(answeredLeg);
  const unfit = shapeRejection(one);
  if (unfit) return { status: 'rejected', reason: unfit, bets };
  const free = slipOf(coupon, { amount: 0, legs });
  const facts = factsOf(one, free);
  const refusal = placeRefusal(facts);
  if (refusal?.kind === 'changed') {
    return { status: 'coefChanged', ...detailsOf(refusal, one, facts, free), bets };
  }
  if (refusal) {
    const rejection = rejectionOf(refusal, one, facts, free);
    return { status: 'rejected', ...rejection, ...detailsOf(refusal, one, facts, free), bets };
  }
  const slip = slipOf(coupon, { amount: coupon.amount, legs });
  const outcome = reckon(slip, currency);
  if (outcome) return { status: 'accepted', slip, outcome };
  return { status: 'rejected', reason: 'not-accepted', bets };
}

import type { PlaceAnswer, SubmittedCoupon } from '../../calls/coupon.ts';
import type { CouponOutcome } from '../../domain/coupon.ts';
import { COUPON_TYPE } from '../../domain/coupon-type.ts';
import type { PlayerAccount } from '../money/accounts.ts';
import type { OfferedCurrency } from '../money/currencies.ts';
import { minStake } from './bounds.ts';
import { answeredLeg, coefChange, type LegState } from './legs.ts';
import { reckon, type Slip } from './reckon.ts';

type Refusal = Extract<PlaceAnswer, { status: 'rejected' }>;
type Rejection = Pick<Refusal, 'reason' | 'bound'>;

/** All that decides about a coupon, as it is at one moment. */
export interface Case {
  readonly coupon: SubmittedCoupon;
  readonly legs: readonly LegState[];
  readonly account: PlayerAccount;
  readonly currency: OfferedCurrency;
  /** The most that limits leave to stake; null without a limit. */
  readonly room: number | null;
}

/** What becomes of a coupon. An accepted one brings what it comes to at the coefficients it gets. */
export type Verdict =
  | { readonly status: 'accepted'; readonly slip: Slip; readonly outcome: CouponOutcome }
  | Exclude<PlaceAnswer, { status: 'accepted' }>;

/** The most legs and combinations a coupon may have, as large systems of the trade do. */
export const MAX_LEGS = 30;
const MAX_COMBINATIONS = 20_000;

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
function shapeRejection({ coupon, legs }: Case): Rejection | null {
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
  return isWrong ? { reason: 'not-accepted' } : null;
}

function closedRejection({ legs }: Case): Rejection | null {
  const isOpen = legs.every(({ market, game }) => market && game && !market.isBlocked);
  return isOpen ? null : { reason: 'market-closed' };
}

/** Selections that exclude each other, and combinations that cannot be made or are too many. */
function combinationRejection({ legs, currency }: Case, slip: Slip): Rejection | null {
  const ids = new Set(legs.map(({ requested }) => requested.marketId));
  if (ids.size < legs.length) return { reason: 'not-allowed-together' };
  const apart = { ...slip, legs: slip.legs.map((leg, index) => ({ ...leg, gameId: index })) };
  const [together, alone] = [reckon(slip, currency), reckon(apart, currency)];
  if (!together || !alone || alone.combos === 0) return { reason: 'not-accepted' };
  if (together.combos === 0) return { reason: 'not-allowed-together' };
  return together.combos > MAX_COMBINATIONS ? { reason: 'not-accepted' } : null;
}

/** Whether the line moved further than the player allows; leg by leg, never by the total. */
function isMoved({ coupon, legs }: Case): boolean {
  const changes = legs.map(coefChange);
  if (coupon.changeCoefAction === 0) return changes.some((change) => change !== 0);
  return coupon.changeCoefAction === 1 && changes.some((change) => change < 0);
}

function amountRejection({ coupon, account, currency, room }: Case, combos: number) {
  const { typeId, amount, bets } = coupon;
  const isSplit = typeId === COUPON_TYPE.multipleSingles;
  const stakes = isSplit ? bets.map((bet) => bet.amount ?? 0) : [amount];
  const least = minStake(typeId, combos, currency.minBet);
  const rejection = (reason: Rejection['reason'], bound: number): Rejection => ({ reason, bound });
  if (stakes.some((stake) => stake < least)) return rejection('amount-too-low', least);
  if (stakes.some((stake) => stake > currency.maxBet)) {
    return rejection('amount-too-high', currency.maxBet);
  }
  if (room !== null && amount > room) return rejection('limit-reached', room);
  return amount > account.balance ? rejection('not-enough-money', account.balance) : null;
}

/** Decides about a coupon. The same case always has the same verdict. */
export function judge(one: Case): Verdict {
  const { coupon, legs, currency } = one;
  const bets = legs.map(answeredLeg);
  const rejected = (rejection: Rejection): Verdict => ({ status: 'rejected', ...rejection, bets });
  const unfit = shapeRejection(one) ?? closedRejection(one);
  if (unfit) return rejected(unfit);
  const free = slipOf(coupon, { amount: 0, legs });
  const impossible = combinationRejection(one, free);
  if (impossible) return rejected(impossible);
  if (isMoved(one)) return { status: 'coefChanged', bets };
  const combos = reckon(free, currency)?.combos ?? 0;
  const unpaid = amountRejection(one, combos);
  if (unpaid) return rejected(unpaid);
  const slip = slipOf(coupon, { amount: coupon.amount, legs });
  const outcome = reckon(slip, currency);
  return outcome ? { status: 'accepted', slip, outcome } : rejected({ reason: 'not-accepted' });
}

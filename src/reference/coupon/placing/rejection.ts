import type { PlaceAnswer } from '../../../calls/coupon.ts';
import { judgeAmount } from '../../../domain/coupon/amount-rules.ts';
import { judgeCoefChange, type LegPrice } from '../../../domain/coupon/coef-change.ts';
import type { PlaceRefusal, PlacingFacts } from '../../../domain/coupon/placing.ts';
import { COUPON_TYPE } from '../../../domain/coupon/type.ts';
import { isHousePriced } from '../../../domain/coupon/variants.ts';
import type { LegState } from '../legs.ts';
import { reckon, type Slip } from '../reckon.ts';
import type { Case } from './case.ts';

type Rejected = Extract<PlaceAnswer, { status: 'rejected' }>;

export const isOpen = ({ market, game }: LegState): boolean =>
  market !== null && game !== null && !market.isBlocked;

/** Whether the match stands otherwise than the player saw. */
export function hasOtherScore({ requested, game }: LegState): boolean {
  const [home, away] = requested.score ?? [];
  return game !== null && (game.score[0] !== home || game.score[1] !== away);
}

export const priceOf = ({ requested, coef }: LegState): LegPrice => ({
  requested: requested.coef,
  offered: coef,
});

/** The first selection that is in the coupon already. */
function repeatedLeg(legs: Case['legs']): number {
  const ids = legs.map(({ requested }) => requested.marketId);
  return ids.findIndex((id, place) => ids.indexOf(id) < place);
}

export const isRepeated = (legs: Case['legs']): boolean => repeatedLeg(legs) >= 0;

/** Selections that exclude each other could each be bet on; others make no coupon at all. */
function impossible({ legs, currency }: Case, slip: Slip): Rejected['reason'] {
  // What the model does not tell together is not priced together.
  if (isRepeated(legs) || slip.variant === 'builder') return 'not-allowed-together';
  const apart = { ...slip, legs: slip.legs.map((leg, index) => ({ ...leg, gameId: index })) };
  const [together, alone] = [reckon(slip, currency), reckon(apart, currency)];
  const isApart = together?.combos === 0 && alone !== null && alone.combos > 0;
  return isApart ? 'not-allowed-together' : 'not-accepted';
}

/**
 * The policy's reason in the words of the call. An exclusion and a limit that must be there are told
 * as a limit that leaves nothing, which every build of the site can read; `rule` tells them apart.
 */
export function rejectionOf(
  refusal: PlaceRefusal,
  one: Case,
  facts: PlacingFacts,
  free: Slip,
): Pick<Rejected, 'reason' | 'bound'> {
  switch (refusal.kind) {
    case 'locked':
      return { reason: 'market-closed' };
    case 'impossible':
      return { reason: impossible(one, free) };
    case 'excluded':
    case 'limit-missing':
      return { reason: 'limit-reached', bound: 0 };
    case 'limit-reached':
      return { reason: 'limit-reached', bound: refusal.bound };
    case 'amount-missing':
      return { reason: 'amount-too-low', bound: facts.bounds.min ?? 1 };
    case 'amount-low':
      return { reason: 'amount-too-low', bound: refusal.bound };
    case 'amount-high':
      return { reason: 'amount-too-high', bound: refusal.bound };
    case 'not-enough-money':
      return { reason: 'not-enough-money', bound: one.account.balance };
    default:
      return { reason: 'not-accepted' };
  }
}

/** The first selection beside which another of its match stands. */
function besideOwnMatch({ coupon, legs }: Case): number {
  if (coupon.typeId === COUPON_TYPE.blocks) return -1;
  const games = legs.map(({ requested }) => requested.gameId);
  return games.findIndex((id, place) => games.indexOf(id) < place);
}

/** The single whose own amount is out of bounds. */
function amountLeg(
  isOut: (amount: number) => boolean,
  { coupon }: Case,
  { amounts }: PlacingFacts,
): number {
  return coupon.typeId === COUPON_TYPE.multipleSingles ? amounts.findIndex(isOut) : -1;
}

/** The place of the selection that a refusal is about; -1 where it is about no single one. */
function legOf({ kind }: PlaceRefusal, one: Case, facts: PlacingFacts, free: Slip): number {
  const { coupon, legs } = one;
  switch (kind) {
    case 'locked':
      return legs.findIndex((leg) => !isOpen(leg));
    case 'changed': {
      if (isHousePriced(free.variant)) return -1;
      const judged = judgeCoefChange(coupon.changeCoefAction, legs.map(priceOf));
      return judged.legs.findIndex(({ isRefused }) => isRefused);
    }
    case 'impossible':
      if (impossible(one, free) === 'not-accepted') return -1;
      return isRepeated(legs) ? repeatedLeg(legs) : besideOwnMatch(one);
    case 'amount-missing':
      return amountLeg((amount) => amount <= 0, one, facts);
    case 'amount-low':
      return amountLeg((amount) => judgeAmount(amount, facts.bounds) === 'below-min', one, facts);
    case 'amount-high':
      return amountLeg((amount) => judgeAmount(amount, facts.bounds) === 'above-max', one, facts);
    case 'score-changed':
      return legs.findIndex(hasOtherScore);
    default:
      return -1;
  }
}

/** Which rule refused, by which limit and until when, and because of which selection. */
export function detailsOf(
  refusal: PlaceRefusal,
  one: Case,
  facts: PlacingFacts,
  free: Slip,
): Pick<Rejected, 'rule' | 'limitType' | 'until' | 'leg'> {
  const { kind: rule } = refusal;
  const isOfLimits = rule === 'excluded' || rule === 'limit-missing' || rule === 'limit-reached';
  const leg = one.legs[legOf(refusal, one, facts, free)]?.requested.marketId;
  return {
    rule,
    ...(isOfLimits ? one.limitWord(rule) : {}),
    ...(leg === undefined ? {} : { leg }),
  };
}

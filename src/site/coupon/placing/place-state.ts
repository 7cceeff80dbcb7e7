import { type EditedBet, isUnedited } from '../../../domain/bets/edited-bet.ts';
import { type PlaceRefusal, placeRefusal } from '../../../domain/coupon/placing.ts';
import { type Known, placingFacts } from '../../../domain/coupon/placing-facts.ts';
import { housePriceOf, isHousePriced } from '../../../domain/coupon/variants.ts';
import type { Placing } from '../../../projections/coupon/state.ts';

/** Where the coupon stands on its way to a bet: why it cannot be placed, or that it can. */
export type PlaceState =
  | { readonly kind: 'placing' | 'checking' | 'accepted' | 'ready' }
  /** Nothing can be sent now; later, at other odds, nobody would have asked the player. */
  | { readonly kind: 'offline' }
  /** The house names no price for the whole of it. */
  | { readonly kind: 'unpriced' }
  /** A bet that is edited is still what it was. */
  | { readonly kind: 'unedited' }
  | PlaceRefusal;

type Seen = Known & {
  readonly coupon: {
    readonly placing: Placing;
    readonly isHousePriceDue: boolean;
    readonly edited: EditedBet | null;
  };
  readonly session: { readonly online: boolean };
};

/** What the button says: a bet that is under way, or the first thing that keeps it from being placed. */
export function placeState(seen: Seen): PlaceState {
  const { status } = seen.coupon.placing;
  if (status === 'placing' || status === 'checking' || status === 'accepted') {
    return { kind: status };
  }
  const facts = placingFacts(seen);
  // A press agrees to changed coefficients and places: what else is missing has to be there first.
  const refusal = placeRefusal({ ...facts, isChanged: false });
  const { variant, isHousePriceDue } = seen.coupon;
  const isUnpriced = isHousePriced(variant) && housePriceOf(seen.coupon) === null;
  if (refusal?.kind === 'impossible' && isUnpriced) {
    return { kind: isHousePriceDue ? 'waiting' : 'unpriced' };
  }
  if (refusal !== null) return refusal;
  if (isUnedited(seen.coupon)) return { kind: 'unedited' };
  if (!seen.session.online) return { kind: 'offline' };
  return { kind: facts.isChanged ? 'changed' : 'ready' };
}

import { type Barriers, mayPlayer, type Standing } from '../limits/may-player.ts';
import { type AmountBounds, judgeAmount } from './amount-rules.ts';

/** The most legs and combinations a coupon may have, as large systems of the trade do. */
export const MAX_LEGS = 30;
const MAX_COMBINATIONS = 20_000;

/** Why a bet may not be placed, in the order in which it is asked. */
export const PLACE_REFUSALS = [
  /** Nothing is in the coupon. */
  'empty',
  /** A selection stands in the way. */
  'locked',
  /** The selections give no combination, or more than a coupon may have. */
  'impossible',
  /** The player must agree to changed coefficients first. */
  'changed',
  /** The whole coupon is below the coefficient that the player asks for. */
  'coef-low',
  /** The player wanted no bet at another score than they saw. */
  'score-changed',
  /** The promo code does not give what the player saw it give. */
  'promo-code',
  /** The bet that is edited is not bought back, or not for what the player saw. */
  'edited-bet',
  'guest',
  'banned',
  /** The limits cannot be had: then nothing may be staked. */
  'limits-unreachable',
  /** Who plays, which account pays or what limits there are is not known yet. */
  'waiting',
  'excluded',
  /** A limit without which nobody plays here is not set. */
  'limit-missing',
  'no-account',
  'amount-missing',
  'amount-low',
  'amount-high',
  'limit-reached',
  'not-enough-money',
] as const;

type Bounded = 'amount-low' | 'amount-high' | 'limit-reached';

export type PlaceRefusal =
  | { readonly kind: Exclude<(typeof PLACE_REFUSALS)[number], Bounded | 'excluded'> }
  /** `until` in epoch seconds; absent where no time ends it. */
  | { readonly kind: 'excluded'; readonly until?: number }
  /** `bound` in minor units. */
  | { readonly kind: Bounded; readonly bound: number };

/** What a coupon is, apart from who plays it and for how much. */
export interface CouponFacts {
  readonly legs: number;
  /** Some leg cannot be bet on, or not beside the others. */
  readonly isLocked: boolean;
  readonly combos: number;
  /** A coefficient moved further than the player allows. */
  readonly isChanged: boolean;
  /** The total is less than the exact coefficient that was asked for. */
  readonly isBelowExact: boolean;
  readonly isScoreChanged: boolean;
  readonly isPromoLost: boolean;
  readonly isEditLost: boolean;
}

/** Whether this player may bet now, and from which account. */
export interface PlayerFacts {
  readonly player: Standing['player'];
  readonly limits: 'unknown' | 'unreachable' | StakeLimits;
  /** `unsettled` while another account is about to pay; null where none does. */
  readonly account: 'unknown' | 'unsettled' | { readonly money: number } | null;
}

/** What the limits of a player leave them. */
export interface StakeLimits extends Barriers {
  /** The most that may be staked, in minor units of the account, as far as it is known; null without a limit. */
  readonly room: number | null;
}

/** What is staked, in minor units. */
export interface AmountFacts {
  /** Each is held to the bounds: one of the coupon, or one of every single. */
  readonly amounts: readonly number[];
  /** What later steps of a chain stake out of what was won; each has to be something. */
  readonly laterAmounts: readonly number[];
  readonly bounds: AmountBounds;
}

export type PlacingFacts = CouponFacts & PlayerFacts & AmountFacts;

/** What about the coupon keeps it from being placed, whoever plays it. */
export function couponRefusal(facts: CouponFacts): PlaceRefusal | null {
  if (facts.legs === 0) return { kind: 'empty' };
  if (facts.isLocked) return { kind: 'locked' };
  const isTooMuch = facts.legs > MAX_LEGS || facts.combos > MAX_COMBINATIONS;
  if (facts.combos === 0 || isTooMuch) return { kind: 'impossible' };
  if (facts.isChanged) return { kind: 'changed' };
  if (facts.isBelowExact) return { kind: 'coef-low' };
  if (facts.isScoreChanged) return { kind: 'score-changed' };
  if (facts.isPromoLost) return { kind: 'promo-code' };
  return facts.isEditLost ? { kind: 'edited-bet' } : null;
}

/** What keeps this player from betting at all. What is not known keeps them from it too. */
function playerRefusal({ account, ...standing }: PlayerFacts): PlaceRefusal | null {
  const forbidden = mayPlayer('stake', standing);
  if (forbidden) {
    const { rule: kind, until } = forbidden;
    return kind === 'excluded' && until !== null ? { kind, until } : { kind };
  }
  // Until it is settled which account pays, nobody knows in what currency.
  if (account === 'unsettled' || account === 'unknown') return { kind: 'waiting' };
  return account === null ? { kind: 'no-account' } : null;
}

function amountRefusal(facts: PlacingFacts): PlaceRefusal | null {
  const { amounts, laterAmounts, bounds, limits, account } = facts;
  if ([...amounts, ...laterAmounts].some((amount) => amount <= 0))
    return { kind: 'amount-missing' };
  const judged = amounts.map((amount) => judgeAmount(amount, bounds));
  if (judged.includes('below-min')) return { kind: 'amount-low', bound: bounds.min ?? 0 };
  if (judged.includes('above-max')) return { kind: 'amount-high', bound: bounds.max ?? 0 };
  const stake = amounts.reduce((sum, amount) => sum + amount, 0);
  const room = typeof limits === 'object' ? limits.room : 0;
  if (room !== null && stake > room) return { kind: 'limit-reached', bound: room };
  const money = account !== null && typeof account === 'object' ? account.money : 0;
  return stake > money ? { kind: 'not-enough-money' } : null;
}

/**
 * Whether a bet may be placed: null, or the first thing that keeps it from being placed, always in
 * the same order. The button asks before it offers, the site before it sends, the back-end before it
 * takes money; whoever knows more may refuse more, but nobody has rules of their own for what is here.
 */
export function placeRefusal(facts: PlacingFacts): PlaceRefusal | null {
  return couponRefusal(facts) ?? playerRefusal(facts) ?? amountRefusal(facts);
}

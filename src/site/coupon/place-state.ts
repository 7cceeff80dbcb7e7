import { amountBounds, judgeAmount } from '../../domain/amount-rules.ts';
import { amountFromText } from '../../domain/money.ts';
import { configured } from '../../domain/site-config.ts';
import { isLocked } from '../../projections/coupon-bets.ts';
import { needsAcceptance } from '../../projections/coupon-state.ts';
import type { State } from '../../projections/state.ts';

/** Why the bet cannot be placed as it stands, or that it can. */
export type PlaceState =
  /** Nothing is in the coupon. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'placing' | 'checking' | 'accepted' }
  /** The player must agree to changed coefficients first. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'guest' }
  /** Account or limits are not known yet. */
  | { readonly kind: 'waiting' }
  /** The limits cannot be had: then nothing may be staked. */
  | { readonly kind: 'limits-unreachable' }
  | { readonly kind: 'excluded' }
  | { readonly kind: 'no-account' }
  /** A selection stands in the way. */
  | { readonly kind: 'locked' }
  /** The selections give no combination. */
  | { readonly kind: 'impossible' }
  | { readonly kind: 'amount-missing' }
  /** `bound` in minor units. */
  | { readonly kind: 'amount-low' | 'amount-high'; readonly bound: number }
  | { readonly kind: 'not-enough-money' }
  | { readonly kind: 'ready' };

type Seen = Pick<State, 'coupon' | 'accounts' | 'session' | 'config' | 'limits'>;

/** Self-exclusion, and the lock beside it. */
const EXCLUSIONS: ReadonlySet<number> = new Set([30, 37]);
const BONUS_ACCOUNT = 4;
const SINGLES = 10;

/** Least and greatest amount that hold for this coupon, in minor units. */
export function boundsOf({ coupon, accounts, config }: Omit<Seen, 'session' | 'limits'>) {
  const active = accounts.accounts.find(({ id }) => id === accounts.activeId);
  return amountBounds({
    typeId: coupon.typeId,
    isBonusAccount: active?.type === BONUS_ACCOUNT,
    minBetAmount: coupon.minBetAmount,
    maxBetAmount: coupon.maxBetAmount,
    typesWithMin: configured(config.values, 'couponTypesWithMinAmount'),
    typesWithMax: configured(config.values, 'couponTypesWithMaxAmount'),
  });
}

function minor(text: string, { currency }: State['coupon']): number {
  return amountFromText(text.replace(/\.$/, '') || '0', currency.minorUnits) ?? 0;
}

/** The amounts that are each held to the bounds: one of the coupon, or one for every single. */
function amountsOf(coupon: State['coupon']): number[] {
  if (coupon.typeId !== SINGLES) return [minor(coupon.amount, coupon)];
  return coupon.bets.map(({ market }) =>
    minor(coupon.amountByBetId[market.id] || coupon.amount, coupon),
  );
}

function amountTrouble(seen: Seen): PlaceState | null {
  const { coupon, accounts } = seen;
  const bounds = boundsOf(seen);
  const amounts = amountsOf(coupon);
  if (amounts.some((amount) => amount === 0)) return { kind: 'amount-missing' };
  const judged = amounts.map((amount) => judgeAmount(amount, bounds));
  if (judged.includes('below-min')) return { kind: 'amount-low', bound: bounds.min ?? 0 };
  if (judged.includes('above-max')) return { kind: 'amount-high', bound: bounds.max ?? 0 };
  const active = accounts.accounts.find(({ id }) => id === accounts.activeId);
  if (active && minor(coupon.stake, coupon) > active.money) return { kind: 'not-enough-money' };
  return null;
}

/** What keeps this player from betting at all. */
function playerTrouble({ session, accounts, limits, coupon }: Seen): PlaceState | null {
  if (session.status === 'guest') return { kind: 'guest' };
  if (limits.status === 'unreachable') return { kind: 'limits-unreachable' };
  if (session.status === 'unknown' || limits.status === 'unknown') return { kind: 'waiting' };
  const isExcluded = limits.limits.some(
    ({ limitType, limitState }) => EXCLUSIONS.has(limitType) && limitState === 'ACTIVE',
  );
  if (isExcluded) return { kind: 'excluded' };
  // Until it is settled which account pays, nobody knows in what currency.
  if (accounts.isBusy.change) return { kind: 'waiting' };
  if (coupon.accountId !== null) return null;
  return { kind: accounts.status === 'loading' ? 'waiting' : 'no-account' };
}

/** Where the coupon stands on its way to a bet: the first thing that keeps it from being placed. */
export function placeState(seen: Seen): PlaceState {
  const { coupon } = seen;
  const { status } = coupon.placing;
  if (status === 'placing' || status === 'checking' || status === 'accepted') {
    return { kind: status };
  }
  if (coupon.bets.length === 0) return { kind: 'empty' };
  if (coupon.bets.some(isLocked)) return { kind: 'locked' };
  if (coupon.combos === 0) return { kind: 'impossible' };
  if (needsAcceptance(coupon)) return { kind: 'changed' };
  return playerTrouble(seen) ?? amountTrouble(seen) ?? { kind: 'ready' };
}

import type { Envelope, EventData } from '../../events/catalogue.ts';
import { STORED } from '../../events/stored-values.ts';
import type { PendingBet } from '../../events/submitted-coupon.ts';
import { readText } from '../../kernel/stored-value.ts';
import { endEdit } from './edited.ts';
import { noPromo } from './promo.ts';
import { endOneClick, forgetStakes } from './settings.ts';
import { type CouponState, isFrozen, noBounds, recount } from './state.ts';

/** Keys of the bets whose outcome is not known, of every player of this browser. */
export function keysAlive({ pending, parked }: Pick<CouponState, 'pending' | 'parked'>): string[] {
  return [...(pending ? [pending] : []), ...parked].map(({ key }) => key);
}

/** This bet's outcome is waited for; the coupon stays as it is until then. */
export function adopt(slice: CouponState, bet: PendingBet): void {
  slice.parked = slice.parked.filter(({ key }) => key !== bet.key);
  slice.pending = bet;
  slice.placing = { status: 'checking', key: bet.key, attempt: 1 };
}

/** Unknown bets of an earlier session of this browser; whose they are is told on signing in. */
export function restorePending(slice: CouponState, text: string | undefined): void {
  slice.parked = readText(STORED.pendingBets, text) ?? [];
  const [first] = slice.parked;
  if (first) adopt(slice, first);
}

/**
 * A receipt is for the eyes of the player it was given to, and so are the account that paid and the
 * bounds that were worked out for them. The selections stay: guests have a coupon too.
 */
function playerGone(slice: CouponState, userId: string | null, seq: number): void {
  if (slice.userId !== null) forgetStakes(slice);
  endOneClick(slice);
  if (slice.edited?.userId !== userId) endEdit(slice);
  // A code that came over a reload is of whoever was there before it, and is asked about anew.
  const promo = slice.userId === null ? {} : noPromo;
  slice.userId = userId;
  slice.accountId = null;
  slice.isBonusAccount = false;
  slice.removed = null;
  slice.accountAskedAt = seq;
  Object.assign(slice, { ...noBounds, ...promo, calculation: null });
  if (slice.placing.status === 'accepted') slice.placing = { status: 'idle' };
  recount(slice);
}

/**
 * A player signed in, maybe in place of another: an unknown bet of theirs must be asked about,
 * those of others may not be.
 */
export function signedIn(
  slice: CouponState,
  { userId }: EventData<'session.started'>,
  { seq }: Envelope<'session.started'>,
): void {
  if (slice.userId !== userId) playerGone(slice, userId, seq);
  const { pending } = slice;
  if (pending?.userId === userId || (isFrozen(slice) && !pending)) return;
  if (pending) {
    slice.parked.push(pending);
    slice.pending = null;
    slice.placing = { status: 'idle' };
  }
  const mine = slice.parked.find((one) => one.userId === userId);
  if (mine) adopt(slice, mine);
  recount(slice);
}

/** Nobody is signed in. */
export function signedOut(
  slice: CouponState,
  _: EventData<'session.ended'>,
  { seq }: Envelope<'session.ended'>,
): void {
  playerGone(slice, null, seq);
}

/** Another tab began or ended a bet. A bet under way here stays what it is. */
export function pendingElsewhere(
  slice: CouponState,
  { name, value }: EventData<'app.storageChanged'>,
): void {
  if (name !== STORED.pendingBets.name) return;
  const all = readText(STORED.pendingBets, value) ?? [];
  slice.parked = all.filter(({ key }) => key !== slice.pending?.key);
  const mine = slice.parked.find(({ userId }) => userId === slice.userId);
  if (mine && !isFrozen(slice)) adopt(slice, mine);
}

import * as v from 'valibot';
import type { CallReply } from '../../calls/table.ts';
import { housePriceOf, isHousePriced } from '../../domain/coupon/variants.ts';
import type { Envelope, EventData } from '../../events/catalogue.ts';
import { sentCoupon } from '../../events/submitted-coupon.ts';
import { endEdit } from './edited.ts';
import { takeAnswer } from './follow.ts';
import { adopt, keysAlive } from './pending.ts';
import { noPromo } from './promo.ts';
import { type CouponState, canPlace, empty, isFrozen, recount } from './state.ts';

/** The press makes the key: the session and the place of the press in its log. */
export function pressed(
  slice: CouponState,
  _: EventData<'coupon.placePressed'>,
  { seq }: Envelope<'coupon.placePressed'>,
): void {
  if (!canPlace(slice)) return;
  const elsewhere = slice.parked.find(({ userId }) => userId === slice.userId);
  if (elsewhere) adopt(slice, elsewhere);
  else slice.placing = { status: 'placing', key: `${slice.sessionId}.${seq}`, attempt: 1 };
}

/** The press was not sent, as the bet may not be placed: nothing is under way. */
export function notSent(
  slice: CouponState,
  { key, reason }: EventData<'coupon.placeRefused'>,
): void {
  if (slice.placing.status !== 'placing' || slice.placing.key !== key) return;
  slice.placing = { status: 'idle', refusal: reason };
}

/** What is sent under a key is kept, to be sent again as it was. */
export function sent(
  slice: CouponState,
  { requestId, headers, body }: EventData<'http.requested'>,
): void {
  const key = headers?.['idempotency-key'];
  if (key === undefined) return;
  slice.keyByRequest[requestId] = key;
  if (keysAlive(slice).includes(key)) return;
  const coupon = v.safeParse(sentCoupon, body);
  if (!coupon.success) return;
  slice.pending = { key, userId: slice.userId ?? '', body: coupon.output };
}

/** The key of a request that ended, if it is the one that is waited for. */
function endedKey(slice: CouponState, requestId: number): string | null {
  const key = slice.keyByRequest[requestId];
  delete slice.keyByRequest[requestId];
  const isWaitedFor = isFrozen(slice) && 'key' in slice.placing && slice.placing.key === key;
  return isWaitedFor ? key : null;
}

function sameSelections(slice: CouponState, bets: readonly { marketId: string }[]): boolean {
  const placed = new Set(bets.map(({ marketId }) => marketId));
  return slice.bets.length === placed.size && slice.bets.every((bet) => placed.has(bet.market.id));
}

/** The bet may have been placed in another tab, and the coupon here be another one. */
function accepted(
  slice: CouponState,
  key: string,
  answer: Extract<CallReply<'couponPlace'>, { status: 'accepted' }>,
): void {
  const isOurs = sameSelections(slice, answer.bets);
  const { typeId, bets } = slice;
  slice.placing = { status: 'accepted', key, answer: { ...answer }, typeId, bets };
  // Each is for one bet.
  if (answer.promoCode !== undefined) Object.assign(slice, noPromo);
  if (answer.edited?.couponId === slice.edited?.couponId) endEdit(slice);
  if (isOurs) empty(slice);
  else {
    slice.placing.bets = [];
    recount(slice);
  }
}

/** A definite answer. The key is done with, whatever the answer is. */
export function answered(
  slice: CouponState,
  answer: CallReply<'couponPlace'>,
  { at, data }: Envelope<'http.replied'>,
): void {
  const asked = slice.keyByRequest[data.requestId];
  slice.parked = slice.parked.filter((one) => one.key !== asked);
  const key = endedKey(slice, data.requestId);
  if (key === null) return;
  slice.pending = null;
  if (answer.status === 'accepted') {
    accepted(slice, key, answer);
    return;
  }
  const { bets, status, ...why } = answer;
  if ('reason' in why) {
    const { offer: _, bound = null, ...said } = why;
    slice.placing = { status: 'rejected', key, ...said, bound };
    if (said.rule === 'promo-code') Object.assign(slice, noPromo);
  } else slice.placing = { status: 'changed', key, ...why };
  takeAnswer(slice, bets, at);
  recount(slice);
}

/** An unknown outcome is asked about again with the same key, until the answer is definite. */
function wait(slice: CouponState): void {
  if (slice.placing.status !== 'placing' && slice.placing.status !== 'checking') return;
  slice.placing = { ...slice.placing, status: 'checking' };
}

/** The bet waits until the player has solved a captcha, or goes on because it is solved. */
function hold(slice: CouponState, requestId: number, isHeld: boolean): void {
  const key = slice.keyByRequest[requestId];
  if (!isFrozen(slice) || !('attempt' in slice.placing) || slice.placing.key !== key) return;
  slice.placing.isHeld = isHeld;
}

export const held = (slice: CouponState, { requestId }: EventData<'captcha.required'>): void =>
  hold(slice, requestId, true);

export const resumed = (slice: CouponState, { requestId }: EventData<'http.attempted'>): void =>
  hold(slice, requestId, false);

/**
 * No answer: the bet may have been taken, or not. One that the player gave up at a captcha was not,
 * unless an earlier try of it may have gone through.
 */
export function unknown(slice: CouponState, { requestId }: EventData<'http.failed'>): void {
  if (endedKey(slice, requestId) === null || !('attempt' in slice.placing)) return;
  const { isHeld, attempt } = slice.placing;
  if (!isHeld || attempt > 1) {
    wait(slice);
    return;
  }
  slice.placing = { status: 'idle' };
  slice.pending = null;
}

/**
 * A refusal of the first try is definite: nothing was staked. Of a later one it is not, because an
 * earlier try may have gone through; then only an answer to the key itself ends the waiting.
 */
export function refused(
  slice: CouponState,
  { status, requestId }: EventData<'http.replied'>,
): void {
  const key = endedKey(slice, requestId);
  if (key === null || !('attempt' in slice.placing)) return;
  if (status >= 500 || slice.placing.attempt > 1) {
    wait(slice);
    return;
  }
  const reason = status === 401 ? 'signed-out' : 'not-accepted';
  slice.placing = { status: 'rejected', key, reason, bound: null };
  slice.pending = null;
}

/** Asked about once more. */
export function checked(
  slice: CouponState,
  { key, attempt }: EventData<'coupon.placeChecked'>,
): void {
  if (slice.placing.status === 'checking' && slice.placing.key === key) {
    slice.placing.attempt = attempt;
  }
}

/** The player saw the changed coefficients and takes them. */
export function agreed(slice: CouponState, { coef }: EventData<'coupon.changesAccepted'>): void {
  // They moved on since they were drawn: nobody agreed to those.
  if (coef !== undefined && coef !== slice.coef) return;
  for (const bet of slice.bets) bet.seenCoef = bet.market.coef;
  if (isHousePriced(slice.variant)) slice.seenHousePrice = housePriceOf(slice);
  if (slice.placing.status === 'changed') slice.placing = { status: 'idle' };
}

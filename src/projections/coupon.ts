import * as v from 'valibot';
import type { CallReply } from '../calls/table.ts';
import { minorUnitsOf } from '../domain/currency.ts';
import { amountText, defaultInitialAmount } from '../domain/money.ts';
import type { Envelope, EventData } from '../events/catalogue.ts';
import { couponTypeId } from '../events/coupon.ts';
import { askedAt } from './asked-at.ts';
import { betOf, couponBet } from './coupon-bets.ts';
import { calculated, follow } from './coupon-follow.ts';
import { pendingElsewhere, restorePending, signedIn, signedOut } from './coupon-pending.ts';
import {
  agreed,
  answered,
  checked,
  held,
  pressed,
  refused,
  resumed,
  sent,
  unknown,
} from './coupon-placing.ts';
import { type CouponState, edited, empty, initialCoupon, isFrozen } from './coupon-state.ts';
import { projection } from './define.ts';
import { parseStored } from './preferences.ts';

/** How many decimals a currency has: no currency has more. */
const decimals = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4));

/** What storage keeps of a coupon over a reload. */
const storedCoupon = v.object({
  typeId: couponTypeId,
  bets: v.array(couponBet),
  amount: v.string(),
  amountByBetId: v.optional(v.record(v.string(), v.string())),
  currency: v.optional(v.object({ iso: v.string(), minorUnits: decimals })),
  systemValue: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2))),
  changeCoefAction: v.optional(v.picklist([0, 1, 2])),
});

function started(slice: CouponState, { sessionId, local }: EventData<'app.started'>): void {
  slice.sessionId = sessionId;
  Object.assign(slice, parseStored(storedCoupon, local['coupon']));
  edited(slice);
  restorePending(slice, local['pendingBets']);
}

/** A handler of what the player does to the coupon: a bet under way must not be touched. */
function edit<D>(change: (slice: CouponState, data: D, at: number) => void) {
  return (slice: CouponState, data: D, { at }: { readonly at: number }): void => {
    if (isFrozen(slice)) return;
    change(slice, data, at);
    edited(slice);
  };
}

function removeBet(slice: CouponState, marketId: string): void {
  slice.bets = slice.bets.filter((bet) => bet.market.id !== marketId);
  delete slice.addedAtByBetId[marketId];
  delete slice.amountByBetId[marketId];
}

/** A second press on a coefficient takes the selection out again. */
const toggleBet = edit<EventData<'coupon.betAdded'>>((slice, added, at) => {
  const { id } = added.market;
  if (slice.bets.some((bet) => bet.market.id === id)) {
    removeBet(slice, id);
    return;
  }
  if (slice.bets.length === 0 && slice.amount === '') slice.amount = initialAmount(slice);
  slice.bets.push(betOf(added));
  slice.addedAtByBetId[id] = at;
});

/** The amount a fresh coupon starts with, as a player would type it. */
function initialAmount({ currency: { iso, minorUnits } }: CouponState): string {
  return amountText(defaultInitialAmount(iso), minorUnits).replace(/\.0+$/, '');
}

/** Amounts and bounds of another currency mean nothing in this one. */
function countIn(slice: CouponState, iso: string): void {
  if (slice.currency.iso === iso || isFrozen(slice)) return;
  slice.currency = { iso, minorUnits: minorUnitsOf(iso) };
  Object.assign(slice, { amountByBetId: {}, minBetAmount: null, maxBetAmount: null });
  Object.assign(slice, { maxPayout: null, calculation: null });
  slice.amount = slice.bets.length > 0 ? initialAmount(slice) : '';
  edited(slice);
}

/** The account that pays decides the currency of every amount; a bet under way keeps its own. */
function takeAccounts(
  slice: CouponState,
  { all_accounts }: CallReply<'balance'>,
  event: Envelope<'http.replied'>,
): void {
  if (isFrozen(slice) || askedAt(event) < slice.accountAskedAt) return;
  slice.accountAskedAt = askedAt(event);
  const active = all_accounts.find((account) => account.isActive);
  slice.accountId = active?.id ?? null;
  if (active) countIn(slice, active.iso);
}

export const coupon = projection(
  'coupon',
  1,
  initialCoupon,
  {
    on: {
      'app.started': started,
      'app.storageChanged': pendingElsewhere,
      'coupon.betAdded': toggleBet,
      'coupon.betRemoved': edit((slice, { marketId }) => removeBet(slice, marketId)),
      'coupon.cleared': edit((slice) => empty(slice)),
      'coupon.typeChosen': edit((slice, { typeId }) => {
        slice.typeId = typeId;
      }),
      'coupon.systemValueChosen': edit((slice, { systemValue }) => {
        slice.systemValue = systemValue;
      }),
      'coupon.bankerToggled': edit((slice, { marketId, banker }) => {
        const bet = slice.bets.find((one) => one.market.id === marketId);
        if (bet && !(banker && bet.isDisabledBanker)) bet.isBanker = banker;
      }),
      'coupon.amountChanged': edit((slice, { amount }) => {
        slice.amount = amount;
      }),
      'coupon.betAmountChanged': edit((slice, { marketId, amount }) => {
        slice.amountByBetId[marketId] = amount;
      }),
      'coupon.settingChanged'(slice, { changeCoefAction }) {
        slice.changeCoefAction = changeCoefAction;
      },
      'coupon.changesAccepted': agreed,
      'coupon.drawerToggled'(slice, { open }) {
        slice.isOpen = open;
      },
      'coupon.placePressed': pressed,
      'coupon.placeChecked': checked,
      'coupon.successDismissed'(slice) {
        if (!isFrozen(slice)) slice.placing = { status: 'idle' };
      },
      'captcha.required': held,
      'http.attempted': resumed,
      'session.started': signedIn,
      'session.ended': signedOut,
    },
    requests: {
      couponPlace: sent,
      couponCalculate(slice, { requestId }) {
        slice.calculation = requestId;
      },
    },
    replies: {
      couponPlace: answered,
      couponCalculate: calculated,
      balance: takeAccounts,
      balanceSecond: takeAccounts,
      session(slice, { currency }) {
        // A coupon that was brought along has the currency it was filled in with.
        if (slice.accountId === null && slice.bets.length === 0) countIn(slice, currency);
      },
    },
    refusals: { couponPlace: refused },
    failures: { couponPlace: unknown },
  },
  { on: { 'line.updated': follow } },
);

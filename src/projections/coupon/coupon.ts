import type { CallReply } from '../../calls/table.ts';
import { minorUnitsOf } from '../../domain/currency.ts';
import { amountText, defaultInitialAmount } from '../../domain/money.ts';
import { decodeSiteConfig } from '../../domain/site-config-decode.ts';
import type { Envelope, EventData } from '../../events/catalogue.ts';
import { STORED } from '../../events/stored-values.ts';
import { readAmong } from '../../kernel/stored-value.ts';
import { askedAt } from '../answers/staleness.ts';
import { projection } from '../define.ts';
import { betOf } from './bets.ts';
import { calculated, follow } from './follow.ts';
import { pendingElsewhere, restorePending, signedIn, signedOut } from './pending.ts';
import {
  agreed,
  answered,
  checked,
  held,
  notSent,
  pressed,
  refused,
  resumed,
  sent,
  unknown,
} from './placing.ts';
import { putBack, removed, takeOut } from './removal.ts';
import { type CouponState, edited, empty, initialCoupon, isFrozen, noBounds } from './state.ts';

function started(slice: CouponState, { sessionId, local }: EventData<'app.started'>): void {
  slice.sessionId = sessionId;
  const stored = readAmong(local, STORED.coupon);
  Object.assign(slice, stored);
  slice.isCoefChangeChosen = stored?.changeCoefAction !== undefined;
  edited(slice);
  restorePending(slice, local[STORED.pendingBets.name]);
}

/** A handler of what the player does to the coupon: a bet under way must not be touched. */
function edit<D>(change: (slice: CouponState, data: D, at: number) => void) {
  return (slice: CouponState, data: D, { at }: { readonly at: number }): void => {
    if (isFrozen(slice)) return;
    change(slice, data, at);
    edited(slice);
  };
}

/** A second press on a coefficient takes the selection out again. */
const toggleBet = edit<EventData<'coupon.betAdded'>>((slice, added, at) => {
  const { id } = added.market;
  if (slice.bets.some((bet) => bet.market.id === id)) {
    takeOut(slice, id);
    return;
  }
  const isFirst = slice.bets.length === 0 && slice.amount === '';
  if (isFirst) slice.amount = initialAmount(slice);
  slice.bets.push(betOf(added));
  slice.addedAtByBetId[id] = at;
});

/** The amount a fresh coupon starts with, as a player would type it. */
function initialAmount({ startsEmpty, currency: { iso, minorUnits } }: CouponState): string {
  return startsEmpty ? '' : amountText(defaultInitialAmount(iso), minorUnits).replace(/\.0+$/, '');
}

/** Amounts and bounds of another currency mean nothing in this one. */
function countIn(slice: CouponState, iso: string): void {
  if (slice.currency.iso === iso || isFrozen(slice)) return;
  slice.currency = { iso, minorUnits: minorUnitsOf(iso) };
  Object.assign(slice, { ...noBounds, amountByBetId: {}, calculation: null });
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

/**
 * What a coupon begins with is the site's to say. A configuration that says nothing of it, as of an
 * earlier recording, leaves it as it was then.
 */
function configure(slice: CouponState, values: Readonly<Record<string, unknown>>): void {
  const { couponCoefChange, couponStartAmount } = decodeSiteConfig(values).config;
  if (couponCoefChange !== undefined && !slice.isCoefChangeChosen && !isFrozen(slice)) {
    slice.changeCoefAction = couponCoefChange;
  }
  if (couponStartAmount !== undefined) slice.startsEmpty = !couponStartAmount;
}

export const coupon = projection(
  'coupon',
  5,
  initialCoupon,
  {
    on: {
      'app.started': started,
      'app.storageChanged': pendingElsewhere,
      'coupon.betAdded': toggleBet,
      'coupon.betRemoved': removed,
      'coupon.removalUndone': putBack,
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
        slice.isCoefChangeChosen = true;
      },
      'coupon.changesAccepted': agreed,
      'coupon.drawerToggled'(slice, { open }) {
        slice.isOpen = open;
      },
      'coupon.placePressed': pressed,
      'coupon.placeRefused': notSent,
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
      configGroup: (slice, groups) => configure(slice, Object.assign({}, ...Object.values(groups))),
      configAll: (slice, { values }) => configure(slice, values),
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

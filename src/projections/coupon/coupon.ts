import type * as v from 'valibot';
import type { CallReply } from '../../calls/table.ts';
import { changedSettings } from '../../domain/coupon/settings.ts';
import { variantOf } from '../../domain/coupon/variants.ts';
import { ACCOUNT_TYPE } from '../../domain/money/account-type.ts';
import { minorUnitsOf } from '../../domain/money/currency.ts';
import { amountText, defaultInitialAmount } from '../../domain/money/money.ts';
import { decodeSiteConfig } from '../../domain/site/config-decode.ts';
import type { Envelope, EventData } from '../../events/catalogue.ts';
import { STORED } from '../../events/stored-values.ts';
import { readAmong, readText } from '../../kernel/stored-value.ts';
import { askedAt } from '../answers/staleness.ts';
import { projection } from '../define.ts';
import { betOf, type CouponBet } from './bets.ts';
import { endEdit, followPrice } from './edited.ts';
import { fill } from './fill.ts';
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
import { noPromo, promoAnswered, promoEntered } from './promo.ts';
import { putBack, removed, takeOut } from './removal.ts';
import {
  endOneClick,
  forgetExactCoef,
  forgetStakes,
  takeOneClick,
  takeSettings,
  takeStakeMode,
} from './settings.ts';
import {
  type CouponState,
  edited,
  empty,
  forgetHousePrices,
  initialCoupon,
  isFrozen,
  noBounds,
  recount,
  showHousePrices,
} from './state.ts';
import { takeBlock } from './steps.ts';

type Kept = v.InferOutput<typeof STORED.coupon.schema>;

/** Puts what is kept in place of what is there. */
function take(slice: CouponState, kept: Kept | null): void {
  const settings = changedSettings(slice.settings, kept?.settings ?? {});
  Object.assign(slice, kept, { settings });
  slice.isCoefChangeChosen = kept?.changeCoefAction !== undefined;
  edited(slice);
}

function started(slice: CouponState, { sessionId, local }: EventData<'app.started'>): void {
  slice.sessionId = sessionId;
  take(slice, readAmong(local, STORED.coupon));
  // Placing by one press ends with the page: who comes next may be somebody else.
  endOneClick(slice);
  restorePending(slice, local[STORED.pendingBets.name]);
}

/**
 * One browser has one coupon: what another tab puts in, takes out or places is so here, too. A bet under way
 * stays what it is, and so does what is told of the last one, until there is something to bet on.
 */
function changedElsewhere(slice: CouponState, stored: EventData<'app.storageChanged'>): void {
  pendingElsewhere(slice, stored);
  if (stored.name !== STORED.coupon.name || isFrozen(slice)) return;
  const kept = readText(STORED.coupon, stored.value);
  if (kept === null) return;
  const { placing, bets } = slice;
  const { promoCode = '' } = kept;
  empty(slice);
  if (promoCode !== slice.promoCode) Object.assign(slice, noPromo);
  take(slice, kept);
  if (bets.length + kept.bets.length === 0) slice.placing = placing;
}

type Occasion = Pick<Envelope, 'at' | 'cause'>;

/** A handler of what the player does to the coupon: a bet under way must not be touched. */
function edit<D>(change: (slice: CouponState, data: D, event: Occasion) => void) {
  return (slice: CouponState, data: D, event: Occasion): void => {
    if (isFrozen(slice)) return;
    change(slice, data, event);
    edited(slice);
  };
}

/** What is placed by one press is placed once, until its receipt is put away: a press may be a double one. */
function isPlacedAlready({ settings, placing }: CouponState, marketId: string): boolean {
  if (!settings.isActiveOneClick || placing.status !== 'accepted') return false;
  return placing.bets.some(({ market }) => market.id === marketId);
}

/** A second press on a coefficient takes the selection out again. */
const toggleBet = edit<EventData<'coupon.betAdded'>>((slice, added, { at }) => {
  const { id } = added.market;
  forgetExactCoef(slice);
  if (slice.bets.some((bet) => bet.market.id === id)) {
    takeOut(slice, id);
    return;
  }
  if (slice.settings.isActiveOneClick && slice.userId !== null && slice.edited === null) {
    takeOneClick(slice, added, at);
    return;
  }
  if (slice.bets.length === 0 && slice.edited === null) {
    if (slice.amount === '') slice.amount = initialAmount(slice);
    const { isAutoMax, isVipBet } = slice.settings;
    Object.assign(slice, { isActiveAutoMax: isAutoMax, isActiveVipBet: isVipBet });
  }
  put(slice, betOf(added), added.replaces === true);
  slice.addedAtByBetId[id] = at;
});

/** Where it replaces, it takes the place of another outcome of the same market. */
function put(slice: CouponState, bet: CouponBet, replaces: boolean): void {
  forgetHousePrices(slice);
  const place = slice.bets.findIndex(
    ({ market, game }) =>
      replaces &&
      game.id === bet.game.id &&
      // An early catalogue did not say of what market it was.
      market.group !== '' &&
      market.group === bet.market.group &&
      market.param === bet.market.param,
  );
  const before = slice.bets[place];
  if (before === undefined) {
    slice.bets.push(bet);
    return;
  }
  const { isBanker, blockId, market } = before;
  slice.bets[place] = { ...bet, isBanker, blockId: bet.blockId || blockId };
  delete slice.addedAtByBetId[market.id];
  delete slice.amountByBetId[market.id];
}

/** The amount a fresh coupon starts with, as a player would type it. */
function initialAmount({ startsEmpty, currency: { iso, minorUnits } }: CouponState): string {
  return startsEmpty ? '' : amountText(defaultInitialAmount(iso), minorUnits).replace(/\.0+$/, '');
}

/** Amounts and bounds of another currency mean nothing in this one. */
function countIn(slice: CouponState, iso: string): void {
  if (slice.currency.iso === iso || isFrozen(slice)) return;
  slice.currency = { iso, minorUnits: minorUnitsOf(iso) };
  Object.assign(slice, { ...noBounds, amountByBetId: {}, amountByBlockId: {}, calculation: null });
  forgetStakes(slice);
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
  if (slice.edited?.accountId !== active?.id) endEdit(slice);
  slice.accountId = active?.id ?? null;
  slice.isBonusAccount = active?.type === ACCOUNT_TYPE.bonus;
  if (active) countIn(slice, active.iso);
  recount(slice);
}

/**
 * What a coupon begins with is the site's to say. A configuration that says nothing of it, as of an
 * earlier recording, leaves it as it was then.
 */
function configure(slice: CouponState, values: Readonly<Record<string, unknown>>): void {
  const { config } = decodeSiteConfig(values);
  const { couponCoefChange, couponStartAmount, show_one_click: offersOneClick } = config;
  const { isAvailableCouponBonusBet: offersBonusBet = slice.offersBonusBet } = config;
  if (couponCoefChange !== undefined && !slice.isCoefChangeChosen && !isFrozen(slice)) {
    slice.changeCoefAction = couponCoefChange;
  }
  if (couponStartAmount !== undefined) slice.startsEmpty = !couponStartAmount;
  if (offersOneClick === false) takeSettings(slice, { isActiveOneClick: false });
  if (offersBonusBet === slice.offersBonusBet || isFrozen(slice)) return;
  slice.offersBonusBet = offersBonusBet;
  recount(slice);
}

export const coupon = projection(
  'coupon',
  13,
  initialCoupon,
  {
    on: {
      'app.started': started,
      'app.storageChanged': changedElsewhere,
      'coupon.betAdded'(slice, added, event) {
        if (!isPlacedAlready(slice, added.market.id)) toggleBet(slice, added, event);
      },
      'coupon.betRemoved': removed,
      'coupon.removalUndone': putBack,
      'coupon.filled': edit((slice, filling, { at }) => {
        fill(slice, filling, at);
        if (filling.edited === undefined) slice.amount ||= initialAmount(slice);
      }),
      'coupon.cleared': edit((slice) => empty(slice)),
      'coupon.typeChosen': edit((slice, { typeId, variant }) => {
        const before = slice.variant;
        slice.typeId = typeId;
        slice.variant = variantOf(typeId, variant);
        // Who was shown the price of one was not shown that of another.
        if (slice.variant !== before) slice.seenHousePrice = null;
        if (!slice.isHousePriceDue) showHousePrices(slice, slice);
      }),
      'coupon.systemValueChosen': edit((slice, { systemValue }) => {
        slice.systemValue = systemValue;
      }),
      'coupon.bankerToggled': edit((slice, { marketId, banker }) => {
        const bet = slice.bets.find((one) => one.market.id === marketId);
        if (bet && !(banker && bet.isDisabledBanker)) bet.isBanker = banker;
      }),
      'coupon.amountChanged': edit((slice, { amount }, { cause }) => {
        slice.amount = amount;
        // The site fills in the most that may be staked; a player who types wants something else.
        if (cause === undefined) slice.isActiveAutoMax = false;
      }),
      'coupon.bonusBetChosen': edit((slice, { isTaken }) => {
        slice.manuallyDeletedBonusBet = !isTaken;
      }),
      'coupon.promoCodeEntered': promoEntered,
      'coupon.promoCodeRemoved': edit((slice) => Object.assign(slice, noPromo)),
      'coupon.blockChosen': edit(takeBlock),
      'coupon.blockAmountChanged': edit((slice, { blockId, amount }) => {
        slice.amountByBlockId[blockId] = amount;
      }),
      'coupon.betAmountChanged': edit((slice, { marketId, amount }) => {
        slice.amountByBetId[marketId] = amount;
      }),
      'coupon.settingChanged'(slice, { changeCoefAction }) {
        slice.changeCoefAction = changeCoefAction;
        slice.isCoefChangeChosen = true;
      },
      'coupon.settingsChanged': takeSettings,
      'coupon.stakeModeChosen': takeStakeMode,
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
      promoCode(slice, answer) {
        if (!isFrozen(slice) && promoAnswered(slice, answer)) edited(slice);
      },
      cashOutOffers(slice, answer) {
        if (slice.edited === null || isFrozen(slice)) return;
        followPrice(slice, answer);
        recount(slice);
      },
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

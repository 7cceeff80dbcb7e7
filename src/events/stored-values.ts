import * as v from 'valibot';
import { promoCodeText } from '../domain/coupon/promo-code.ts';
import { mostOf } from '../domain/line/favourites.ts';
import { COEF_VIEW_IDS } from '../domain/odds/coef-view.ts';
import { REFERRAL_COOKIES } from '../domain/registration/referral.ts';
import { COOKIES_TYPES } from '../domain/site/cookie-consent.ts';
import { displayChoices } from '../domain/site/display.ts';
import { finite, money } from '../kernel/numbers.ts';
import {
  type AnyStored,
  type StoredValue,
  storedFlag,
  storedJson,
  storedText,
} from '../kernel/stored-value.ts';
import { pendingSale } from './cash-out.ts';
import { pendingRound } from './casino.ts';
import { changeCoefAction, couponTypeId, couponVariant } from './coupon.ts';
import { couponBet } from './coupon-bet.ts';
import { couponSettings } from './coupon-settings.ts';
import { reminderName } from './reminders.ts';
import { authChange } from './session.ts';
import { pendingBet } from './submitted-coupon.ts';

/** Numbers of what a player keeps at hand. */
const ids = v.pipe(v.array(finite), v.maxLength(100));
const boards = v.pipe(v.array(finite), v.maxLength(mostOf('boards')));
const favourites = v.object({ games: ids, champs: ids, boards });

/** How many decimals a currency has: no currency has more. */
const decimals = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4));

/** A running bet that is edited, see `EditedBet`. */
const editedBet = v.object({
  userId: v.string(),
  couponId: v.string(),
  accountId: v.string(),
  price: v.nullable(money),
  filled: v.string(),
  marketIds: v.array(v.string()),
});

const coupon = v.object({
  typeId: couponTypeId,
  bets: v.array(couponBet),
  amount: v.string(),
  amountByBetId: v.optional(v.record(v.string(), v.string())),
  currency: v.optional(v.object({ iso: v.string(), minorUnits: decimals })),
  systemValue: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2))),
  changeCoefAction: v.optional(changeCoefAction),
  variant: v.optional(couponVariant),
  amountByBlockId: v.optional(v.record(v.string(), v.string())),
  edited: v.optional(editedBet),
  manuallyDeletedBonusBet: v.optional(v.boolean()),
  promoCode: v.optional(promoCodeText),
  settings: v.optional(couponSettings),
});

/** By its IANA name. One that a browser does not know is written as UTC. */
export const timeZoneName = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

const preferences = v.object({
  appTheme: v.optional(v.nullable(v.picklist([0, 1]))),
  coefViewId: v.optional(v.picklist(COEF_VIEW_IDS)),
  user_hide_balance: v.optional(v.boolean()),
  timeZone: v.optional(timeZoneName),
  is12h: v.optional(v.boolean()),
});

const consent = v.object({
  cookiesType: v.picklist(COOKIES_TYPES),
  agreedAt: v.pipe(v.number(), v.integer()),
});

const OVERWRITTEN = 'nothing: the next one takes its place';
const WITH_TAB = 'the end of the tab';

/**
 * What the runtime keeps in the browser. Names and forms are for good: browsers hold them. What does
 * not fit is as if it were not there.
 */
export const STORED = {
  /** The player's choices. */
  preferences: storedJson('local', 'preferences', preferences, {
    erasedBy: OVERWRITTEN,
    isReadAtStart: true,
  }),
  /** How the player wants the site shown, in every tab. */
  display: storedJson('local', 'display', displayChoices, {
    erasedBy: OVERWRITTEN,
    ...{ isReadAtStart: true, isShared: true },
  }),
  /** What is in the coupon, over a reload and in every tab: one browser has one coupon. */
  coupon: storedJson('local', 'coupon', coupon, {
    erasedBy: OVERWRITTEN,
    ...{ isReadAtStart: true, isShared: true },
  }),
  /** When a player is next told how long they have been playing, in whichever tab. */
  realityCheck: storedJson(
    'local',
    'realityCheck',
    v.object({ userId: v.string(), at: v.pipe(finite, v.minValue(0)) }),
    { erasedBy: OVERWRITTEN, isShared: true, isReadAtStart: true },
  ),
  /** Until when somebody is not reminded again, by what of and whom. */
  reminders: storedJson('local', 'reminders', v.record(v.string(), finite), {
    erasedBy: OVERWRITTEN,
    isShared: true,
    isReadAtStart: true,
  }),
  /** Bets under way, of every tab and player: none is placed twice. */
  pendingBets: storedJson('local', 'pendingBets', v.array(pendingBet), {
    erasedBy: 'a definite answer to the last of them',
    isShared: true,
    isReadAtStart: true,
  }),
  /** Rounds of the casino under way, of every tab and player: none is paid for twice. */
  pendingRounds: storedJson('local', 'pendingRounds', v.array(pendingRound), {
    erasedBy: 'a definite answer to the last of them',
    isShared: true,
    isReadAtStart: true,
  }),
  /** Sales of bets under way, of every tab and player: none is sold twice. */
  pendingSales: storedJson('local', 'pendingSales', v.array(pendingSale), {
    erasedBy: 'a definite answer to the last of them',
    isShared: true,
    isReadAtStart: true,
  }),
  /** The favourite games of a guest: they join those of the player who signs in. */
  favouriteGames: storedJson('local', 'favouriteGames', ids, {
    erasedBy: 'a sign-in that takes them over',
    isShared: true,
    isReadAtStart: true,
  }),
  /** Games and championships that this browser keeps at hand, and the games of multi-live. */
  favourites: storedJson('local', 'favourites', favourites, {
    erasedBy: OVERWRITTEN,
    isShared: true,
    isReadAtStart: true,
  }),
  /** The player was signed out for inactivity, and is told after the next load. */
  autoLogOff: storedFlag('local', 'autoLogOff', {
    erasedBy: 'the start that tells of it, or a sign-in',
    isReadAtStart: true,
  }),
  /** Which cookies the player allows. */
  cookiesAgree: storedJson('local', 'cookiesAgree', consent, {
    erasedBy: OVERWRITTEN,
    isShared: true,
    isReadAtStart: true,
  }),
  /** The server does not know yet of somebody signing out. */
  signOutOwed: storedFlag('local', 'signOutOwed', {
    erasedBy: 'the server hearing of it, or a sign-in',
    isShared: true,
    isReadAtStart: true,
  }),
  /** Somebody signed in or out in a tab. */
  authChanged: storedJson('local', 'authChanged', authChange, {
    erasedBy: OVERWRITTEN,
    isShared: true,
  }),
  /** Where a guest wanted to go. */
  returnUrl: storedText('session', 'returnUrl', {
    erasedBy: 'getting there',
    isReadAtStart: true,
  }),
  /** Payments of this tab that have not ended, by number: what became of them is told once. */
  payments: storedJson('session', 'payments', v.array(v.pipe(v.string(), v.regex(/^\d{1,15}$/))), {
    erasedBy: 'the end of the last of them',
    isReadAtStart: true,
  }),
  /** What the player was reminded of, and not again before they sign out. */
  remindersClosed: storedJson('session', 'remindersClosed', v.array(reminderName), {
    erasedBy: OVERWRITTEN,
    isReadAtStart: true,
  }),
  /** The step of a recovery that a reload must not lose; whom it is for is not kept. */
  recovery: storedJson(
    'session',
    'recovery',
    v.object({ step: v.picklist(['code', 'password']), expiresAt: finite }),
    { erasedBy: 'the end of the recovery, or a sign-in', isReadAtStart: true },
  ),
  /** Which addresses this tab was led away from, over the pages it was led to. */
  redirected: storedJson(
    'session',
    'redirected',
    v.array(v.object({ from: v.string(), at: finite })),
    { erasedBy: WITH_TAB, isReadAtStart: true },
  ),
  /** Which notice of maintenance was put away. */
  maintenanceDismissed: storedText('session', 'maintenanceDismissed', {
    erasedBy: WITH_TAB,
    isReadAtStart: true,
  }),
  /** The language of an earlier visit. */
  lng: storedText('cookies', 'lng', { erasedBy: 'its own time', isReadAtStart: true }),
  /** The player's token. Secret: no event has it. */
  token: storedText('cookies', 'user_token', {
    erasedBy: 'its own time, a sign-out, or another player',
  }),
  /** Proves the player to other services. Secret. */
  ggru: storedText('cookies', 'ggru', {
    erasedBy: 'its own time, a sign-out, or another player',
  }),
} as const;

const GRANT = 'grant_';

/** A player's grant for other services, in a cookie of its own. Secret. */
export function storedGrant(userId: string): StoredValue<string> {
  return storedText('cookies', `${GRANT}${userId}`, {
    erasedBy: 'its own time, a sign-out, or another player',
  });
}

/** Whether a cookie of this name is somebody's grant. */
export const isGrant = (name: string): boolean => name.startsWith(GRANT);

/** Who sent a visitor; each cookie lives as long as `domain/registration/referral.ts` says. */
export const storedReferral = (name: (typeof REFERRAL_COOKIES)[number]): StoredValue<string> =>
  storedText('cookies', name, { erasedBy: 'its own time' });

/** All of it, but for the grants, of which there is one a player. */
export const storedValues: readonly AnyStored[] = [
  ...Object.values(STORED),
  ...REFERRAL_COOKIES.map(storedReferral),
];

const namesOf = (has: (value: AnyStored) => boolean | undefined, area?: AnyStored['area']) =>
  storedValues
    .filter((value) => has(value) && (area === undefined || value.area === area))
    .map(({ name }) => name);

/** Names of the values in an area that a session begins with. */
export const readAtStart = (area: AnyStored['area']): readonly string[] =>
  namesOf(({ isReadAtStart }) => isReadAtStart, area);

/** Names of the values by which tabs tell each other. */
export const sharedNames: ReadonlySet<string> = new Set(namesOf(({ isShared }) => isShared));

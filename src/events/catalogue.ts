import type * as v from 'valibot';
import { isKeyOf } from '../kernel/is-key-of.ts';
import { accountsEvents, bonusesEvents, mailingEvents } from './accounts.ts';
import { activationEvents } from './activation.ts';
import { analyticsEvents } from './analytics.ts';
import { appEvents } from './app.ts';
import { authEvents } from './auth.ts';
import { betEvents } from './bets.ts';
import { busEvents } from './bus.ts';
import { captchaEvents, termsEvents } from './captcha.ts';
import { cashOutEvents } from './cash-out.ts';
import { cashbackEvents } from './cashback.ts';
import { casinoEvents } from './casino.ts';
import { consentEvents } from './consent.ts';
import { couponEvents } from './coupon.ts';
import { favouritesEvents } from './favourites.ts';
import { friendsEvents } from './friends.ts';
import { httpEvents } from './http.ts';
import { installEvents } from './install.ts';
import { letterEvents } from './letter.ts';
import { limitsEvents } from './limits.ts';
import { feedEvents, lineEvents } from './line.ts';
import { logEvents } from './log.ts';
import { maintenanceEvents } from './maintenance.ts';
import { modalEvents } from './modal.ts';
import { notificationEvents } from './notification.ts';
import { pageEvents } from './page.ts';
import { paymentsEvents } from './payments.ts';
import { phonesEvents } from './phones.ts';
import { pointsEvents } from './points.ts';
import { preferencesEvents } from './preferences.ts';
import { protectionEvents } from './protection.ts';
import { pushEvents } from './push.ts';
import { recoveryEvents } from './recovery.ts';
import { referralEvents } from './referral.ts';
import { registrationEvents } from './registration.ts';
import { remindersEvents } from './reminders.ts';
import { remoteEvents } from './remote.ts';
import { requestsEvents } from './requests.ts';
import { routeEvents } from './route.ts';
import { sessionEvents } from './session.ts';
import { timerEvents } from './timer.ts';
import { tournamentEvents } from './tournaments.ts';
import { verificationEvents } from './verification.ts';

/**
 * Every event there is. Once a version has landed it is only added to: any other change of a shape
 * raises it, and a test that keeps the landed shapes says so.
 */
export const CATALOGUE_VERSION = '22';

export const catalogue = {
  ...accountsEvents,
  ...activationEvents,
  ...analyticsEvents,
  ...appEvents,
  ...authEvents,
  ...betEvents,
  ...bonusesEvents,
  ...busEvents,
  ...captchaEvents,
  ...cashOutEvents,
  ...cashbackEvents,
  ...casinoEvents,
  ...consentEvents,
  ...couponEvents,
  ...feedEvents,
  ...friendsEvents,
  ...httpEvents,
  ...installEvents,
  ...letterEvents,
  ...limitsEvents,
  ...lineEvents,
  ...favouritesEvents,
  ...logEvents,
  ...mailingEvents,
  ...maintenanceEvents,
  ...modalEvents,
  ...notificationEvents,
  ...pageEvents,
  ...paymentsEvents,
  ...verificationEvents,
  ...phonesEvents,
  ...pointsEvents,
  ...preferencesEvents,
  ...pushEvents,
  ...recoveryEvents,
  ...referralEvents,
  ...protectionEvents,
  ...registrationEvents,
  ...remindersEvents,
  ...remoteEvents,
  ...requestsEvents,
  ...routeEvents,
  ...sessionEvents,
  ...termsEvents,
  ...timerEvents,
  ...tournamentEvents,
} as const;

export type EventType = keyof typeof catalogue;

/** What may come from outside. */
export type InputType = {
  [T in EventType]: (typeof catalogue)[T]['kind'] extends 'input' ? T : never;
}[EventType];

/** The data of an event type. */
export type EventData<T extends EventType> = v.InferOutput<(typeof catalogue)[T]['data']>;

/**
 * An event as it stands in the log. `seq` counts from 0 without gaps within a session, `at` is
 * epoch milliseconds of the runtime's clock, `cause` the seq of the event that led to it; an event
 * without a cause came from outside.
 */
export interface Envelope<T extends EventType = EventType> {
  readonly seq: number;
  readonly at: number;
  readonly type: T;
  readonly data: EventData<T>;
  readonly cause?: number;
}

/** Any event, told apart by its type. */
export type AnyEvent = { [T in EventType]: Envelope<T> }[EventType];

export function isInputType(name: string): name is InputType {
  return isEventType(name) && catalogue[name].kind === 'input';
}

export function isEventType(name: string): name is EventType {
  return isKeyOf(name, catalogue);
}

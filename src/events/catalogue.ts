import type * as v from 'valibot';
import { accountsEvents, mailingEvents } from './accounts.ts';
import { activationEvents } from './activation.ts';
import { analyticsEvents } from './analytics.ts';
import { appEvents } from './app.ts';
import { authEvents } from './auth.ts';
import { busEvents } from './bus.ts';
import { captchaEvents, termsEvents } from './captcha.ts';
import { consentEvents } from './consent.ts';
import { betEvents, couponEvents } from './coupon.ts';
import { httpEvents } from './http.ts';
import { letterEvents } from './letter.ts';
import { feedEvents, lineEvents } from './line.ts';
import { maintenanceEvents } from './maintenance.ts';
import { phonesEvents } from './phones.ts';
import { protectionEvents } from './protection.ts';
import { recoveryEvents } from './recovery.ts';
import { referralEvents } from './referral.ts';
import { registrationEvents } from './registration.ts';
import { routeEvents } from './route.ts';
import { sessionEvents } from './session.ts';
import {
  logEvents,
  modalEvents,
  notificationEvents,
  pageEvents,
  preferencesEvents,
  remoteEvents,
  timerEvents,
} from './site.ts';

/**
 * Every event there is. Once a version has landed it is only added to: any other change of a shape
 * raises it, and a test that keeps the landed shapes says so.
 */
export const CATALOGUE_VERSION = '3';

export const catalogue = {
  ...accountsEvents,
  ...activationEvents,
  ...analyticsEvents,
  ...appEvents,
  ...authEvents,
  ...betEvents,
  ...busEvents,
  ...captchaEvents,
  ...consentEvents,
  ...couponEvents,
  ...feedEvents,
  ...httpEvents,
  ...letterEvents,
  ...lineEvents,
  ...logEvents,
  ...mailingEvents,
  ...maintenanceEvents,
  ...modalEvents,
  ...notificationEvents,
  ...pageEvents,
  ...phonesEvents,
  ...preferencesEvents,
  ...recoveryEvents,
  ...referralEvents,
  ...protectionEvents,
  ...registrationEvents,
  ...remoteEvents,
  ...routeEvents,
  ...sessionEvents,
  ...termsEvents,
  ...timerEvents,
} as const;

export type EventType = keyof typeof catalogue;

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

export function isEventType(name: string): name is EventType {
  return Object.hasOwn(catalogue, name);
}

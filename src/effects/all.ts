import { accounts } from './accounts.ts';
import { activation } from './activation.ts';
import { analytics } from './analytics.ts';
import { balance } from './balance.ts';
import { boot } from './boot.ts';
import { captcha } from './captcha.ts';
import { config } from './config.ts';
import { consent } from './consent.ts';
import { coupon } from './coupon.ts';
import { currencies } from './currencies.ts';
import type { Effect } from './define.ts';
import { fingerprint } from './fingerprint.ts';
import { gate } from './gate.ts';
import { history } from './history.ts';
import { http } from './http.ts';
import { letter } from './letter.ts';
import { line } from './line.ts';
import { mailing } from './mailing.ts';
import { maintenance } from './maintenance.ts';
import { notices } from './notices.ts';
import { oneTap } from './one-tap.ts';
import { phones } from './phones.ts';
import { preferences } from './preferences.ts';
import { protection } from './protection.ts';
import { recovery } from './recovery.ts';
import { recoveryCodes } from './recovery-codes.ts';
import { referral } from './referral.ts';
import { registration } from './registration.ts';
import { route } from './route.ts';
import { secureData } from './secure-data.ts';
import { session } from './session.ts';
import { signIn } from './sign-in.ts';
import { signInReturn } from './sign-in-return.ts';
import { signIns } from './sign-ins.ts';
import { social } from './social.ts';
import { terms } from './terms.ts';
import { timers } from './timers.ts';
import { token } from './token.ts';
import { user } from './user.ts';
import { version } from './version.ts';

/**
 * Every effect of the site. `token` is first: a fresh token is kept before `http` tells the calls
 * that wait for it. `http` hears of a request before those who wait for its answer. `session` is before `boot`: who is signed in must be known when the site says it is ready.
 */
export const effects: readonly Effect[] = [
  token,
  http,
  timers,
  captcha,
  session,
  signIn,
  social,
  oneTap,
  signInReturn,
  user,
  balance,
  terms,
  secureData,
  config,
  boot,
  gate,
  maintenance,
  route,
  line,
  coupon,
  history,
  phones,
  accounts,
  currencies,
  mailing,
  signIns,
  recovery,
  letter,
  activation,
  registration,
  preferences,
  protection,
  recoveryCodes,
  consent,
  notices,
  version,
  fingerprint,
  analytics,
  referral,
];

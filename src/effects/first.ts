import { balance } from './accounts/balance.ts';
import { signIn } from './auth/sign-in.ts';
import { signInReturn } from './auth/sign-in-return.ts';
import { betOutcomes } from './bets/outcomes.ts';
import { captcha } from './captcha/captcha.ts';
import { coupon } from './coupon/coupon.ts';
import type { Effect } from './define.ts';
import { http } from './http.ts';
import { limitEnds } from './limits/ends.ts';
import { limits } from './limits/limits.ts';
import { limitOutcomes } from './limits/outcomes.ts';
import { realityCheck } from './limits/reality-check.ts';
import { sessionLimit } from './limits/session-limit.ts';
import { line } from './line/line.ts';
import { paymentOutcomes } from './payments/outcomes.ts';
import { registrationForm } from './registration/form.ts';
import { referral } from './registration/referral.ts';
import { loading } from './resources/resources.ts';
import { route } from './route/route.ts';
import { secureData } from './session/secure-data.ts';
import { session } from './session/session.ts';
import { token } from './session/token.ts';
import { analytics } from './site/analytics.ts';
import { gate } from './site/block.ts';
import { boot } from './site/boot.ts';
import { config } from './site/config.ts';
import { consent } from './site/consent.ts';
import { fingerprint } from './site/fingerprint.ts';
import { maintenance } from './site/maintenance.ts';
import { notices } from './site/notifications.ts';
import { preferences } from './site/preferences.ts';
import { version } from './site/version.ts';
import { timers } from './timers.ts';
import { terms } from './user/terms.ts';
import { user } from './user/user.ts';
import { verificationOutcomes } from './verification/outcomes.ts';

/**
 * Effects that a session begins with: what every page needs, and whatever may hold an event back, has to
 * hear it before others do, or tells what comes of what is loaded. Where the order matters they say so.
 */
export const firstEffects: readonly Effect[] = [
  token,
  http,
  timers,
  captcha,
  session,
  signIn,
  signInReturn,
  loading,
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
  betOutcomes,
  limits,
  limitOutcomes,
  limitEnds,
  sessionLimit,
  realityCheck,
  registrationForm,
  preferences,
  paymentOutcomes,
  verificationOutcomes,
  consent,
  notices,
  version,
  fingerprint,
  analytics,
  referral,
];

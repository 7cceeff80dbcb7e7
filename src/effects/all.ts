import { boot } from './boot.ts';
import { captcha } from './captcha.ts';
import { coupon } from './coupon.ts';
import type { Effect } from './define.ts';
import { gate } from './gate.ts';
import { history } from './history.ts';
import { http } from './http.ts';
import { line } from './line.ts';
import { notices } from './notices.ts';
import { preferences } from './preferences.ts';
import { route } from './route.ts';
import { session } from './session.ts';
import { timers } from './timers.ts';
import { user } from './user.ts';
import { version } from './version.ts';

/**
 * Every effect of the site. `http` is first: it hears of a request before those who wait for it.
 * `session` is before `boot`: who is signed in must be known when the site says it is ready.
 */
export const effects: readonly Effect[] = [
  http,
  timers,
  captcha,
  session,
  user,
  boot,
  gate,
  route,
  line,
  coupon,
  history,
  preferences,
  notices,
  version,
];

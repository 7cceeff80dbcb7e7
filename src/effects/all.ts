import { boot } from './boot.ts';
import { coupon } from './coupon.ts';
import type { Effect } from './define.ts';
import { history } from './history.ts';
import { http } from './http.ts';
import { line } from './line.ts';
import { notices } from './notices.ts';
import { preferences } from './preferences.ts';
import { route } from './route.ts';
import { session } from './session.ts';
import { timers } from './timers.ts';
import { user } from './user.ts';

/** Every effect of the site. `http` is first: it hears of a request before those who wait for it. */
export const effects: readonly Effect[] = [
  http,
  timers,
  boot,
  session,
  user,
  route,
  line,
  coupon,
  history,
  preferences,
  notices,
];

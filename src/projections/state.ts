import { accounts } from './accounts.ts';
import { activation } from './activation.ts';
import { analytics } from './analytics.ts';
import { auth } from './auth.ts';
import { bets } from './bets.ts';
import { block } from './block.ts';
import { captcha } from './captcha.ts';
import { config } from './config.ts';
import { consent } from './consent.ts';
import { coupon } from './coupon.ts';
import { currencies } from './currencies.ts';
import type { Projection } from './define.ts';
import { type AnyProjection, createFold } from './fold.ts';
import { letter } from './letter.ts';
import { limits } from './limits.ts';
import { line } from './line.ts';
import { mailing } from './mailing.ts';
import { modal } from './modal.ts';
import { notifications } from './notifications.ts';
import { page } from './page.ts';
import { phones } from './phones.ts';
import { preferences } from './preferences.ts';
import { protection } from './protection.ts';
import { recovery } from './recovery.ts';
import { registration } from './registration.ts';
import { remoteViews } from './remote-views.ts';
import { route } from './route.ts';
import { session } from './session.ts';
import { signIns } from './sign-ins.ts';
import { terms } from './terms.ts';
import { user } from './user.ts';

/** Every read model, in the order of the state's slices. */
export const projections = [
  session,
  auth,
  route,
  config,
  block,
  terms,
  user,
  accounts,
  currencies,
  mailing,
  limits,
  preferences,
  consent,
  captcha,
  phones,
  recovery,
  letter,
  activation,
  protection,
  signIns,
  registration,
  line,
  coupon,
  bets,
  modal,
  notifications,
  page,
  remoteViews,
  analytics,
] as const;

type StateOf<P> = P extends Projection<infer Name, infer S> ? { readonly [N in Name]: S } : never;
type Merged<U> = (U extends unknown ? (part: U) => void : never) extends (whole: infer I) => void
  ? I
  : never;

/** Everything the site shows: one key a read model. */
export type State = {
  readonly [K in keyof Merged<StateOf<(typeof projections)[number]>>]: Merged<
    StateOf<(typeof projections)[number]>
  >[K];
};

export type SliceName = keyof State;

/** The fold of the whole site. */
export const siteFold = createFold<State>(projections as unknown as readonly AnyProjection[]);

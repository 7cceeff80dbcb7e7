import { accounts } from './accounts/accounts.ts';
import { bonuses } from './accounts/bonuses.ts';
import { campaigns } from './accounts/campaigns.ts';
import { cashback } from './accounts/cashback.ts';
import { currencies } from './accounts/currencies.ts';
import { friends } from './accounts/friends.ts';
import { points } from './accounts/points.ts';
import { activation } from './activation/activation.ts';
import { auth } from './auth/auth.ts';
import { bets } from './bets/bets.ts';
import { cashOut } from './bets/cash-out.ts';
import { cashOutRule } from './bets/cash-out-rule.ts';
import { printedBet } from './bets/printed-bet.ts';
import { slipBets } from './bets/slip-bets.ts';
import { captcha } from './captcha/captcha.ts';
import { casinoCompany } from './casino/company.ts';
import { casinoDraw } from './casino/draw.ts';
import { casinoDraws } from './casino/draws.ts';
import { casinoFavourites } from './casino/favourites.ts';
import { casinoFrame } from './casino/frame.ts';
import { casinoGames } from './casino/games.ts';
import { casinoOutsideRounds } from './casino/outside-rounds.ts';
import { casinoPlayed } from './casino/played.ts';
import { casinoPreviews } from './casino/previews.ts';
import { casinoRounds } from './casino/rounds.ts';
import { casinoSeeds } from './casino/seeds.ts';
import { casinoTable } from './casino/table.ts';
import { tournaments } from './casino/tournaments.ts';
import { couponCodes } from './coupon/codes.ts';
import { coupon } from './coupon/coupon.ts';
import type { Projection } from './define.ts';
import { type AnyProjection, createFold } from './fold.ts';
import { limits } from './limits/limits.ts';
import { realityCheck } from './limits/reality-check.ts';
import { summary } from './limits/summary.ts';
import { favourites } from './line/favourites.ts';
import { line } from './line/line.ts';
import { results } from './line/results.ts';
import { statistics } from './line/statistics.ts';
import { cashOrder } from './payments/cash-order.ts';
import { exchange } from './payments/exchange.ts';
import { guestMessage } from './payments/guest-message.ts';
import { paymentOffer } from './payments/offer.ts';
import { payments } from './payments/payments.ts';
import { requests } from './payments/requests.ts';
import { protection } from './protection/protection.ts';
import { signIns } from './protection/sign-ins.ts';
import { letter } from './recovery/letter.ts';
import { recovery } from './recovery/recovery.ts';
import { phones } from './registration/phones.ts';
import { registration } from './registration/registration.ts';
import { session } from './session/session.ts';
import { analytics } from './site/analytics.ts';
import { block } from './site/block.ts';
import { config } from './site/config.ts';
import { consent } from './site/consent.ts';
import { display } from './site/display.ts';
import { install } from './site/install.ts';
import { modal } from './site/modal.ts';
import { notifications } from './site/notifications.ts';
import { page } from './site/page.ts';
import { preferences } from './site/preferences.ts';
import { push } from './site/push.ts';
import { reminders } from './site/reminders.ts';
import { remoteViews } from './site/remote-views.ts';
import { route } from './site/route.ts';
import { seo } from './site/seo.ts';
import { siteStatus } from './site/status.ts';
import { mailing } from './user/mailing.ts';
import { terms } from './user/terms.ts';
import { user } from './user/user.ts';
import { verification } from './verification/verification.ts';

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
  bonuses,
  campaigns,
  cashback,
  friends,
  points,
  currencies,
  mailing,
  limits,
  realityCheck,
  summary,
  preferences,
  display,
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
  favourites,
  results,
  statistics,
  coupon,
  couponCodes,
  bets,
  casinoGames,
  casinoFavourites,
  casinoTable,
  casinoFrame,
  casinoSeeds,
  casinoRounds,
  casinoOutsideRounds,
  casinoPlayed,
  casinoPreviews,
  casinoDraws,
  casinoCompany,
  casinoDraw,
  tournaments,
  printedBet,
  slipBets,
  cashOut,
  cashOutRule,
  payments,
  paymentOffer,
  cashOrder,
  exchange,
  requests,
  guestMessage,
  push,
  install,
  verification,
  modal,
  reminders,
  notifications,
  page,
  remoteViews,
  siteStatus,
  seo,
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

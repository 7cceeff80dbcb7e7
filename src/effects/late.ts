import { accounts } from './accounts/accounts.ts';
import { bonuses } from './accounts/bonuses.ts';
import { cashback } from './accounts/cashback.ts';
import { friends } from './accounts/friends.ts';
import { points } from './accounts/points.ts';
import { activation } from './activation/activation.ts';
import { oneTap } from './auth/one-tap.ts';
import { social } from './auth/social.ts';
import { history } from './bets/bets.ts';
import { cashOutOffers } from './bets/cash-out-offers.ts';
import { cashOutRules } from './bets/cash-out-rules.ts';
import { cashingOut } from './bets/cashing-out.ts';
import { casinoFavouriteGames } from './casino/favourites.ts';
import { casinoFraming } from './casino/framing.ts';
import { casinoOutcomes } from './casino/outcomes.ts';
import { casinoPlaying } from './casino/playing.ts';
import { casinoSeedsAndRounds } from './casino/seeds.ts';
import { casinoTournaments } from './casino/tournaments.ts';
import { casinoVisiting } from './casino/visiting.ts';
import { couponCodes } from './coupon/codes.ts';
import type { Effect } from './define.ts';
import { limitApproval } from './limits/approval.ts';
import { limitReview } from './limits/review.ts';
import { lineFavourites } from './line/favourites.ts';
import { furtherGames } from './line/further.ts';
import { cash } from './payments/cash.ts';
import { exchanging } from './payments/exchange.ts';
import { outOfService } from './payments/out-of-service.ts';
import { payments } from './payments/payments.ts';
import { requestOutcomes } from './payments/request-outcomes.ts';
import { requesting } from './payments/requests.ts';
import { protection } from './protection/protection.ts';
import { recoveryCodes } from './protection/recovery-codes.ts';
import { signIns } from './protection/sign-ins.ts';
import { letter } from './recovery/letter.ts';
import { recovery } from './recovery/recovery.ts';
import { registration } from './registration/registration.ts';
import { reminders } from './reminders/reminders.ts';
import { lateResources } from './resources/late-table.ts';
import { loadingOf } from './resources/resources.ts';
import { push } from './site/push.ts';
import { mailing } from './user/mailing.ts';
import { verification } from './verification/verification.ts';

/**
 * Effects that join once the page has begun: what they do is asked for by forms that come later. What
 * happened before they hear only as far as `joining.ts` says.
 */
export const lateEffects: readonly Effect[] = [
  social,
  oneTap,
  accounts,
  bonuses,
  cashback,
  friends,
  points,
  mailing,
  signIns,
  limitApproval,
  limitReview,
  reminders,
  recovery,
  letter,
  activation,
  registration,
  payments,
  outOfService,
  cash,
  exchanging,
  requesting,
  requestOutcomes,
  verification,
  protection,
  recoveryCodes,
  push,
  casinoTournaments,
  casinoVisiting,
  casinoPlaying,
  casinoOutcomes,
  casinoFraming,
  casinoSeedsAndRounds,
  couponCodes,
  history,
  cashOutOffers,
  cashingOut,
  cashOutRules,
  casinoFavouriteGames,
  lineFavourites,
  furtherGames,
  loadingOf('late resources', lateResources),
];

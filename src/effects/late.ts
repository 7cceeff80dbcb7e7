import { activation } from './activation/activation.ts';
import { casinoFavouriteGames } from './casino/favourites.ts';
import { casinoOutcomes } from './casino/outcomes.ts';
import { casinoPlaying } from './casino/playing.ts';
import { casinoSeedsAndRounds } from './casino/seeds.ts';
import { casinoVisiting } from './casino/visiting.ts';
import { couponCodes } from './coupon/codes.ts';
import type { Effect } from './define.ts';
import { cash } from './payments/cash.ts';
import { exchanging } from './payments/exchange.ts';
import { outOfService } from './payments/out-of-service.ts';
import { paymentOutcomes } from './payments/outcomes.ts';
import { payments } from './payments/payments.ts';
import { requesting } from './payments/requests.ts';
import { protection } from './protection/protection.ts';
import { signIns } from './protection/sign-ins.ts';
import { letter } from './recovery/letter.ts';
import { recovery } from './recovery/recovery.ts';
import { registration } from './registration/registration.ts';
import { mailing } from './user/mailing.ts';
import { verification } from './verification/verification.ts';

/** Effects that join once the page has begun: what they do is asked for by forms that come later. */
export const lateEffects: readonly Effect[] = [
  mailing,
  signIns,
  recovery,
  letter,
  activation,
  registration,
  payments,
  paymentOutcomes,
  outOfService,
  cash,
  exchanging,
  requesting,
  verification,
  protection,
  casinoVisiting,
  casinoPlaying,
  casinoOutcomes,
  casinoSeedsAndRounds,
  casinoFavouriteGames,
  couponCodes,
];

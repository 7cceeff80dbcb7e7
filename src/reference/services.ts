import { type Jurisdiction, jurisdictionOf } from '../domain/limits/jurisdiction.ts';
import { configured, type SiteConfigByName } from '../domain/site/config.ts';
import { createActivation } from './activation/activation.ts';
import { createFirstDeposit } from './bonus/first-deposit.ts';
import { createSignInBonus } from './bonus/sign-in-bonus.ts';
import { createCampaigns } from './campaigns/campaigns.ts';
import { createCaptchas } from './captcha/captchas.ts';
import { createCashback } from './cashback/cashback.ts';
import { createCasino } from './casino/casino.ts';
import type { SharedDraws } from './casino/draws/shared-draws.ts';
import { createTournaments, type Tournaments } from './casino/tournaments/tournaments.ts';
import type { Climate } from './conditions.ts';
import type { Feed } from './feed/feed.ts';
import { createFriends } from './friends/friends.ts';
import { createDemands } from './gate/demands.ts';
import { createGuard } from './guard/guard.ts';
import { createReading } from './http/reading.ts';
import { type Activity, createActivity } from './limits/activity.ts';
import { createLimitChanges } from './limits/changing.ts';
import { createWithholding } from './limits/withheld.ts';
import type { Board } from './line/offer/board.ts';
import { createPayments } from './payments/payments.ts';
import type { Identity } from './ports.ts';
import type { Courier } from './post/courier.ts';
import { createPost } from './post/post.ts';
import { createPointStore } from './promo/point-store.ts';
import { createPromoCodes } from './promo/promo-codes.ts';
import { createPush, type PushTransport } from './push/push.ts';
import { sendPush } from './push/transport.ts';
import { createRecovery } from './recovery/recovery.ts';
import { createMadeForms } from './registration/made-forms.ts';
import { createRegistration } from './registration/registration.ts';
import { createAppeals } from './requests/appeals.ts';
import { createGuestMessages } from './requests/guest-messages.ts';
import { createRequests } from './requests/requests.ts';
import { createSignIn } from './session/sign-in.ts';
import { createTokens } from './session/token.ts';
import { createProvider } from './social/provider.ts';
import { createSocial } from './social/social.ts';
import type { Stores } from './stores.ts';
import { banLevelOf } from './user/ban-level.ts';
import { createDeliveryAddresses } from './user/delivery-address.ts';
import { knownAge } from './user/known-age.ts';
import { createLogins } from './user/logins.ts';
import { createPasswords } from './user/passwords.ts';
import { createTerms } from './user/terms.ts';
import { createVerification } from './verification/verification.ts';

export interface ServiceOptions {
  readonly identity: Identity;
  readonly config: Partial<SiteConfigByName>;
  readonly climate: Climate;
  readonly courier: Courier;
  readonly feed: Feed;
  readonly board: Board;
  readonly draws: SharedDraws;
  /** Of trials: what rounds are drawn from in place of chance. */
  readonly drawSecret?: Uint8Array | undefined;
  /** In place of the one over the network. */
  readonly pushTransport?: PushTransport | undefined;
  /** Told what could not be done. */
  readonly warn: (text: string, error?: unknown) => void;
}

/** What keeps players from playing more than they meant to, besides the limits themselves. */
const protecting = (climate: Climate, stores: Stores, jurisdiction: Jurisdiction) => ({
  activity: createActivity(climate, jurisdiction),
  limitChanges: createLimitChanges({ ...stores, jurisdiction }),
});

/** The house's games. */
const offeringGames = (
  options: ServiceOptions,
  stores: Stores,
  base: { activity: Activity; jurisdiction: Jurisdiction; tournaments: Tournaments },
) =>
  createCasino({
    ...{ stores, jurisdiction: base.jurisdiction, tournaments: base.tournaments },
    ...{ climate: options.climate, identity: options.identity },
    ...{
      board: options.board,
      draws: options.draws,
      drawSecret: options.drawSecret,
      warn: options.warn,
    },
    profile: configured(options.config, 'jurisdiction'),
    isBanned: (userId) => banLevelOf(options, userId) > 0,
    isActiveElsewhere: (userId) => base.activity.isElsewhere(userId),
  });

/** What is given to be wagered, besides the welcome, and all that is on offer. */
function givingBonuses(options: ServiceOptions, stores: Stores, jurisdiction: Jurisdiction) {
  const { climate, config } = options;
  const isBanned = (userId: string) => banLevelOf(options, userId) > 0;
  const withheld = createWithholding({
    limits: stores.limits,
    isBanned,
    ageOf: (userId, now) => knownAge(stores.personalData, userId, now),
    minimumAge: configured(config, 'registrationAge'),
  });
  const given = {
    firstDeposit: createFirstDeposit(stores),
    signInBonus: createSignInBonus({
      ...stores,
      climate,
      withheld,
      banLevelOf: (userId) => banLevelOf(options, userId),
    }),
    cashback: createCashback({ ...stores, jurisdiction, isBanned, withheld }),
  };
  const promoCodes = createPromoCodes({ ...stores, withheld });
  const pointStore = createPointStore({ ...stores, jurisdiction, isBanned, withheld });
  const campaigns = createCampaigns({ ...stores, ...given, climate, withheld, promoCodes });
  return { ...given, isBanned, withheld, campaigns, promoCodes, pointStore };
}

/** What staff look at. */
function reviewed(options: ServiceOptions, stores: Stores) {
  const read = createReading();
  return {
    verification: createVerification({ ...stores, ...options, read }),
    requests: createRequests({
      ...{ ...stores, ...options, read },
      appeals: createAppeals({ ...stores, ...options }),
    }),
  };
}

/** By what players are known and reached. */
function knowingPlayers({ identity, config }: ServiceOptions, stores: Stores) {
  const { contacts, players, personalData, signer } = stores;
  const site = configured(config, 'companyName');
  return {
    tokens: createTokens(signer, identity),
    logins: createLogins(identity, contacts),
    reach: createDeliveryAddresses(contacts, players),
    passwords: createPasswords({ contacts, personalData, site }),
  };
}

/** What works on the stores: signing in, registering, captchas and the rest about people. */
export function createServices(options: ServiceOptions, stores: Stores) {
  const { config, climate, courier } = options;
  const { players } = stores;
  const guard = createGuard(stores);
  const site = configured(config, 'companyName');
  const jurisdiction = jurisdictionOf(configured(config, 'jurisdiction'));
  const base = {
    ...stores,
    ...options,
    guard,
    jurisdiction,
    ...givingBonuses(options, stores, jurisdiction),
    ...protecting(climate, stores, jurisdiction),
    post: createPost({ courier, climate, guard, site }),
    terms: createTerms(climate, config, players),
    madeForms: createMadeForms(stores.flows, stores.keys),
    ...knowingPlayers(options, stores),
    provider: createProvider(stores),
    push: createPush({ ...stores, climate, site, transport: options.pushTransport ?? sendPush }),
    ...reviewed(options, stores),
  };
  const acting = {
    ...base,
    captchas: createCaptchas(base),
    social: createSocial(base),
    signIn: createSignIn(base),
    activation: createActivation(base),
    guestMessages: createGuestMessages(base),
    friends: createFriends(base),
    tournaments: createTournaments(base),
  };
  return {
    ...acting,
    casino: offeringGames(options, stores, acting),
    payments: createPayments({ ...base, banLevelOf: (userId) => banLevelOf(options, userId) }),
    recovery: createRecovery(acting),
    registration: createRegistration(acting),
    demands: createDemands(base),
  };
}

export type Services = ReturnType<typeof createServices>;

import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { SiteNow } from '../domain/site/condition.ts';
import { configured, type SiteConfigByName } from '../domain/site/config.ts';
import type { Caller } from '../server-kernel/caller.ts';
import { type Beats, createBeats } from './beats.ts';
import type { Challenges } from './captcha/challenges.ts';
import type { Casino } from './casino/casino.ts';
import { withCompany } from './casino/draws/company.ts';
import { createSharedDraws, type SharedDraws } from './casino/draws/shared-draws.ts';
import { type Climate, createClimate } from './conditions.ts';
import { contentsOf } from './contents.ts';
import { createEvidence, type Evidence } from './coupon/placing/evidence.ts';
import { type Database, openDatabase } from './data/database.ts';
import { createFacts } from './data/facts.ts';
import { createFeed, type Feed } from './feed/feed.ts';
import { createGate, type Gate } from './gate/gate.ts';
import { accountHandlers } from './handlers/accounts.ts';
import { campaignHandlers } from './handlers/campaigns.ts';
import { captchaHandlers } from './handlers/captcha.ts';
import { cashbackHandlers } from './handlers/cashback.ts';
import { configHandlers } from './handlers/config.ts';
import { contentHandlers } from './handlers/content.ts';
import { exchangeHandlers } from './handlers/exchange.ts';
import { friendsHandlers } from './handlers/friends.ts';
import { guestMessageHandlers } from './handlers/guest-messages.ts';
import { limitsHandlers } from './handlers/limits.ts';
import { paymentRequestHandlers } from './handlers/payment-requests.ts';
import { paymentsHandlers } from './handlers/payments.ts';
import { playHandlers } from './handlers/play.ts';
import { pointsHandlers } from './handlers/points.ts';
import { protectionHandlers } from './handlers/protection.ts';
import { pushHandlers } from './handlers/push.ts';
import { registrationHandlers } from './handlers/registration.ts';
import { sessionHandlers } from './handlers/session.ts';
import { signInHandlers } from './handlers/sign-in.ts';
import { signInsHandlers } from './handlers/sign-ins.ts';
import { smsHandlers } from './handlers/sms.ts';
import { socialHandlers } from './handlers/social.ts';
import { feedHandlers } from './handlers/sports.ts';
import { statusHandlers } from './handlers/status.ts';
import { tournamentHandlers } from './handlers/tournaments.ts';
import { userHandlers } from './handlers/user.ts';
import { verificationHandlers } from './handlers/verification.ts';
import type { Handlers, StreamHandlers } from './http/handler.ts';
import type { Board } from './line/offer/board.ts';
import { boardOf } from './line-board.ts';
import type { Bonuses } from './money/bonuses.ts';
import type { Audit } from './money/ledger.ts';
import type { PaymentStore } from './payments/payment-store.ts';
import type { Payments } from './payments/payments.ts';
import type { Sandbox } from './payments/sandbox/sandbox.ts';
import type { Identity, Recordings } from './ports.ts';
import { type Courier, nowhere } from './post/courier.ts';
import type { Push, PushTransport } from './push/push.ts';
import { referenceConfig } from './reference-config.ts';
import type { GuestMessageStore } from './requests/guest-message-store.ts';
import type { GuestMessages } from './requests/guest-messages.ts';
import type { RequestStore } from './requests/request-store.ts';
import type { Requests } from './requests/requests.ts';
import type { Keys } from './secrets/keys.ts';
import { seoPages } from './seo/seo-pages.ts';
import { createServiceStatus, type ServiceStatus } from './service-status.ts';
import { createServices, type Services } from './services.ts';
import { settlingOf } from './settling.ts';
import { keptSiteClock, type SiteClock } from './site-clock.ts';
import { siteNowOf } from './site-now.ts';
import type { Provider } from './social/provider.ts';
import { createStores, type Stores } from './stores.ts';
import type { PersonalDataStore } from './user/personal-data.ts';
import type { Players } from './user/players.ts';
import type { DocumentStore } from './verification/document-store.ts';
import type { Verification } from './verification/verification.ts';

export interface BackEndOptions {
  readonly identity: Identity;
  /** The browser that a request came from; without it none is known again before it has a visit. */
  readonly browserOf?: ((caller: Caller) => string | null) | undefined;
  /** Folder for the database and the key of tokens. */
  readonly dataDir: string;
  /** A file or folder in football.json format; the built-in schedule without it. */
  readonly fixtures?: string | undefined;
  readonly config: Partial<SiteConfigByName>;
  readonly clockRate: number;
  /** Decides matches and rounds in place of the data folder's key, and of chance: for trials, which are to have the same results. */
  readonly drawSecret?: Uint8Array | undefined;
  /** The machine's clock, in epoch milliseconds; that of the site may be ahead of it. */
  readonly now: () => number;
  /** The build that the site compares itself with. */
  readonly version: string;
  /** Lets so many milliseconds pass; of real time without it. */
  readonly wait?: ((ms: number) => Promise<void>) | undefined;
  /** Told what could not be done: fixtures that were refused, a bet that cannot be settled. */
  readonly warn: (text: string, error?: unknown) => void;
  /** A line in place of the one made of fixtures. */
  readonly board?: Board | undefined;
  /** What is demanded, forbidden and said; may change while it runs. */
  readonly climate?: Climate | undefined;
  /** Without it the evidence of bets stays undecided. */
  readonly recordings?: Recordings | undefined;
  /** Takes codes and links to people; nobody gets them without it. */
  readonly courier?: Courier | undefined;
  /** Sends to browsers in place of the network. */
  readonly pushTransport?: PushTransport | undefined;
  /** How many shared draws of a game there are to be; the usual number without it. */
  readonly chainLength?: number | undefined;
}

/** The back-end without a server around it. */
export interface BackEnd {
  readonly handlers: Handlers;
  readonly streams: StreamHandlers;
  readonly gate: Gate;
  readonly feed: Feed;
  readonly database: Database;
  readonly evidence: Evidence;
  readonly payments: Payments;
  readonly bonuses: Pick<Bonuses, 'expire'>;
  readonly push: Pick<Push, 'round'>;
  readonly climate: Climate;
  readonly clock: Pick<SiteClock, 'now' | 'ahead'>;
  readonly siteNow: SiteNow;
  /** Told what it is driven to do by itself, each time that is done. */
  readonly beats: Beats;
  /**
   * What is behind the routes that are no calls: files of captchas, pages of networks and of the
   * provider, what support reviews.
   */
  readonly beside: {
    readonly challenges: Challenges;
    readonly provider: Provider;
    readonly keys: Keys;
    readonly sandbox: Sandbox;
    readonly verification: Verification;
    readonly documentStore: DocumentStore;
    readonly requests: Requests;
    readonly requestStore: RequestStore;
    readonly guestMessages: GuestMessages;
    readonly guestMessageStore: GuestMessageStore;
    readonly evidence: Evidence;
    readonly paymentStore: PaymentStore;
    readonly personalData: PersonalDataStore;
    readonly players: Pick<Players, 'find'>;
    readonly identity: Identity;
    readonly board: Pick<Board, 'proof'>;
    readonly casino: Pick<Casino, 'outside' | 'returns' | 'reconciliation'>;
    readonly now: () => number;
  };
  /** Settles bets and ends rounds whose time it is, at most so many bets; gives back how many. */
  settle(now: number, most?: number): number;
  /** Settles anew what was settled by a result that is another now; gives back how many. */
  resettle(now: number): number;
  /** Puts its clock forward, for trying the site out: settlement and the feed follow at once. */
  putForward(ms: number): void;
  audit(): Audit;
  close(): void;
}

/** What shared draws come from: the salt counts at the first start of a folder alone. */
function drawsOf(
  { now, chainLength, drawSecret }: BackEndOptions,
  { keys, database }: Stores,
  climate: Climate,
): SharedDraws {
  const facts = createFacts(database);
  const salt = climate.now().drawSalt ?? undefined;
  const draws = database.transaction(() =>
    createSharedDraws({ keys, facts, salt, chainLength, drawSecret, now }),
  );
  return withCompany(draws, { database, keys });
}

/** Money that does not add up must be looked at before any more of it moves. */
function assertBooks({ unbalanced, drifted }: Audit): void {
  if (unbalanced.length === 0 && drifted.length === 0) return;
  throw new Error(`the ledger does not add up: ${JSON.stringify({ unbalanced, drifted })}`);
}

/** With what the configuration leaves out: the site is told it, and goes by it. */
type Configured = BackEndOptions & { readonly config: SiteConfigByName };

function handlersOf(
  options: Configured,
  services: Services,
  board: Board,
  evidence: Evidence,
  status: ServiceStatus,
): Handlers {
  const { config, version } = options;
  const { climate } = services;
  return {
    ...configHandlers(config, climate, version),
    ...contentHandlers(config, services),
    ...statusHandlers(status, climate),
    ...campaignHandlers(services),
    ...cashbackHandlers(services),
    ...friendsHandlers(services),
    ...pointsHandlers(services),
    ...tournamentHandlers(services),
    ...captchaHandlers(services),
    ...sessionHandlers(services),
    ...signInHandlers(services),
    ...smsHandlers(services),
    ...socialHandlers(services),
    ...registrationHandlers(services),
    ...protectionHandlers(services),
    ...userHandlers(services),
    ...signInsHandlers(services),
    ...accountHandlers(services),
    ...limitsHandlers(services),
    ...exchangeHandlers(services),
    ...paymentsHandlers(services),
    ...paymentRequestHandlers(services),
    ...guestMessageHandlers({ ...services, evidence }),
    ...pushHandlers(services),
    ...verificationHandlers(services),
    ...playHandlers(options, { ...services, board, evidence }),
  };
}

/** With what drives it, and the machine's clock beside that of the site. */
type Driven = Configured & { readonly beats: Beats; readonly machineNow: () => number };

/** All of it that goes by the clock, and puts none forward. */
type Timed = Omit<BackEnd, 'clock' | 'putForward' | 'beats'>;

function assembled(options: Driven, stores: Stores, climate: Climate): Timed {
  const { config, now, courier = nowhere, recordings = null, browserOf = () => null } = options;
  assertBooks(stores.ledger.audit());
  const board = boardOf(options, stores, climate);
  // Another start may bring other prices for the same moments, so places of before end with it.
  const line = randomBytes(5).toString('hex');
  const draws = drawsOf(options, stores, climate);
  const { settlements } = stores;
  const feed = createFeed({ board, settlements, line, now, drawNews: draws.news });
  const services = createServices({ ...options, climate, courier, feed, board, draws }, stores);
  const language = configured(config, 'defaultLanguage');
  const evidence = createEvidence(stores.database, recordings);
  const known = { ...options, ...stores, board, draws, climate, courier, recordings };
  const status = createServiceStatus({ ...known, now: options.machineNow });
  return {
    handlers: handlersOf(options, services, board, evidence, status),
    streams: feedHandlers(feed),
    gate: createGate({ ...services, browserOf, now, language }),
    feed,
    climate,
    siteNow: siteNowOf(config, climate, now, {
      has: contentsOf({ board, climate, now }),
      seoPage: seoPages(config),
    }),
    beside: { ...services, board, now, evidence },
    payments: services.payments,
    bonuses: services.bonuses,
    push: services.push,
    database: stores.database,
    evidence,
    ...settlingOf(stores, board, services),
    audit: () => stores.ledger.audit(),
    close() {
      feed.close();
      stores.database.close();
    },
  };
}

/** Puts the back-end together on its data folder. Throws where the books do not add up. */
export function createBackEnd(given: BackEndOptions): BackEnd {
  const options = { ...given, config: referenceConfig(given.config) };
  mkdirSync(options.dataDir, { recursive: true });
  const { climate = createClimate() } = options;
  const beats = createBeats(options.now);
  const database = openDatabase(path.join(options.dataDir, 'reference.db'));
  try {
    const clock = keptSiteClock(createFacts(database), options.now);
    const stores = createStores(database, options.dataDir, climate);
    const timed = assembled(
      { ...options, beats, now: clock.now, machineNow: options.now },
      stores,
      climate,
    );
    const putForward = (ms: number): void => {
      clock.putForward(ms);
      timed.settle(clock.now());
      timed.feed.tick(clock.now());
    };
    return { ...timed, beats, clock, putForward };
  } catch (error) {
    database.close();
    throw error;
  }
}

import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { configured, type SiteConfigByName } from '../domain/site-config.ts';
import type { Challenges } from './captcha/challenges.ts';
import { type Climate, createClimate } from './conditions.ts';
import { createEvidence, type Evidence } from './coupon/evidence.ts';
import { settleBets } from './coupon/settle.ts';
import { type Database, openDatabase } from './data/database.ts';
import { createFacts } from './data/facts.ts';
import { createFeed, type Feed } from './feed/feed.ts';
import { accountHandlers } from './handlers/accounts.ts';
import { captchaHandlers } from './handlers/captcha.ts';
import { configHandlers } from './handlers/config.ts';
import { contentHandlers } from './handlers/content.ts';
import { couponHandlers } from './handlers/coupon.ts';
import { limitsHandlers } from './handlers/limits.ts';
import { protectionHandlers } from './handlers/protection.ts';
import { registrationHandlers } from './handlers/registration.ts';
import { sessionHandlers } from './handlers/session.ts';
import { signInHandlers } from './handlers/sign-in.ts';
import { signInsHandlers } from './handlers/sign-ins.ts';
import { smsHandlers } from './handlers/sms.ts';
import { socialHandlers } from './handlers/social.ts';
import { feedHandlers, sportsHandlers } from './handlers/sports.ts';
import { userHandlers } from './handlers/user.ts';
import { createGate, type Gate } from './http/gate.ts';
import type { Handlers, StreamHandlers } from './http/handler.ts';
import { type Board, createBoard } from './line/board.ts';
import { keptLineTerms } from './line-terms.ts';
import type { Audit } from './money/ledger.ts';
import type { Identity, Recordings } from './ports.ts';
import { type Courier, nowhere } from './post/courier.ts';
import type { Keys } from './secrets/keys.ts';
import { createServices, type Services } from './services.ts';
import type { Provider } from './social/provider.ts';
import { createStores, type Stores } from './stores.ts';

export interface BackEndOptions {
  readonly identity: Identity;
  /** Folder for the database and the key of tokens. */
  readonly dataDir: string;
  /** A file or folder in football.json format; the built-in schedule without it. */
  readonly fixtures?: string | undefined;
  readonly config: Partial<SiteConfigByName>;
  readonly clockRate: number;
  readonly now: () => number;
  /** The build that the site compares itself with. */
  readonly version: string;
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
}

/** The back-end without a server around it. */
export interface BackEnd {
  readonly handlers: Handlers;
  readonly streams: StreamHandlers;
  readonly gate: Gate;
  readonly feed: Feed;
  readonly database: Database;
  readonly evidence: Evidence;
  readonly climate: Climate;
  /** What is behind the routes that are no calls: files of captchas, pages of networks. */
  readonly beside: {
    readonly challenges: Challenges;
    readonly provider: Provider;
    readonly keys: Keys;
    readonly now: () => number;
  };
  /** Settles what has ended, at most so many bets; gives back how many. */
  settle(now: number, most?: number): number;
  audit(): Audit;
  close(): void;
}

function boardOf({ board, fixtures, clockRate, now, warn }: BackEndOptions, { database }: Stores) {
  if (board) return board;
  const facts = createFacts(database);
  const terms = database.transaction(() => keptLineTerms(facts, clockRate, now()));
  const made = createBoard({ fixtures, ...terms });
  for (const problem of made.problems) warn(problem);
  return made;
}

/** Money that does not add up must be looked at before any more of it moves. */
function assertBooks({ unbalanced, drifted }: Audit): void {
  if (unbalanced.length === 0 && drifted.length === 0) return;
  throw new Error(`the ledger does not add up: ${JSON.stringify({ unbalanced, drifted })}`);
}

function settlingOf(kept: Stores, board: Board, warn: BackEndOptions['warn']) {
  const reported = new Set<number>();
  const report = (betId: number, error: unknown) => {
    if (!reported.has(betId)) warn(`bet ${betId} cannot be settled`, error);
    reported.add(betId);
  };
  const settling = { ...kept, board, report };
  return (now: number, most?: number) => settleBets(settling, now, most);
}

function handlersOf(
  options: BackEndOptions,
  services: Services,
  board: Board,
  evidence: Evidence,
): Handlers {
  const { config, version } = options;
  const { climate, feed, limits } = services;
  return {
    ...configHandlers(config, climate, version),
    ...contentHandlers(config, climate),
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
    ...limitsHandlers(limits),
    ...sportsHandlers(board, feed),
    ...couponHandlers({
      placing: { ...services, board },
      history: { ...services, board },
      saved: services.saved,
      guard: services.guard,
      evidence,
    }),
  };
}

function assembled(options: BackEndOptions, stores: Stores): BackEnd {
  const { identity, config, now, climate = createClimate(), courier = nowhere } = options;
  assertBooks(stores.ledger.audit());
  const board = boardOf(options, stores);
  // Another start may bring other prices for the same moments, so places of before end with it.
  const line = randomBytes(5).toString('hex');
  const feed = createFeed({ board, settlements: stores.settlements, line });
  const services = createServices({ identity, config, climate, courier, feed }, stores);
  const language = configured(config, 'defaultLanguage');
  const evidence = createEvidence(stores.database, options.recordings ?? null);
  return {
    handlers: handlersOf(options, services, board, evidence),
    streams: feedHandlers(feed),
    gate: createGate({ ...services, now, language }),
    feed,
    climate,
    beside: { ...services, now },
    database: stores.database,
    evidence,
    settle: settlingOf(stores, board, options.warn),
    audit: () => stores.ledger.audit(),
    close() {
      feed.close();
      stores.database.close();
    },
  };
}

/** Puts the back-end together on its data folder. Throws where the books do not add up. */
export function createBackEnd(options: BackEndOptions): BackEnd {
  mkdirSync(options.dataDir, { recursive: true });
  const database = openDatabase(path.join(options.dataDir, 'reference.db'));
  try {
    return assembled(options, createStores(database, options.dataDir));
  } catch (error) {
    database.close();
    throw error;
  }
}

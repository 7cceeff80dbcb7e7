import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfigByName } from '../domain/site-config.ts';
import { createAnswers } from './coupon/answers.ts';
import { createBets } from './coupon/bets.ts';
import { createSavedCoupons } from './coupon/saved.ts';
import { settleBets } from './coupon/settle.ts';
import { createSettlements } from './coupon/settlements.ts';
import { type Database, openDatabase } from './data/database.ts';
import { createFacts } from './data/facts.ts';
import { createFeed, type Feed } from './feed/feed.ts';
import { configHandlers } from './handlers/config.ts';
import { contentHandlers } from './handlers/content.ts';
import { couponHandlers } from './handlers/coupon.ts';
import { limitsHandlers } from './handlers/limits.ts';
import { sessionHandlers } from './handlers/session.ts';
import { feedHandlers, sportsHandlers } from './handlers/sports.ts';
import { userHandlers } from './handlers/user.ts';
import { createGate, type Gate } from './http/gate.ts';
import type { Handlers, StreamHandlers } from './http/handler.ts';
import { createLimits } from './limits/limits.ts';
import { type Board, createBoard } from './line/board.ts';
import { keptLineTerms } from './line-terms.ts';
import { createAccounts } from './money/accounts.ts';
import { type Audit, createLedger } from './money/ledger.ts';
import type { Identity } from './ports.ts';
import { createPlayers } from './session/players.ts';
import { createTokens } from './session/token.ts';

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
}

/** The back-end without a server around it. */
export interface BackEnd {
  readonly handlers: Handlers;
  readonly streams: StreamHandlers;
  readonly gate: Gate;
  readonly feed: Feed;
  readonly database: Database;
  /** Settles what has ended, at most so many bets; gives back how many. */
  settle(now: number, most?: number): number;
  audit(): Audit;
  close(): void;
}

function stores(database: Database) {
  const ledger = createLedger(database);
  const accounts = createAccounts(database, ledger);
  return {
    database,
    ledger,
    accounts,
    players: createPlayers(database, accounts),
    limits: createLimits(database),
    bets: createBets(database),
    answers: createAnswers(database),
    settlements: createSettlements(database),
    saved: createSavedCoupons(database),
  };
}

type Stores = ReturnType<typeof stores>;

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

function assembled(options: BackEndOptions, kept: Stores): BackEnd {
  const { identity, config, now } = options;
  assertBooks(kept.ledger.audit());
  const board = boardOf(options, kept);
  const tokens = createTokens(path.join(options.dataDir, 'token.key'));
  // Another start may bring other prices for the same moments, so places of before end with it.
  const line = randomBytes(5).toString('hex');
  const feed = createFeed({ board, settlements: kept.settlements, line });
  const { players, accounts, limits, saved } = kept;
  const language = config.defaultLanguage ?? 'en';
  return {
    handlers: {
      ...configHandlers(config, options.version),
      ...contentHandlers(config),
      ...sessionHandlers({ identity, players, tokens, feed, language }),
      ...userHandlers({ identity, players, accounts, config }),
      ...limitsHandlers(limits),
      ...sportsHandlers(board, feed),
      ...couponHandlers({ placing: { ...kept, board }, history: { ...kept, board }, saved }),
    },
    streams: feedHandlers(feed),
    gate: createGate({ identity, tokens, players, now }),
    feed,
    database: kept.database,
    settle: settlingOf(kept, board, options.warn),
    audit: () => kept.ledger.audit(),
    close() {
      feed.close();
      kept.database.close();
    },
  };
}

/** Puts the back-end together on its data folder. Throws where the books do not add up. */
export function createBackEnd(options: BackEndOptions): BackEnd {
  mkdirSync(options.dataDir, { recursive: true });
  const database = openDatabase(path.join(options.dataDir, 'reference.db'));
  try {
    return assembled(options, stores(database));
  } catch (error) {
    database.close();
    throw error;
  }
}

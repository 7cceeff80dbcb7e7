import type { Jurisdiction, JurisdictionName } from '../../domain/limits/jurisdiction.ts';
import type { Climate } from '../conditions.ts';
import type { Board } from '../line/offer/board.ts';
import type { Identity } from '../ports.ts';
import type { Stores } from '../stores.ts';
import { knownAge } from '../user/known-age.ts';
import { createAnswers } from './answers.ts';
import { createReconciliation } from './books/reconciliation.ts';
import { watchBooks } from './books/watching.ts';
import { createDemo } from './demo.ts';
import { cashOut } from './draws/cashing-out.ts';
import { betOnDraw, type DrawBetRequest, settleDraws } from './draws/draw-bets.ts';
import type { SharedDraws } from './draws/shared-draws.ts';
import { createFavourites } from './favourites.ts';
import { leaving } from './left.ts';
import { createOutside } from './outside/outside.ts';
import { watchOutside } from './outside/returns.ts';
import { createPaces, type Paces } from './paces.ts';
import { createPlaying } from './playing.ts';
import { debitRefusal } from './protection.ts';
import { createReturns, type ReturnsStore } from './returns.ts';
import { createRounds } from './rounds.ts';
import { createRoundsFile } from './rounds-file.ts';
import { createSeedPairs } from './seed-pairs.ts';
import { createTelling } from './telling.ts';
import { createToto } from './toto/toto.ts';
import type { Tournaments } from './tournaments/tournaments.ts';
import type { Debit } from './wallet/wallet.ts';
import { createWallets } from './wallet/wallets.ts';

export interface CasinoOptions {
  readonly stores: Stores;
  readonly climate: Pick<Climate, 'now'>;
  readonly identity: Pick<Identity, 'userBySession'>;
  readonly board: Board;
  readonly draws: SharedDraws;
  /** Of trials: what rounds are drawn from in place of chance. */
  readonly drawSecret: Uint8Array | undefined;
  readonly profile: JurisdictionName;
  readonly jurisdiction: Jurisdiction;
  readonly tournaments: Pick<Tournaments, 'settle'>;
  readonly isBanned: (userId: string) => boolean;
  readonly isActiveElsewhere: (userId: string) => boolean;
  /** Told what cannot be ended. */
  readonly warn: (text: string, error?: unknown) => void;
}

/** Rounds that are counted in one go; the others wait. */
const COUNTED = 1_000;

/** Warns of a round that cannot be ended, once a start. */
function reporting(warn: CasinoOptions['warn']) {
  const reported = new Set<string>();
  return (roundId: string, error: unknown): void => {
    if (!reported.has(roundId)) warn(`round ${roundId} cannot be ended`, error);
    reported.add(roundId);
  };
}

/** Counts rounds for tournaments, and what games returned; warns once a start of what chance does not reach. */
function counting(
  returns: ReturnsStore,
  { warn, tournaments }: Pick<CasinoOptions, 'warn' | 'tournaments'>,
  watches: readonly ((now: number) => void)[],
) {
  const told = new Set<string>();
  return (now: number): void => {
    tournaments.settle(now, COUNTED);
    for (const watch of watches) watch(now);
    if (returns.count(COUNTED) === 0) return;
    for (const { game, currency, alarm } of returns.list()) {
      const what = `returns of ${game} ${currency}`;
      if (alarm === null || told.has(what)) continue;
      warn(`${what}: ${alarm} than chance reaches`);
      told.add(what);
    }
  };
}

/** What keeps a stake from being taken. */
function refusing(
  options: CasinoOptions,
  more: { readonly paces: Paces; readonly ageOf: (userId: string, now: number) => number },
) {
  const protection = { ...options.stores, ...options, ...more };
  return (debit: Debit, isFirst: boolean, now: number) =>
    debitRefusal(protection, debit, isFirst, now);
}

/** The house's games, put together. */
export function createCasino(options: CasinoOptions) {
  const { stores, draws, profile, warn } = options;
  const { database, keys, settlements } = stores;
  const paces = createPaces(database);
  const pairs = createSeedPairs(database, keys, options.drawSecret);
  const rounds = createRounds(database);
  // Of whom it is not known the youngest are asked for.
  const ageOf = (userId: string, now: number) => knownAge(stores.personalData, userId, now) ?? 0;
  const refusalOf = refusing(options, { paces, ageOf });
  const { wallet, walletOf } = createWallets({ ...stores, refusalOf });
  const returns = createReturns(database);
  const outside = createOutside({ ...stores, ...options, paces, ageOf, refusalOf });
  const reconciliation = createReconciliation(database);
  const books = watchBooks({ ...stores, reconciliation, warn });
  const others = watchOutside({ database, offered: outside.offered, warn });
  const count = counting(returns, options, [books, others]);
  const answers = createAnswers(database);
  const toto = createToto({ ...stores, ...options, wallet, rounds, answers });
  const tell = createTelling(pairs, draws, toto.told);
  const made = { database, wallet, walletOf, rounds, pairs, answers, profile, tell };
  const common = { ...made, settlements, report: reporting(warn) };
  const [shared, endLeft] = [{ ...common, draws }, leaving(common)];
  return {
    ...{ profile, draws, database, pairs, rounds, tell, toto, outside, returns, reconciliation },
    ageOf,
    playing: createPlaying({
      ...{ ...common, paces },
      onDraw: (row, action, now) => cashOut(shared, row, action, now),
    }),
    demo: createDemo(profile),
    favourites: createFavourites(database),
    file: createRoundsFile({ rounds, tell, outside }),
    betOnDraw: (request: DrawBetRequest, now: number) => betOnDraw(shared, request, now),
    /** Ends what has to end without its player, at most so many bets of a shared game; gives back how many. */
    settle(now: number, most: number): number {
      const ended = settleDraws(shared, now, most) + endLeft(now);
      count(now);
      return ended + toto.settle(now);
    },
  };
}

export type Casino = ReturnType<typeof createCasino>;

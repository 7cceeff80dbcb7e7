import { ageOn } from '../../domain/age.ts';
import type { Jurisdiction, JurisdictionName } from '../../domain/jurisdiction.ts';
import type { Stores } from '../stores.ts';
import { createAnswers } from './answers.ts';
import { cashOut } from './cashing-out.ts';
import { createDemo } from './demo.ts';
import { betOnDraw, type DrawBetRequest, settleDraws } from './draw-bets.ts';
import { createFavourites } from './favourites.ts';
import { createWallet } from './keeping-wallet.ts';
import { endLeftRounds } from './left.ts';
import { createPaces } from './paces.ts';
import { createPlaying } from './playing.ts';
import { debitRefusal } from './protection.ts';
import { createRounds } from './rounds.ts';
import { createSeedPairs } from './seed-pairs.ts';
import type { SharedDraws } from './shared-draws.ts';
import { createTelling } from './telling.ts';

export interface CasinoOptions {
  readonly stores: Stores;
  readonly draws: SharedDraws;
  /** Of trials: what rounds are drawn from in place of chance. */
  readonly drawSecret: Uint8Array | undefined;
  readonly profile: JurisdictionName;
  readonly jurisdiction: Jurisdiction;
  readonly isBanned: (userId: string) => boolean;
  readonly isActiveElsewhere: (userId: string) => boolean;
  /** Told what cannot be ended. */
  readonly warn: (text: string, error?: unknown) => void;
}

const ISO_DATE = 10;

/** In years; of whom that is not known the youngest are asked for. */
function ageOf(
  { personalData }: Pick<Stores, 'personalData'>,
  userId: string,
  now: number,
): number {
  const { birthday_date: birthday } = personalData.of({ id: userId, profile: {} });
  const age = ageOn(birthday, new Date(now).toISOString().slice(0, ISO_DATE));
  return Number.isFinite(age) && birthday !== '' ? age : 0;
}

/** The house's games, put together. */
export function createCasino(options: CasinoOptions) {
  const { stores, draws, profile, warn } = options;
  const { database, ledger, accounts, keys, settlements } = stores;
  const paces = createPaces(database);
  const pairs = createSeedPairs(database, keys, options.drawSecret);
  const rounds = createRounds(database);
  const protection = {
    ...stores,
    ...options,
    paces,
    ageOf: (userId: string, now: number) => ageOf(stores, userId, now),
  };
  const wallet = createWallet({
    ...{ database, ledger, accounts, provider: 'house' },
    refusalOf: (debit, isFirst, now) => debitRefusal(protection, debit, isFirst, now),
  });
  const reported = new Set<string>();
  const report = (roundId: string, error: unknown) => {
    if (!reported.has(roundId)) warn(`round ${roundId} cannot be ended`, error);
    reported.add(roundId);
  };
  const tell = createTelling(pairs, draws);
  const answers = createAnswers(database);
  const common = { database, wallet, rounds, pairs, answers, profile, tell, report };
  const shared = { ...common, draws, settlements };
  return {
    ...{ profile, draws, database, pairs, rounds, tell },
    playing: createPlaying({
      ...{ ...common, paces },
      onDraw: (row, action, now) => cashOut(shared, row, action, now),
    }),
    demo: createDemo(profile),
    favourites: createFavourites(database),
    betOnDraw: (request: DrawBetRequest, now: number) => betOnDraw(shared, request, now),
    /** Ends what has to end without its player, at most so many bets of a shared game; gives back how many. */
    settle: (now: number, most: number) =>
      settleDraws(shared, now, most) + endLeftRounds(common, now),
  };
}

export type Casino = ReturnType<typeof createCasino>;

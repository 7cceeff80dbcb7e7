import type { CallReply } from '../../../calls/table.ts';
import { madeUpName } from '../../../domain/casino/made-up-name.ts';
import { games } from '../../../domain/casino/rows.ts';
import type { TournamentRefusal } from '../../../domain/casino/tournament-refusals.ts';
import {
  isTold,
  joiningRefusal,
  phaseOf,
  prizesOf,
  SERIES,
  SHARES,
  type Tournament,
  tournamentOf,
  tournamentsAt,
} from '../../../domain/casino/tournaments.ts';
import type { Jurisdiction } from '../../../domain/limits/jurisdiction.ts';
import { DAY } from '../../../domain/time/day.ts';
import type { Database } from '../../data/database.ts';
import { type RefusalCode, Refused } from '../../http/refusal.ts';
import type { Limits } from '../../limits/limits.ts';
import type { PlayTime } from '../../limits/play-time.ts';
import type { Withholding } from '../../limits/withheld.ts';
import type { Accounts } from '../../money/accounts.ts';
import { currencyByIso, HOME_CURRENCY } from '../../money/currencies.ts';
import type { Ledger } from '../../money/ledger.ts';
import type { Keys } from '../../secrets/keys.ts';
import { countRounds, leastCounted, poolOf } from './scoring.ts';
import { createTournamentStore, type PlayerRow, type TournamentStore } from './store.ts';

export interface TournamentsOptions {
  readonly database: Database;
  readonly keys: Pick<Keys, 'mac'>;
  readonly ledger: Ledger;
  readonly accounts: Accounts;
  readonly limits: Pick<Limits, 'barriers'>;
  readonly playTime: Pick<PlayTime, 'left'>;
  readonly jurisdiction: Jurisdiction;
  readonly isBanned: (userId: string) => boolean;
  readonly withheld: Withholding;
}

/** Tournaments of the house's games. */
export interface Tournaments {
  list(currency: string | undefined, now: number): CallReply<'tournaments'>;
  /** One with its ranks. */
  one(id: string, currency: string | undefined, now: number): CallReply<'tournament'>;
  own(userId: string, now: number): CallReply<'tournamentsOwn'>;
  /** Takes a player in; throws a refusal where they may not. */
  join(userId: string, id: string, now: number): CallReply<'tournamentJoin'>;
  /** Counts rounds that are over, at most so many, and pays what is due; gives back how many it counted. */
  settle(now: number, most: number): number;
}

type Own = CallReply<'tournamentsOwn'>['items'][number];

/** Ranks that are told of. */
const MOST_RANKS = 100;
/** Those who are looked at for them: some of them may have left. */
const MOST_LOOKED_AT = 2 * MOST_RANKS;
/** So long after its end a tournament waits for draws that were bet on in it. */
const LONGEST_WAIT = DAY;

const CODES: Readonly<Record<TournamentRefusal, RefusalCode>> = {
  waiting: '500',
  'not-offered': '1116',
  unknown: '404',
  over: '1117',
  left: '1116',
};

const isoOf = (currency: string | undefined): string =>
  currencyByIso(currency ?? '')?.iso ?? HOME_CURRENCY;

/** Ranks of those who have not left; their prizes as they were paid, or would be paid now. */
function ranksOf(options: TournamentsOptions, store: TournamentStore, id: string, now: number) {
  const stays = ({ has_left, user_id }: PlayerRow): boolean =>
    has_left === 0 && options.withheld(user_id, now) === null;
  return store.ranked(id, MOST_LOOKED_AT).filter(stays).slice(0, MOST_RANKS);
}

function telling(options: TournamentsOptions, store: TournamentStore) {
  const { keys } = options;
  /** Says nothing of who they are, and is another in each tournament. */
  const nameOf = (id: string, userId: string): string =>
    madeUpName(Buffer.from(keys.mac('tournament-name', `${id} ${userId}`), 'base64url'));
  const told = (tournament: Tournament, iso: string) => {
    const { id, series } = tournament;
    return {
      ...tournament,
      games: SERIES[series].games.map((game) => games[game].gameId),
      minStake: leastCounted(iso),
      pool: poolOf(store, id, iso),
      players: store.count(id),
      isPaid: store.isPaid(id),
    };
  };
  const own = (player: PlayerRow, now: number): Own => {
    const { tournament: id, user_id: userId, joined_at: joinedAt, score } = player;
    const paid = store.prizes(id).find((prize) => prize.user_id === userId);
    const at = ranksOf(options, store, id, now).findIndex(({ user_id }) => user_id === userId);
    return {
      ...{ id, joinedAt, score, name: nameOf(id, userId) },
      rank: paid?.rank ?? (at < 0 ? null : at + 1),
      hasLeft: player.has_left === 1,
      prize: paid ? { amount: paid.amount, currency: paid.iso, paidAt: paid.at } : null,
    };
  };
  return { nameOf, told, own };
}

/** Whether the player may take part. */
function asking(options: TournamentsOptions) {
  const { limits, playTime, jurisdiction, isBanned, withheld } = options;
  return (userId: string, tournament: Tournament | null, now: number) =>
    joiningRefusal(
      {
        standing: {
          player: isBanned(userId) ? 'banned' : 'player',
          limits: {
            ...limits.barriers(userId, jurisdiction.required, now),
            isTimeUp: playTime.left(userId, now) === 0,
          },
        },
        isOffered: withheld(userId, now) === null,
      },
      tournament,
      now,
    );
}

/** Whether it is over, and no draw is waited for: one that nobody can settle, not for ever. */
function isDue(store: TournamentStore, id: string, now: number): boolean {
  const tournament = tournamentOf(id);
  if (tournament === null || phaseOf(tournament, now) !== 'over') return false;
  return now >= tournament.endsAt + LONGEST_WAIT || !store.isAwaited(tournament);
}

/** Pays what a tournament shares, once; the transfer of a prize has its name, and is made once as well. */
function pay(options: TournamentsOptions, store: TournamentStore, id: string, now: number): void {
  const { ledger } = options;
  const winners = ranksOf(options, store, id, now).slice(0, SHARES.length);
  store.close(id, now);
  for (const [at, { user_id, account_id: to, iso }] of winners.entries()) {
    const amount = prizesOf(poolOf(store, id, iso), winners.length)[at] ?? 0;
    if (amount === 0) continue;
    store.addPrize(id, { user_id, rank: at + 1, iso, amount, at: now });
    const reference = `${id}/${user_id}`;
    const from = ledger.house('bonuses', iso, now);
    ledger.transfer({ kind: 'tournament', reference, from, to, amount, at: now });
  }
}

/** Takes players in, each once. */
function joining(
  options: TournamentsOptions,
  store: TournamentStore,
  own: (player: PlayerRow, now: number) => Own,
): Tournaments['join'] {
  const { database, accounts } = options;
  const refusalOf = asking(options);
  const mainOf = (userId: string) => {
    const account = accounts.list(userId).find(({ purpose }) => purpose === 'main');
    if (!account) throw new Error('a player without a main account');
    return account;
  };
  return (userId, id, now) =>
    database.transaction(() => {
      const known = store.one(id, userId);
      if (known) return own(known, now);
      const refusal = refusalOf(userId, isTold(id, now) ? tournamentOf(id) : null, now);
      if (refusal !== null) throw new Refused(CODES[refusal]);
      store.join(id, userId, mainOf(userId).id, now);
      const joined = store.one(id, userId);
      if (!joined) throw new Error('who joined is not there');
      return own(joined, now);
    });
}

/** Puts them together. */
export function createTournaments(options: TournamentsOptions): Tournaments {
  const { database } = options;
  const store = createTournamentStore(database);
  const { nameOf, told, own } = telling(options, store);
  const refusalOf = asking(options);
  return {
    list(currency, now) {
      const iso = isoOf(currency);
      const items = tournamentsAt(now).map((tournament) => told(tournament, iso));
      return { at: now, currency: iso, items };
    },
    one(id, currency, now) {
      const tournament = isTold(id, now) ? tournamentOf(id) : null;
      const iso = isoOf(currency);
      if (tournament === null) return { at: now, currency: iso, tournament, ranks: [] };
      const standing = told(tournament, iso);
      const ranked = ranksOf(options, store, id, now);
      const prizes = prizesOf(standing.pool, ranked.length);
      const ranks = ranked.map(({ user_id, score }, at) => ({
        ...{ rank: at + 1, name: nameOf(id, user_id), score, prize: prizes[at] ?? 0 },
      }));
      return { at: now, currency: iso, tournament: standing, ranks };
    },
    own(userId, now) {
      const [any = null] = tournamentsAt(now);
      const items = store.of(userId).filter(({ tournament }) => isTold(tournament, now));
      return {
        isOffered: refusalOf(userId, any, now) === null,
        items: items.map((player) => own(player, now)),
      };
    },
    join: joining(options, store, own),
    settle: (now, most) =>
      database.transaction(() => {
        const counted = countRounds(store, most);
        // As long as some are not counted nothing is paid: they may be of a tournament that is over.
        if (counted === most) return counted;
        for (const id of store.unpaid()) if (isDue(store, id, now)) pay(options, store, id, now);
        return counted;
      }),
  };
}

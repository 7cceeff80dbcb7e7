import * as v from 'valibot';
import type { CallInput, CallReply } from '../../../calls/table.ts';
import type { Database } from '../../data/database.ts';
import { Refused } from '../../http/refusal.ts';
import { DAY } from '../../policy.ts';
import { gameNumbered, gameOfProvider, type OutsideProvider, providerNamed } from './config.ts';
import { movesOf } from './moves.ts';
import { IS_OUTSIDE, stateOf } from './outside-rounds.ts';

type History = CallReply<'casinoOutsideRounds'>;
type Query = CallInput<'casinoOutsideRounds'>['query'];

const PAGE = 50;
/** How far back a player may look, as of rounds of the house. */
const KEPT = 366 * DAY;

const row = v.object({
  provider: v.string(),
  round: v.string(),
  game: v.string(),
  iso: v.string(),
  staked: v.number(),
  paid: v.number(),
  opened_at: v.number(),
  closed_at: v.nullable(v.number()),
});

type Row = v.InferOutput<typeof row>;

/**
 * Rounds of one moment stand in the order of their names, which no two of a provider share. Without being told,
 * the database would look at all rounds of the player for those of a game.
 */
const rounds = (index: string, whose: string): string => `
  SELECT provider, round, game, iso, staked, paid, wallet_rounds.opened_at, wallet_rounds.closed_at
  FROM wallet_rounds INDEXED BY ${index} JOIN accounts ON accounts.id = account_id
  WHERE ${IS_OUTSIDE} AND ${whose} AND wallet_rounds.opened_at >= ?
    AND (wallet_rounds.opened_at, provider, round) < (?, ?, ?)
  ORDER BY wallet_rounds.opened_at DESC, provider DESC, round DESC LIMIT ?`;
const OF_PLAYER = rounds('wallet_rounds_outside_of_player', 'user_id = ?');
const OF_GAME = rounds('wallet_rounds_outside_of_game', 'user_id = ? AND game = ?');

const nextRow = v.object({ game: v.nullable(v.string()) });
const lastRow = v.object({ opened_at: v.number() });
const OWN = `FROM wallet_rounds INDEXED BY wallet_rounds_outside_of_game
  WHERE ${IS_OUTSIDE} AND user_id = ?`;
const NEXT = `SELECT MIN(game) AS game ${OWN} AND game > ?`;
const LAST = `SELECT opened_at ${OWN} AND game = ? ORDER BY opened_at DESC LIMIT 1`;
/** More games than a list of what was played last has. */
const MOST_PLAYED = 50;

/** What the player ever played, from one game to the next in the index: no round is read but the last of each. */
function* everPlayed(database: Database, userId: string) {
  let game: string | null | undefined = '';
  while (true) {
    game = database.first(nextRow, NEXT, userId, game)?.game;
    if (game === null || game === undefined) return;
    const last = database.first(lastRow, LAST, userId, game);
    if (last) yield { game, at: last.opened_at };
  }
}

/** Games by when they were played last, the latest first. */
function playedIn({ database, offered }: OutsideHistoryOptions, userId: string, from: number) {
  const numbers = new Map<string, number>(
    offered().flatMap(({ slug, games }) =>
      games.map(({ id, number }) => [`${slug}/${id}`, number] as const),
    ),
  );
  return [...everPlayed(database, userId)]
    .flatMap(({ game, at }) => {
      const number = numbers.get(game);
      return number === undefined || at < from ? [] : [{ game: number, at }];
    })
    .sort((one, other) => other.at - one.at)
    .slice(0, MOST_PLAYED);
}

/** Where a page begins: before this round. */
type Place = readonly [openedAt: number, provider: string, round: string];

const NEWEST: Place = [Number.MAX_SAFE_INTEGER, '', ''];
const PLACE = /^(\d{1,15})\.([a-z][a-z0-9-]{0,31})\.([\w-]{1,64})$/;

const placeOf = ({ opened_at, provider, round }: Row): string =>
  `${opened_at}.${provider}.${round}`;

function placeIn(cursor: string | undefined): Place {
  if (cursor === undefined) return NEWEST;
  const [, openedAt, provider, round] = PLACE.exec(cursor) ?? [];
  if (openedAt !== undefined && provider !== undefined && round !== undefined)
    return [Number(openedAt), provider, round];
  throw new Refused('400', [{ pointer: '/query/cursor', detail: 'expected the place of a round' }]);
}

function numberIn(game: string): number {
  if (/^\d{1,15}$/.test(game)) return Number(game);
  throw new Refused('400', [{ pointer: '/query/game', detail: 'expected digits' }]);
}

/** A round as its player is told it; of what is configured no more, as its provider calls it. */
function told(providers: readonly OutsideProvider[], found: Row) {
  const { provider: slug, round, staked, paid } = found;
  const provider = providerNamed(providers, slug);
  const id = found.game.slice(slug.length + 1);
  const game = provider && gameOfProvider(provider, id);
  return {
    ...{ round, provider: slug, game: game?.number ?? null },
    ...{ name: game?.name ?? id, providerName: provider?.name ?? slug },
    ...{ currency: found.iso, staked, paid, status: stateOf(staked, found.closed_at) },
    openedAt: found.opened_at,
  };
}

export interface OutsideHistoryOptions {
  readonly database: Database;
  /** As they are configured, wherever their games are offered. */
  readonly providers: readonly OutsideProvider[];
  /** Those with the games that are offered here. */
  readonly offered: () => readonly OutsideProvider[];
}

/** A player's rounds at other providers in the last year, newest first. Throws for an unreadable question. */
export function outsideHistory(
  options: OutsideHistoryOptions,
  userId: string,
  { game, cursor }: Query,
  now: number,
): History {
  const { database, providers } = options;
  const place = placeIn(cursor);
  const from = now - KEPT;
  const found = (): Row[] => {
    if (game === undefined) return database.all(row, OF_PLAYER, userId, from, ...place, PAGE + 1);
    const wanted = gameNumbered(providers, numberIn(game));
    if (!wanted) return [];
    const name = `${wanted.provider.slug}/${wanted.game.id}`;
    return database.all(row, OF_GAME, userId, name, from, ...place, PAGE + 1);
  };
  const rows = found();
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    items: page.map((one) => ({
      ...told(providers, one),
      transactions: movesOf(database, one.provider, one.round),
    })),
    next: rows.length > PAGE && last ? placeOf(last) : null,
    ...(game === undefined && cursor === undefined && { played: playedIn(options, userId, from) }),
  };
}

/** Which of a player's rounds: of a time, both ends of which are included, and no more than so many. */
export interface OutsideSearch {
  readonly from: number;
  readonly to: number;
  readonly most: number;
}

/** A player's rounds at other providers in a time, newest first, without what moved for each. */
export function outsideBetween(
  { database, providers }: Pick<OutsideHistoryOptions, 'database' | 'providers'>,
  userId: string,
  { from, to, most }: OutsideSearch,
) {
  return database
    .all(row, OF_PLAYER, userId, from, to + 1, '', '', most)
    .map((one) => ({ ...told(providers, one), closedAt: one.closed_at }));
}

export type OutsideBetween = ReturnType<typeof outsideBetween>;

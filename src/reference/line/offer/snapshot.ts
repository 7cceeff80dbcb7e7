import {
  isOfMenu,
  isPickedMenu,
  type LineMenu,
  type PickedOrder,
} from '../../../domain/line/menu.ts';
import { isNamed, searchedFor } from '../../../domain/line/name-search.ts';
import { EFOOTBALL, FOOTBALL } from '../../../domain/line/sports.ts';
import type { Champ, Sport, SportsLine } from '../sports-line.ts';
import type { Frame } from './frames.ts';
import type { Listed, Listing } from './listing.ts';
import { type PickedGame, pickedFrom } from './picked.ts';

/** The sport that is told of, and its championships. */
type Told = { readonly sport: Sport; readonly champs: readonly Champ[] };

export type SnapshotQuery = {
  section: 'live' | 'line';
  /** Slug or id. */
  sport?: string | number | undefined;
  /** Slug (only its leading id counts) or id. */
  champ?: string | number | undefined;
  /** Gives this game with all its markets, whatever its section. */
  gameId?: number | undefined;
  menu?: LineMenu | undefined;
  /** Games that players bet on lately, those of most first: what `popular` and `recommended` are of. */
  picked?: readonly PickedGame[] | undefined;
  /** Part of the name of a team or a championship. */
  name?: string | undefined;
  /** Only games that begin after this moment. */
  after?: number | undefined;
  /** How many games at most. */
  limit?: number | undefined;
  /** How many games are left out before them. */
  offset?: number | undefined;
};

const leadingId = (value: string | number) => Number.parseInt(String(value), 10);

/** Whether a query names a sport, by slug or id. */
export const isOf = ({ id, slug }: Sport, asked: string | number): boolean =>
  asked === slug || leadingId(asked) === id;

/** What a query's sport is called in its page: nothing where it is that of everybody. */
function sportOf(sport: string | number | undefined): string | null {
  if (sport === undefined || isOf(FOOTBALL, sport)) return '';
  return isOf(EFOOTBALL, sport) ? ` ${EFOOTBALL.slug}` : null;
}

/** What a query comes to: queries of one page are written in many ways. */
export function pageOf(query: SnapshotQuery): string {
  const { section, sport, champ, gameId, menu, name, limit, offset } = query;
  if (gameId !== undefined) return `game ${gameId}`;
  const ofSport = sportOf(sport);
  if (ofSport === null) return 'nothing';
  const list = [section, champ === undefined ? 'all' : leadingId(champ), menu ?? 'any'];
  return (
    [...list, limit ?? 'whole', offset ?? 0, ...(name === undefined ? [] : [name])].join(' ') +
    ofSport
  );
}

/** The championships with how many of these games are theirs. */
export function countedChamps(
  champs: readonly Champ[],
  shown: readonly Pick<Listed, 'game'>[],
): Champ[] {
  const counts = new Map<number, number>();
  for (const { game } of shown) counts.set(game.champId, (counts.get(game.champId) ?? 0) + 1);
  return champs.map((champ) => ({ ...champ, gameCount: counts.get(champ.id) ?? 0 }));
}

function gameSnapshot(frame: Frame | null, { sport, champs }: Told): SportsLine {
  if (!frame) return { sports: [], champs: [], games: [], markets: [] };
  const own = champs.filter(({ id }) => id === frame.game.champId);
  return {
    sports: [sport],
    champs: countedChamps(own, [frame]),
    games: [frame.game],
    markets: [...frame.markets.all],
  };
}

type ChampOf = (gameId: number) => number | undefined;

/** Those of a section's games that its menu has, and what their order follows where it says so. */
function ofMenu(
  shown: readonly Listed[],
  champOf: ChampOf,
  now: number,
  { menu, picked = [] }: SnapshotQuery,
): { readonly games: readonly Listed[]; readonly orderedBy?: PickedOrder } {
  if (isPickedMenu(menu)) return pickedFrom(menu, shown, picked, champOf);
  return { games: shown.filter(({ game }) => menu === undefined || isOfMenu(menu, game, now)) };
}

/** Those of some games that are named so, in the order of the list. */
function named(
  games: readonly Listed[],
  champs: readonly Champ[],
  name: string | undefined,
): readonly Listed[] {
  if (name === undefined) return games;
  // Of signs alone nothing can be heard.
  if (searchedFor(name).length === 0) return [];
  const champName = new Map(champs.map((champ) => [champ.id, champ.name]));
  return games.filter(({ game: { team1, team2, champId } }) =>
    [team1, team2, champName.get(champId) ?? ''].some((one) => isNamed(one, name)),
  );
}

/** A section, a championship of it, or one game, as it stands at `now`. */
export function takeSnapshot(
  listing: Listing,
  told: Told,
  now: number,
  query: SnapshotQuery,
): SportsLine {
  const { section, sport, champ, gameId, after = 0, limit, offset = 0 } = query;
  const { champs } = told;
  if (gameId !== undefined) return gameSnapshot(listing.frameOf(gameId, now), told);
  if (sport !== undefined && !isOf(told.sport, sport)) {
    return { sports: [], champs: [], games: [], markets: [] };
  }
  const isWanted = (id: number) => champ === undefined || id === leadingId(champ);
  const shown = listing.listed(section, now, isWanted);
  const champOf = (id: number) => champs[listing.offered(id, now)?.champ ?? -1]?.id;
  const { games, ...order } = ofMenu(shown, champOf, now, query);
  const wanted = named(games, champs, query.name).filter(({ game }) => game.startAt > after);
  const listed = wanted
    .slice(offset, limit === undefined ? undefined : offset + limit)
    .map(({ frame }) => frame());
  return {
    sports: [told.sport],
    champs: countedChamps(champs, shown).filter(({ id }) => isWanted(id)),
    games: listed.map(({ game }) => game),
    markets: listed.flatMap(({ markets }) => markets.main),
    total: wanted.length,
    offset,
    ...order,
  };
}

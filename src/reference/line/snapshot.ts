import type { Frame } from './frames.ts';
import type { Listing } from './listing.ts';
import { FOOTBALL } from './program.ts';
import type { Champ, SportsLine } from './sports-line.ts';

export type SnapshotQuery = {
  section: 'live' | 'line';
  /** Slug or id. */
  sport?: string | number | undefined;
  /** Slug (only its leading id counts) or id. */
  champ?: string | number | undefined;
  /** Gives this game with all its markets, whatever its section. */
  gameId?: number | undefined;
  /** How many games at most. */
  limit?: number | undefined;
  /** How many games are left out before them. */
  offset?: number | undefined;
};

const leadingId = (value: string | number) => Number.parseInt(String(value), 10);

function isFootball(sport: string | number): boolean {
  return sport === FOOTBALL.slug || leadingId(sport) === FOOTBALL.id;
}

/** What a query comes to: queries of one page are written in many ways. */
export function pageOf({ section, sport, champ, gameId, limit, offset }: SnapshotQuery): string {
  if (gameId !== undefined) return `game ${gameId}`;
  if (sport !== undefined && !isFootball(sport)) return 'nothing';
  return `${section} ${champ === undefined ? 'all' : leadingId(champ)} ${limit ?? 'whole'} ${offset ?? 0}`;
}

/** The championships with how many of these games are theirs. */
export function countedChamps(champs: readonly Champ[], shown: readonly Frame[]): Champ[] {
  const counts = new Map<number, number>();
  for (const { game } of shown) counts.set(game.champId, (counts.get(game.champId) ?? 0) + 1);
  return champs.map((champ) => ({ ...champ, gameCount: counts.get(champ.id) ?? 0 }));
}

function gameSnapshot(frame: Frame | null, champs: readonly Champ[]): SportsLine {
  if (!frame) return { sports: [], champs: [], games: [], markets: [] };
  const own = champs.filter(({ id }) => id === frame.game.champId);
  return {
    sports: [FOOTBALL],
    champs: countedChamps(own, [frame]),
    games: [frame.game],
    markets: [...frame.markets.all],
  };
}

/** A section, a championship of it, or one game, as it stands at `now`. */
export function takeSnapshot(
  listing: Listing,
  champs: readonly Champ[],
  now: number,
  { section, sport, champ, gameId, limit, offset = 0 }: SnapshotQuery,
): SportsLine {
  if (gameId !== undefined) return gameSnapshot(listing.frameOf(gameId, now), champs);
  if (sport !== undefined && !isFootball(sport)) {
    return { sports: [], champs: [], games: [], markets: [] };
  }
  const isWanted = (id: number) => champ === undefined || id === leadingId(champ);
  const shown = section === 'live' ? listing.liveAt(now, isWanted) : listing.lineAt(now, isWanted);
  const listed = shown.slice(offset, limit === undefined ? undefined : offset + limit);
  return {
    sports: [FOOTBALL],
    champs: countedChamps(champs, shown).filter(({ id }) => isWanted(id)),
    games: listed.map(({ game }) => game),
    markets: listed.flatMap(({ markets }) => markets.main),
    total: shown.length,
    offset,
  };
}

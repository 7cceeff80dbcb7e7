import { EFOOTBALL, FOOTBALL, isVirtualGame } from '../../../domain/line/sports.ts';
import { parseMarketId } from '../market-id.ts';
import type { SportsLine } from '../sports-line.ts';
import type { Board } from './board.ts';
import { isOf, type SnapshotQuery } from './snapshot.ts';

const leadingId = (value: string | number) => Number.parseInt(String(value), 10);

/** Where a sport's topics stand among all: `live:efootball` is its `live`. */
const SUFFIX = `:${EFOOTBALL.slug}`;

/** What of some topics is about virtual sport, as its own board names them; and the rest. */
function split(topics: readonly string[], isVirtualChamp: (id: number) => boolean) {
  const virtual: string[] = [];
  const real: string[] = [];
  for (const topic of topics) {
    const [kind, number = ''] = topic.split(':');
    const isVirtual =
      (kind === 'champ' && isVirtualChamp(Number(number))) ||
      (kind === 'game' && isVirtualGame(Number(number)));
    if (topic.endsWith(SUFFIX)) virtual.push(topic.slice(0, -SUFFIX.length));
    else (isVirtual ? virtual : real).push(topic);
  }
  return { virtual, real };
}

/** One list after another, as far as it is asked for. */
function joined([one, other]: readonly [SportsLine, SportsLine], query: SnapshotQuery): SportsLine {
  const { limit, offset = 0 } = query;
  const games = [...one.games, ...other.games].slice(
    offset,
    limit === undefined ? undefined : offset + limit,
  );
  const shown = new Set(games.map(({ id }) => id));
  return {
    sports: one.sports,
    champs: [...one.champs, ...other.champs],
    games,
    markets: [...one.markets, ...other.markets].filter(({ gameId }) => shown.has(gameId)),
    total: (one.total ?? 0) + (other.total ?? 0),
    offset,
  };
}

interface Joined {
  readonly football: Board;
  readonly virtual: Board;
  readonly ofGame: (id: number) => Board;
  readonly isVirtualChamp: (id: number) => boolean;
}

/** The list, or the game, of the board that a query is about. */
function listed(boards: Joined, now: number, query: SnapshotQuery): SportsLine {
  const { football, virtual, ofGame, isVirtualChamp } = boards;
  const { gameId, champ, sport, name, limit, offset = 0 } = query;
  if (gameId !== undefined) return ofGame(gameId).snapshot(now, query);
  if (name !== undefined && champ === undefined && sport === undefined) {
    const whole = {
      ...query,
      offset: 0,
      ...(limit === undefined ? {} : { limit: offset + limit }),
    };
    return joined([football.snapshot(now, whole), virtual.snapshot(now, whole)], query);
  }
  const isVirtual =
    (champ !== undefined && isVirtualChamp(leadingId(champ))) ||
    (sport !== undefined && isOf(EFOOTBALL, sport));
  return (isVirtual ? virtual : football).snapshot(now, query);
}

/**
 * Football and virtual football as one board. Lists are of football unless they name the other sport,
 * or a championship of it; a search by name finds both.
 */
export function joinBoards(football: Board, virtual: Board): Board {
  const virtualChamps = new Set(virtual.champs(0).map(({ id }) => id));
  const isVirtualChamp = (id: number) => virtualChamps.has(id);
  const ofGame = (id: number) => (isVirtualGame(id) ? virtual : football);
  const ofMarket = (id: string) => ofGame(parseMarketId(id)?.gameId ?? -1);
  const sports = [{ ...FOOTBALL }, { ...EFOOTBALL }];
  const told = [...football.champs(0), ...virtual.champs(0)].map(({ id, name }) => ({ id, name }));

  const boards: Joined = { football, virtual, ofGame, isVirtualChamp };
  return {
    problems: football.problems,
    snapshot(now, query) {
      const found = listed(boards, now, query);
      return found.sports.length === 0 ? found : { ...found, sports };
    },
    updatesSince(previous, now, topics) {
      const { virtual: ofVirtual, real } = split(topics, isVirtualChamp);
      const ofReal = real.length === 0 ? [] : football.updatesSince(previous, now, real);
      if (ofVirtual.length === 0) return ofReal;
      return [...ofReal, ...virtual.updatesSince(previous, now, ofVirtual)];
    },
    market: (id, now) => ofMarket(id).market(id, now),
    chance: (id, now) => ofMarket(id).chance(id, now),
    together: (ids, now) => ofMarket(ids[0] ?? '').together(ids, now),
    game: (id, now) => ofGame(id).game(id, now),
    resultOf: (id, now) => ofMarket(id).resultOf(id, now),
    sourcedResultOf: (id, now) => ofMarket(id).sourcedResultOf(id, now),
    proof: (id, now) => ofGame(id).proof(id, now),
    results: (now, day, sport) =>
      (sport !== undefined && isOf(EFOOTBALL, sport) ? virtual : football).results(now, day, sport),
    season(now, champId) {
      const isVirtual = champId !== undefined && isVirtualChamp(champId);
      const season = (isVirtual ? virtual : football).season(now, champId);
      return season && { ...season, champs: told };
    },
    team: (slug) => football.team(slug) ?? virtual.team(slug),
    champs: (now) => [...football.champs(now), ...virtual.champs(now)],
  };
}

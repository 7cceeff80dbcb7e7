import type { Chance } from '../../../src/reference/line/markets/chances.ts';
import { marginOf } from '../../../src/reference/line/markets/margins.ts';
import type { Board } from '../../../src/reference/line/offer/board.ts';
import type {
  FeedUpdate,
  Game,
  Market,
  MarketResult,
} from '../../../src/reference/line/sports-line.ts';

export const KICK_OFF = Date.parse('2026-03-01T15:00:00Z');

/** A line whose every price, suspension and result a test decides. */
export interface FakeBoard extends Board {
  /** A market of a game of its own, unless the game is named. */
  offer(id: string, coef: string, gameId?: number): Market;
  price(id: string, coef: string): void;
  suspend(id: string): void;
  /** How likely two markets of a match both come in from now on, and others accordingly; null: that is not told. */
  chanceTogether(chance: number | null): void;
  /** Takes a market off the line, as when it is decided. */
  withdraw(id: string): void;
  result(id: string, result: MarketResult, score?: [number, number]): void;
  /** Games that are not over begin at another time. */
  moveAll(startAt: number): void;
  /** The game is another one from now on, as after a change of fixtures. */
  replaceGame(gameId: number): void;
  updates: (previous: number, now: number, topics: readonly string[]) => FeedUpdate[];
}

function gameOf(id: number): Game {
  return {
    id,
    slug: `${id}-home-away`,
    champId: 1001,
    sportId: 1,
    team1: `Home ${id}`,
    team2: `Away ${id}`,
    startAt: KICK_OFF,
    status: 1,
    score: [0, 0],
    period: '',
    minute: null,
    added: 0,
    marketCount: 3,
    mainMarketIds: [],
  };
}

function marketOf(id: string, gameId: number, coef: string): Market {
  const names = { typeId: 1, kind: 1, group: 'result', param: null, outcome: '1' } as const;
  return { id, gameId, coef, isBlocked: false, isLive: false, ...names };
}

/** As likely as the price has it without the margin of the line. */
export function chanceOf(market: Market | null | undefined): Chance | null {
  if (!market) return null;
  const won = 1 / (Number(market.coef) * (1 + marginOf(market.group, market.isLive, 'usual')));
  return { won, lost: 1 - won };
}

export function fakeBoard(): FakeBoard {
  const markets = new Map<string, Market>();
  const games = new Map<number, Game>();
  const gameOfMarket = new Map<string, number>();
  const results = new Map<string, MarketResult>();
  let together: number | null = null;
  const change = (id: string, part: Partial<Market>) => {
    const market = markets.get(id);
    if (market) markets.set(id, { ...market, ...part });
  };
  const board: FakeBoard = {
    problems: [],
    updates: () => [],
    snapshot: (_, { after = 0, limit }) => ({
      sports: [{ id: 1, slug: 'football', name: 'Football' }],
      champs: [],
      games: [...games.values()]
        .filter(({ startAt }) => startAt > after)
        .sort((one, other) => one.startAt - other.startAt || one.id - other.id)
        .slice(0, limit),
      markets: [...markets.values()],
    }),
    updatesSince: (previous, now, topics) => board.updates(previous, now, topics),
    chance: (id) => chanceOf(markets.get(id)),
    together: (ids) =>
      together === null
        ? null
        : { chance: together ** (ids.length / 2), telling: ids.map((_, place) => place) },
    chanceTogether(chance) {
      together = chance;
    },
    market: (id) => markets.get(id) ?? null,
    game: (id) => games.get(id) ?? null,
    resultOf: (id) => results.get(id) ?? null,
    sourcedResultOf: (id) => results.get(id) ?? null,
    champs: () => [],
    results: () => null,
    proof: () => null,
    season: () => null,
    team: () => null,
    offer(id, coef, gameId = 500_000 + gameOfMarket.size) {
      const market = marketOf(id, gameId, coef);
      markets.set(id, market);
      gameOfMarket.set(id, gameId);
      if (!games.has(gameId)) games.set(gameId, gameOf(gameId));
      return market;
    },
    price: (id, coef) => change(id, { coef }),
    suspend: (id) => change(id, { isBlocked: true }),
    withdraw: (id) => void markets.delete(id),
    result(id, result, score = [1, 0]) {
      markets.delete(id);
      results.set(id, result);
      const gameId = gameOfMarket.get(id) ?? -1;
      const game = games.get(gameId);
      if (game) games.set(gameId, { ...game, status: 4, score, period: 'full-time' });
    },
    moveAll(startAt) {
      for (const [id, game] of games) if (game.status === 1) games.set(id, { ...game, startAt });
    },
    replaceGame(gameId) {
      const game = games.get(gameId);
      if (game) games.set(gameId, { ...game, team1: 'Another', team2: 'Match' });
    },
  };
  return board;
}

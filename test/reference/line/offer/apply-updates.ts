import type { Board } from '../../../../src/reference/line/offer/board.ts';
import type { FeedUpdate, Game, Market } from '../../../../src/reference/line/sports-line.ts';

/** What a listener holds: games and markets by id. */
export type Held = { games: Map<number, Game>; markets: Map<string, Market> };

/** The snapshots that belong to these topics, laid over one another. */
export function heldAt(board: Board, now: number, topics: readonly string[]): Held {
  const sections = ['live', 'line'] as const;
  const held: Held = { games: new Map(), markets: new Map() };
  const add = (query: Parameters<Board['snapshot']>[1]) => {
    const { games, markets } = board.snapshot(now, query);
    for (const game of games) held.games.set(game.id, game);
    for (const market of markets) held.markets.set(market.id, market);
  };
  for (const topic of topics) {
    const [kind, id] = topic.split(':');
    if (kind === 'live' || kind === 'line') add({ section: kind });
    else if (kind === 'champ') for (const section of sections) add({ section, champ: id });
    else add({ section: 'live', gameId: Number(id) });
  }
  return held;
}

function applyOne({ games, markets }: Held, update: FeedUpdate): void {
  const dropMarkets = (gameId: number) => {
    for (const [id, market] of markets) if (market.gameId === gameId) markets.delete(id);
  };
  const must = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error(`nothing to apply ${JSON.stringify(update)} to`);
    return value;
  };
  switch (update.kind) {
    case 'market': {
      const { marketId, coef, isBlocked } = update;
      markets.set(marketId, { ...must(markets.get(marketId)), coef, isBlocked });
      return;
    }
    case 'market-removed':
      must(markets.get(update.marketId));
      markets.delete(update.marketId);
      return;
    case 'market-added':
      markets.set(update.market.id, update.market);
      return;
    case 'game': {
      const { kind: _, gameId, ...change } = update;
      games.set(gameId, { ...must(games.get(gameId)), ...change });
      return;
    }
    case 'game-added':
      dropMarkets(update.game.id);
      games.set(update.game.id, update.game);
      for (const market of update.markets) markets.set(market.id, market);
      return;
    case 'game-removed':
      must(games.get(update.gameId));
      games.delete(update.gameId);
      dropMarkets(update.gameId);
  }
}

/** Applies updates in order; throws when one of them has nothing to apply to. */
export function applyUpdates(held: Held, updates: readonly FeedUpdate[]): Held {
  for (const update of updates) applyOne(held, update);
  return held;
}

/** The same in an order of its own, for comparison. */
export function sorted({ games, markets }: Held) {
  return {
    games: [...games.values()].sort((a, b) => a.id - b.id),
    markets: [...markets.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

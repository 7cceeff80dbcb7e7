import * as assert from 'uvu/assert';
import type { CallReply } from '../../../src/calls/table.ts';
import type { FeedUpdate } from '../../../src/reference/line/sports-line.ts';
import { fakeBoard } from './board.ts';
import type { Harness } from './harness.ts';

type Snapshot = CallReply<'sportsLine'>;
export type Update = CallReply<'sportsFeed'>['updates'][number];

/** A change of one coefficient. */
export const change = (marketId: string, coef: string): FeedUpdate => ({
  kind: 'market',
  marketId,
  coef,
  isBlocked: false,
});

/** A line that tells, of any two seconds, which two they are. */
export function tickingBoard() {
  const board = fakeBoard();
  board.updates = (previous, now) => [
    change(`${previous / 1000}`, '1.5'),
    change(`${now / 1000}`, '1.5'),
  ];
  return board;
}

/** Lets time pass, and tells whoever listens. */
export function pass(harness: Harness, seconds: number): void {
  harness.clock.now += seconds * 1000;
  harness.backEnd.feed.tick(harness.clock.now);
}

/** The snapshot of a section. */
export const line = async (harness: Harness, section: 'live' | 'line', query = {}) =>
  (await harness.call('sportsLine', { path: { section }, query: { lng: 'en', ...query } })).body;

/** What a snapshot becomes by updates, as a client applies them. */
export function applied(snapshot: Snapshot, updates: readonly Update[]) {
  const games = new Map(snapshot.games.map((game) => [game.id, game]));
  const markets = new Map(snapshot.markets.map((market) => [market.id, market]));
  const dropMarkets = (gameId: number) => {
    for (const market of markets.values()) if (market.gameId === gameId) markets.delete(market.id);
  };
  for (const update of updates) {
    if (update.kind === 'market') {
      const market = markets.get(update.marketId);
      assert.ok(market, `a change of ${update.marketId}, which is not there`);
      const { coef, isBlocked } = update;
      if (market) markets.set(market.id, { ...market, coef, isBlocked });
    } else if (update.kind === 'market-added') markets.set(update.market.id, update.market);
    else if (update.kind === 'market-removed') markets.delete(update.marketId);
    else if (update.kind === 'game') {
      const { kind: _, gameId, ...rest } = update;
      const game = games.get(gameId);
      assert.ok(game, `a change of ${gameId}, which is not there`);
      if (game) games.set(gameId, { ...game, ...rest });
    } else if (update.kind === 'game-removed') {
      games.delete(update.gameId);
      dropMarkets(update.gameId);
    } else {
      dropMarkets(update.game.id);
      games.set(update.game.id, update.game);
      for (const market of update.markets) markets.set(market.id, market);
    }
  }
  const byId = <T extends { id: number | string }>(values: Iterable<T>) =>
    [...values].sort((a, b) => (a.id < b.id ? -1 : 1));
  return { games: byId(games.values()), markets: byId(markets.values()) };
}

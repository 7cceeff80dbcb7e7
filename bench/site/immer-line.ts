/** The line as most would write it: games of markets in nested objects, changed through a draft. */
import type { CallReply } from '../../src/calls/table.ts';
import type { Envelope, EventData } from '../../src/events/catalogue.ts';
import type { Game, Market } from '../../src/events/line.ts';
import { projection } from '../../src/projections/define.ts';

interface ImmerLine {
  games: Record<string, Game>;
  markets: Record<
    string,
    Record<string, Market & { trend: 'up' | 'down' | null; changedAt: number }>
  >;
  lastId: string | null;
}

const gameOf = (marketId: string): string => marketId.slice(0, marketId.indexOf('-'));

function taken(slice: ImmerLine, { games, markets }: CallReply<'sportsLine'>): void {
  for (const game of games) slice.games[game.id] = game;
  for (const market of markets) {
    slice.markets[market.gameId] ??= {};
    const ofGame = slice.markets[market.gameId];
    if (ofGame) ofGame[market.id] = { ...market, trend: null, changedAt: 0 };
  }
}

function updated(
  slice: ImmerLine,
  { id, updates }: EventData<'line.updated'>,
  { at }: Envelope<'line.updated'>,
): void {
  for (const update of updates) {
    if (update.kind === 'game') {
      const { kind, gameId, ...change } = update;
      Object.assign(slice.games[gameId] ?? {}, change);
    } else if (update.kind === 'market') {
      const market = slice.markets[gameOf(update.marketId)]?.[update.marketId];
      if (!market) continue;
      if (market.coef !== update.coef) {
        market.trend = Number(update.coef) > Number(market.coef) ? 'up' : 'down';
        market.changedAt = at;
        market.coef = update.coef;
      }
      market.isBlocked = update.isBlocked;
    }
  }
  slice.lastId = id;
}

export const immerLine = projection(
  'line',
  1,
  (): ImmerLine => ({ games: {}, markets: {}, lastId: null }),
  { on: { 'line.updated': updated }, replies: { sportsLine: taken } },
);

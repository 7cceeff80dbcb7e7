import { type BarredSports, isBarred } from '../../../domain/line/barred-sports.ts';
import type { Board } from './board.ts';

type Looked = Pick<Board, 'market' | 'game' | 'chance'>;

/** The line as one player is offered it: what they are barred from is there, and closed. */
export const offeredTo = (board: Looked, barred: BarredSports): Looked => ({
  game: (id, now) => board.game(id, now),
  chance: (id, now) => board.chance(id, now),
  market(id, now) {
    const market = board.market(id, now);
    const game = market && board.game(market.gameId, now);
    if (!market || !game) return market;
    const { sportId } = game;
    const { isLive } = market;
    return isBarred(barred, { sportId, isLive }) ? { ...market, isBlocked: true } : market;
  },
});

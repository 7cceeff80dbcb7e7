import { isVirtualGame } from '../../domain/line/sports.ts';
import type { Market } from '../line/sports-line.ts';

/**
 * Whether somebody at the ground may see more of a selection than is known here, so that a bet on it, or
 * the sale of one, waits: of what the house draws itself nobody does.
 */
export const isSeenElsewhere = (market: Pick<Market, 'isLive' | 'gameId'> | null): boolean =>
  market?.isLive === true && !isVirtualGame(market.gameId);

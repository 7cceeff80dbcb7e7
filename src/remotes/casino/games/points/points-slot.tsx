import type { TableGame } from '../../table/table-game.ts';
import { game as slot } from '../slot-lines/slot-lines.tsx';

/** The reels as they turn for money, for points. */
export const game: TableGame = { ...slot, name: 'points-slot' };

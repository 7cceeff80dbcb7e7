import type { TableGame } from '../../table/table-game.ts';
import { game as scratch } from '../scratch/scratch.tsx';

/** The cards as they are sold for money, for points. */
export const game: TableGame = { ...scratch, name: 'points-scratch' };

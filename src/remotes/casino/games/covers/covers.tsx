import { coversGame } from './covers-game.tsx';

export const game = coversGame('covers');

import { coversGame } from '../covers/covers-game.tsx';

export const game = coversGame('points-safes');

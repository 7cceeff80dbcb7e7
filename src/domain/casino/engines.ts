import type { Engine } from './engine.ts';
import type { GameName } from './rows.ts';

/** Each game's engine, loaded when its page opens or its first round is drawn. */
export const engines: Readonly<Record<GameName, () => Promise<Engine>>> = {
  dice: () => import('./games/dice.ts'),
  mines: () => import('./games/mines.ts'),
  wheel: () => import('./games/wheel.ts'),
};

import type { Engine } from './engine.ts';
import type { GameName } from './rows.ts';

/** Each game's engine, loaded when its page opens or its first round is drawn. */
export const engines: Readonly<Record<GameName, () => Promise<Engine>>> = {
  dice: () => import('./games/dice.ts'),
  crash: () => import('./games/crash.ts'),
  mines: () => import('./games/mines.ts'),
  plinko: () => import('./games/plinko.ts'),
  roulette: () => import('./games/roulette.ts'),
  blackjack: () => import('./games/blackjack.ts'),
  baccarat: () => import('./games/baccarat.ts'),
  'video-poker': () => import('./games/video-poker.ts'),
  'slot-lines': () => import('./games/slot-lines.ts'),
  keno: () => import('./games/keno.ts'),
  scratch: () => import('./games/scratch.ts'),
  bingo: () => import('./games/bingo.ts'),
  race: () => import('./games/race.ts'),
  hunt: () => import('./games/hunt.ts'),
  wheel: () => import('./games/wheel.ts'),
  'slot-ways': () => import('./games/slot-ways.ts'),
  hilo: () => import('./games/hilo.ts'),
  ladder: () => import('./games/ladder.ts'),
  covers: () => import('./games/covers.ts'),
  lotto: () => import('./lotto.ts'),
  // The same numbers and prizes, drawn for all at once.
  'keno-5': () => import('./games/keno.ts'),
  // The same once more, for points.
  'points-wheel': () => import('./games/wheel.ts'),
  'points-lottery': () => import('./games/covers.ts'),
  'points-memory': () => import('./games/covers.ts'),
  'points-chests': () => import('./games/covers.ts'),
  'points-safes': () => import('./games/covers.ts'),
  'points-scratch': () => import('./games/scratch.ts'),
  'points-slot': () => import('./games/slot-lines.ts'),
};

import { isKeyOf } from '../../../kernel/is-key-of.ts';
import type { CasinoGame } from '../../../site/contract/casino.ts';
import { type Later, later } from '../../../site/loading/later.ts';
import { retryableImport } from '../../../site/loading/retryable-import.ts';
import type { TableGame } from '../table/table-game.ts';

const fetched = (load: () => Promise<{ readonly game: TableGame }>): Later<TableGame> => {
  const imported = retryableImport(load);
  return later(async () => (await imported()).game);
};

/** What draws each game, by the name of its engine: fetched when its page opens. */
const views = {
  baccarat: fetched(() => import('../games/baccarat/baccarat.tsx')),
  bingo: fetched(() => import('../games/bingo/bingo.tsx')),
  blackjack: fetched(() => import('../games/blackjack/blackjack.tsx')),
  covers: fetched(() => import('../games/covers/covers.tsx')),
  crash: fetched(() => import('../games/crash/crash.tsx')),
  dice: fetched(() => import('../games/dice/dice.tsx')),
  hilo: fetched(() => import('../games/hilo/hilo.tsx')),
  hunt: fetched(() => import('../games/hunt/hunt.tsx')),
  keno: fetched(() => import('../games/keno/keno.tsx')),
  'keno-5': fetched(() => import('../games/keno/keno-5.tsx')),
  ladder: fetched(() => import('../games/ladder/ladder.tsx')),
  lotto: fetched(() => import('../games/lotto/lotto.tsx')),
  mines: fetched(() => import('../games/mines/mines.tsx')),
  plinko: fetched(() => import('../games/plinko/plinko.tsx')),
  race: fetched(() => import('../games/race/race.tsx')),
  roulette: fetched(() => import('../games/roulette/roulette.tsx')),
  scratch: fetched(() => import('../games/scratch/scratch.tsx')),
  'slot-lines': fetched(() => import('../games/slot-lines/slot-lines.tsx')),
  'slot-ways': fetched(() => import('../games/slot-ways/slot-ways.tsx')),
  'video-poker': fetched(() => import('../games/video-poker/video-poker.tsx')),
  wheel: fetched(() => import('../games/wheel/wheel.tsx')),
} as const;

/** Null where this build draws no such game. */
export function viewOf(engine: string): Later<TableGame> | null {
  return isKeyOf(engine, views) ? views[engine] : null;
}

/** Whether this build has a table for a game, or it brings its own; others are in no list. */
export const isPlayable = ({ engine, outside }: Pick<CasinoGame, 'engine' | 'outside'>): boolean =>
  outside !== undefined || isKeyOf(engine, views);

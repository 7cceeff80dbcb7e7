import { isKeyOf } from '../../../kernel/is-key-of.ts';
import { type Later, later } from '../../../site/ui/loading/later.ts';
import { retryableImport } from '../../../site/ui/loading/retryable-import.ts';
import type { TableGame } from './table-game.ts';

const fetched = (load: () => Promise<{ readonly game: TableGame }>): Later<TableGame> => {
  const imported = retryableImport(load);
  return later(async () => (await imported()).game);
};

/** What draws each game, by the name of its engine: fetched when its page opens. */
const views = {
  baccarat: fetched(() => import('../games/baccarat/baccarat.tsx')),
  bingo: fetched(() => import('../games/bingo/bingo.tsx')),
  blackjack: fetched(() => import('../games/blackjack/blackjack.tsx')),
  crash: fetched(() => import('../games/crash/crash.tsx')),
  dice: fetched(() => import('../games/dice/dice.tsx')),
  mines: fetched(() => import('../games/mines/mines.tsx')),
  race: fetched(() => import('../games/race/race.tsx')),
  'slot-lines': fetched(() => import('../games/slot-lines/slot-lines.tsx')),
  'slot-ways': fetched(() => import('../games/slot-ways/slot-ways.tsx')),
  'video-poker': fetched(() => import('../games/video-poker/video-poker.tsx')),
  wheel: fetched(() => import('../games/wheel/wheel.tsx')),
} as const;

/** Null where this build draws no such game. */
export function viewOf(engine: string): Later<TableGame> | null {
  return isKeyOf(engine, views) ? views[engine] : null;
}

/** Whether this build has a table for a game; others are in no list. */
export const isPlayable = ({ engine }: { readonly engine: string }): boolean =>
  isKeyOf(engine, views);

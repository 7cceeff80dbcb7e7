import { gameNamed, type HouseGame } from './games.ts';
import { drawnAgain, toldPersonal } from './playing.ts';
import type { RoundRow } from './rounds.ts';
import type { SeedPairs } from './seed-pairs.ts';
import type { SharedDraws } from './shared-draws.ts';
import { seenOf } from './table.ts';
import { choicesOf, type ToldRound, toldRound } from './told.ts';

const NOTHING = { draw: null, outcome: null };

function toldShared(game: HouseGame, row: RoundRow, draws: Pick<SharedDraws, 'told'>): ToldRound {
  const { seeds, draw } = draws.told(game, row.draw ?? 0, row.status !== 'open');
  const seen = draw === null ? NOTHING : seenOf(game, draw, row.bet, choicesOf(row));
  return toldRound(row, game.gameId, seeds, seen);
}

/** Tells of kept rounds what may be seen of them by now. */
export function createTelling(pairs: SeedPairs, draws: Pick<SharedDraws, 'told'>) {
  return (row: RoundRow): ToldRound | null => {
    const game = gameNamed(row.game);
    if (!game) return null;
    if (row.pair_id === null) return toldShared(game, row, draws);
    const seen =
      row.rules === game.rulesVersion
        ? seenOf(game, drawnAgain(pairs, game, row), row.bet, choicesOf(row))
        : { ...NOTHING, payout: null, staked: null };
    return toldPersonal(pairs, game, row, seen);
  };
}

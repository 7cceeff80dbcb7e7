import { totoGame } from '../../domain/casino/toto-game.ts';
import type { SharedDraws } from './draws/shared-draws.ts';
import { gameNamed, type HouseGame } from './games.ts';
import { drawnAgain, toldPersonal } from './playing.ts';
import type { RoundRow } from './rounds.ts';
import type { SeedPairs } from './seed-pairs.ts';
import { seenOf } from './table.ts';
import { choicesOf, type ToldRound, type ToldSeeds, toldRound } from './told.ts';

const NOTHING = { draw: null, outcome: null };

/** The seeds of a pair as a round was drawn from it. */
function seedsOfPair(pairs: SeedPairs, row: RoundRow): ToldSeeds | null {
  const { pair_id: pairId, client_seed: clientSeed, nonce } = row;
  return pairId === null ? null : { ...pairs.told(pairId), clientSeed, nonce };
}

type Draws = Pick<SharedDraws, 'told'>;

function toldShared(pairs: SeedPairs, draws: Draws, game: HouseGame, row: RoundRow, now: number) {
  const { seeds, draw } = draws.told(game, row.draw ?? 0, now);
  const isSettled = draw !== null && row.rules === game.rulesVersion;
  const seen = isSettled ? seenOf(game, draw, row.bet, choicesOf(row)) : NOTHING;
  return toldRound(row, game.gameId, seeds, seen, seedsOfPair(pairs, row));
}

/** Tells of a kept round what may be seen of it now; null where the house has its game no more. */
export type Tell = (row: RoundRow, now: number) => ToldRound | null;

export function createTelling(
  pairs: SeedPairs,
  draws: Draws,
  coupon: (row: RoundRow) => ToldRound,
): Tell {
  return (row, now) => {
    if (row.game === totoGame.name) return coupon(row);
    const game = gameNamed(row.game);
    if (!game) return null;
    if (row.draw !== null) return toldShared(pairs, draws, game, row, now);
    if (row.rules !== game.rulesVersion) {
      return toldPersonal(pairs, game, row, { ...NOTHING, payout: null, staked: null });
    }
    const draw = drawnAgain(pairs, game, row);
    const seen = seenOf(game, draw, row.bet, choicesOf(row));
    // One that was cancelled is over too, though its engine waits for a step: it can be checked whole.
    if (row.status !== 'open') return toldPersonal(pairs, game, row, { ...seen, draw });
    return toldPersonal(pairs, game, row, seen);
  };
}

import * as engine from '../../../../domain/casino/games/mines.ts';
import { type Rational, rational } from '../../../../kernel/rational.ts';
import type { CasinoRound } from '../../../../site/contract/casino.ts';

export const { tiles: TILES, most: MOST } = engine.tables;

/** A plain table, not the one with the top prize. */
const PLAIN = 3;

function minesIn(fields: Readonly<Record<string, unknown>> | null | undefined): number | null {
  const mines = fields?.['mines'];
  const isNumber = typeof mines === 'number' && Number.isInteger(mines);
  return isNumber && mines >= 1 && mines <= MOST ? mines : null;
}

/** How many mines lie under the tiles next: as chosen, as last time, or plain. */
export const minesOf = (
  chosen: Readonly<Record<string, unknown>> | null | undefined,
  last: CasinoRound | null,
): number => minesIn(chosen) ?? minesIn(last?.bet) ?? PLAIN;

/** Tiles in the order in which they were opened. */
export function picksOf({ steps }: CasinoRound): number[] {
  return steps.flatMap(({ action: { pick } }) => (typeof pick === 'number' ? [pick] : []));
}

/** Where the mines lie; empty as long as nobody may know. */
export function minedIn({ state: { draw } }: CasinoRound): ReadonlySet<number> {
  const mined = Array.isArray(draw) ? draw.filter((tile) => typeof tile === 'number') : [];
  return new Set<number>(mined);
}

/** What cashing out is worth after so many safe tiles; the first is after none. */
export const ladderOf = (mines: number): readonly Rational[] => engine.multipliers(mines);

/** The chance that the next tile is safe. */
export const chanceOf = (mines: number, opened: number): Rational =>
  rational(BigInt(TILES - mines - opened), BigInt(TILES - opened));

/** The chance of so many safe tiles in a row. */
export function chanceOfAll(mines: number, count: number): Rational {
  const safe = BigInt(TILES - mines);
  let num = 1n;
  let den = 1n;
  for (let found = 0n; found < BigInt(count); found += 1n) {
    num *= safe - found;
    den *= BigInt(TILES) - found;
  }
  return rational(num, den);
}

/** What a tile is, as far as it may be seen. */
export type Tile = 'hidden' | 'safe' | 'hit' | 'mine' | 'left';

/** What each tile of a round shows: all of them once it is over. */
export function tilesOf(round: CasinoRound | null): Tile[] {
  const picks = new Set(round ? picksOf(round) : []);
  const mined = round ? minedIn(round) : new Set<number>();
  const isOver = round !== null && round.status !== 'open' && mined.size > 0;
  return Array.from({ length: TILES }, (_, tile): Tile => {
    if (picks.has(tile)) return mined.has(tile) ? 'hit' : 'safe';
    if (!isOver) return 'hidden';
    return mined.has(tile) ? 'mine' : 'left';
  });
}

import { multipliers, tables } from '../../../../domain/casino/games/ladder.ts';
import { type Rational, rational } from '../../../../kernel/rational.ts';
import type { CasinoRound } from '../../../../site/contract/casino.ts';
import { picksIn } from '../../table/choices.ts';

export const PRESETS = ['coin', 'apple', 'penalty'] as const;

export type Preset = (typeof PRESETS)[number];

type Fields = Readonly<Record<string, unknown>>;

const presetIn = (fields: Fields | null | undefined): Preset | undefined =>
  PRESETS.find((preset) => preset === fields?.['preset']);

/** Addresses that are of one ladder, by the end that they have. */
const OF_ADDRESS: Readonly<Record<string, Preset>> = {
  'heads-or-tails': 'coin',
  'apple-of-fortune': 'apple',
  penalty: 'penalty',
};

/** What was chosen counts where it was chosen: another address may be of another ladder. */
export const chosenAt = (address: string, chosen: Fields | null | undefined): Fields | null =>
  (chosen?.['address'] ?? '') === address ? (chosen ?? null) : null;

/** The ladder that an address is of. */
export const presetAt = (address: string): Preset | null => OF_ADDRESS[address] ?? null;

/** The ladder that is climbed next: as chosen, as last time, or of coins. */
export const presetOf = (chosen: Fields | null | undefined, last: CasinoRound | null): Preset =>
  presetIn(chosen) ?? presetIn(last?.bet) ?? 'coin';

/** A step of the ladder, from the lowest. */
export interface Level {
  readonly tiles: number;
  readonly safe: number;
  /** The chance of this step alone, and of all up to it. */
  readonly chance: Rational;
  readonly chanceOfAll: Rational;
  /** What the stake is multiplied by after it. */
  readonly multiplier: Rational;
}

export function levelsOf(preset: Preset): Level[] {
  const { tiles, safe } = tables[preset];
  const after = multipliers({ preset }).slice(1);
  let [num, den] = [1n, 1n];
  return safe.flatMap((safely, level) => {
    const multiplier = after[level];
    num *= BigInt(safely);
    den *= BigInt(tiles);
    const chance = rational(BigInt(safely), BigInt(tiles));
    const chanceOfAll = rational(num, den);
    return multiplier ? [{ tiles, safe: safely, chance, chanceOfAll, multiplier }] : [];
  });
}

/** The bad tiles of each level; none as long as nobody may know. */
function badIn({ state: { draw } }: CasinoRound): readonly (readonly unknown[])[] {
  return Array.isArray(draw) ? draw.map((level) => (Array.isArray(level) ? level : [])) : [];
}

/** What a tile is, as far as it may be seen. */
export type Tile = 'hidden' | 'safe' | 'hit' | 'bad' | 'left';

/** What each tile of each level shows, from the lowest level: all of them once the round is over. */
export function tilesOf(preset: Preset, round: CasinoRound | null): Tile[][] {
  const picks = round ? picksIn(round) : [];
  const bad = round ? badIn(round) : [];
  const isOver = round !== null && round.status !== 'open' && bad.length > 0;
  const { tiles, safe } = tables[preset];
  return safe.map((_, level) =>
    Array.from({ length: tiles }, (_tile, tile): Tile => {
      const isBad = bad[level]?.includes(tile) ?? false;
      if (picks[level] === tile) return isBad ? 'hit' : 'safe';
      if (!isOver) return 'hidden';
      return isBad ? 'bad' : 'left';
    }),
  );
}

/** The levels that were climbed, and whether the last step was a bad one. */
export function climbOf(round: CasinoRound): { climbed: number; isLost: boolean } {
  const picks = picksIn(round);
  const bad = badIn(round);
  const last = picks.length - 1;
  const isLost = last >= 0 && bad[last]?.includes(picks[last]) === true;
  return { climbed: isLost ? last : picks.length, isLost };
}

/** What the numbers of the draw lie below: of each level a shuffle of its bad tiles. */
export const boundsOf = (preset: Preset): number[] => {
  const { tiles, safe } = tables[preset];
  return safe.flatMap((safely) =>
    Array.from({ length: tiles - safely }, (_, index) => tiles - index),
  );
};

import { multiply, type Rational, rational } from '../../../kernel/rational.ts';
import { type Climbed, climbRungs, rungs } from '../climb.ts';
import type { Ending } from '../engine.ts';
import { decimal, largestOf, ratioText } from '../exact.ts';
import { type FairSource, fairStream } from '../fair.ts';
import { distinctOf, fieldsOf, flagOf, stakeOf, wholeOf } from '../input.ts';

/** How many mines lie under the tiles, 1 to 24. */
export interface MinesSetup {
  readonly mines: number;
}

export interface MinesBet extends MinesSetup {
  /** In minor units. */
  readonly stake: number;
}

export interface MinesSteps {
  readonly stake: number;
  /** Tiles in the order in which they were opened. */
  readonly picks: readonly number[];
  readonly cashOut: boolean;
}

export const begun = { picks: [], cashOut: false };

export const tables = { tiles: 25, most: 24, rtp: '0.99', highest: 10_000 };

const TILES = [0, tables.tiles - 1] as const;

/** The tiles with a mine, sorted. */
export function draw(seeds: FairSource, setup: MinesSetup): number[] {
  const mines = minesIn(setup);
  return fairStream(seeds)
    .shuffle(tables.tiles, mines)
    .sort((a, b) => a - b);
}

/** A mine loses all; the round is over when every safe tile is found, or no further one is within 10,000. */
export function settle(tiles: readonly number[], steps: MinesSteps): Climbed {
  const { stake, picks, cashOut } = read(steps);
  const mined = new Set(minedTiles(tiles));
  const safe = picks.map((pick) => !mined.has(pick));
  return climbRungs(multipliers(mined.size), { stake, safe, cashOut });
}

export function rtp(): string {
  return ratioText(decimal(tables.rtp));
}

export function stakedOn(bet: MinesBet): number {
  minesIn(bet);
  return stakeOf(fieldsOf(bet, 'bet')['stake'], tables.highest);
}

export function largestMultiplier(bet: MinesSetup): string {
  return largestOf(multipliers(minesIn(bet)));
}

/** The multipliers after no, one, two … safe tiles: 0.99 over the chance to find them. */
export function multipliers(mines: number): readonly Rational[] {
  const safe = tables.tiles - mines;
  return rungs(decimal(tables.rtp), (rung, found) =>
    found === safe
      ? null
      : multiply(rung, rational(BigInt(tables.tiles - found), BigInt(safe - found))),
  );
}

export function isOpen(tiles: readonly number[], steps: MinesSteps): boolean {
  return !settle(tiles, steps).done;
}

/** The mines, once the round is over; none before. */
export function shown(tiles: readonly number[], steps: MinesSteps): readonly number[] {
  return isOpen(tiles, steps) ? [] : minedTiles(tiles);
}

export function byRule(tiles: readonly number[], steps: MinesSteps): Ending<MinesSteps> {
  settle(tiles, steps);
  if (steps.picks.length === 0) return { by: 'returning-stake' };
  return { by: 'settling', bet: { ...steps, cashOut: true } };
}

function minesIn(setup: MinesSetup): number {
  return wholeOf(fieldsOf(setup, 'bet')['mines'], 1, tables.most, 'bet');
}

function minedTiles(tiles: readonly number[]): readonly number[] {
  return distinctOf(tiles, { count: [1, tables.most], of: TILES }, 'seed');
}

function read(steps: MinesSteps) {
  const fields = fieldsOf(steps, 'bet');
  return {
    stake: stakeOf(fields['stake'], tables.highest),
    picks: distinctOf(fields['picks'], { count: [0, tables.tiles], of: TILES }, 'action'),
    cashOut: flagOf(fields['cashOut'], 'action'),
  };
}

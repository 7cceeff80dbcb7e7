import { multiply, type Rational, rational } from '../../../kernel/rational.ts';
import { type Climbed, climbRungs, rungs } from '../climb.ts';
import type { Ending } from '../engine.ts';
import { decimal, largestOf, ratioText } from '../exact.ts';
import { type FairSource, fairStream } from '../fair.ts';
import { distinctOf, fieldsOf, flagOf, listOf, optionOf, stakeOf, wholeOf } from '../input.ts';

const PRESETS = ['coin', 'apple', 'penalty'] as const;

export interface LadderSetup {
  readonly preset: (typeof PRESETS)[number];
}

export interface LadderBet extends LadderSetup {
  /** In minor units. */
  readonly stake: number;
}

export interface LadderSteps extends LadderBet {
  /** A tile for each level, from the lowest. */
  readonly picks: readonly number[];
  readonly cashOut: boolean;
}

export const begun = { picks: [], cashOut: false };

/** Tiles of each level, and how many of them are safe, from the lowest. */
export const tables = {
  rtp: '0.97',
  highest: 10_000,
  coin: { tiles: 2, safe: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1] },
  apple: { tiles: 5, safe: [4, 4, 4, 3, 3, 3, 2, 2, 1, 1] },
  penalty: { tiles: 5, safe: [3, 3, 3, 3, 3] },
};

/** The bad tiles of each level, sorted. */
export function draw(seeds: FairSource, setup: LadderSetup): number[][] {
  const { tiles, safe } = levelsOf(setup);
  const stream = fairStream(seeds);
  return safe.map((safely) => stream.shuffle(tiles, tiles - safely).sort((a, b) => a - b));
}

export function settle(bad: readonly (readonly number[])[], steps: LadderSteps): Climbed {
  const { stake, picks, cashOut } = read(steps);
  const drawn = badTiles(bad, steps);
  const safe = picks.map((pick, level) => drawn[level]?.includes(pick) === false);
  return climbRungs(multipliers(steps), { stake, safe, cashOut });
}

/** Of each level, wherever one stops. */
export function rtp(): string {
  return ratioText(decimal(tables.rtp));
}

export function stakedOn(bet: LadderBet): number {
  levelsOf(bet);
  return stakeOf(fieldsOf(bet, 'bet')['stake'], tables.highest);
}

export function largestMultiplier(bet: LadderSetup): string {
  return largestOf(multipliers(bet));
}

/** The multipliers after no, one, two … levels: 0.97 over the chance to climb so far. */
export function multipliers(setup: LadderSetup): readonly Rational[] {
  const { tiles, safe } = levelsOf(setup);
  return rungs(decimal(tables.rtp), (rung, level) => {
    const safely = safe[level];
    return safely === undefined ? null : multiply(rung, rational(BigInt(tiles), BigInt(safely)));
  });
}

export function isOpen(bad: readonly (readonly number[])[], steps: LadderSteps): boolean {
  return !settle(bad, steps).done;
}

/** The bad tiles of every level, once the round is over; until then of none. */
export function shown(
  bad: readonly (readonly number[])[],
  steps: LadderSteps,
): readonly (readonly number[])[] {
  return isOpen(bad, steps) ? [] : badTiles(bad, steps);
}

export function byRule(
  bad: readonly (readonly number[])[],
  steps: LadderSteps,
): Ending<LadderSteps> {
  settle(bad, steps);
  if (steps.picks.length === 0) return { by: 'returning-stake' };
  return { by: 'settling', bet: { ...steps, cashOut: true } };
}

function levelsOf(setup: LadderSetup): {
  readonly tiles: number;
  readonly safe: readonly number[];
} {
  return tables[optionOf(fieldsOf(setup, 'bet')['preset'], PRESETS, 'bet')];
}

function badTiles(value: unknown, setup: LadderSetup): readonly (readonly number[])[] {
  const { tiles, safe } = levelsOf(setup);
  const levels = listOf(value, safe.length, safe.length, 'seed');
  return levels.map((level, at) => {
    const many = tiles - (safe[at] ?? 0);
    return distinctOf(level, { count: [many, many], of: [0, tiles - 1] }, 'seed');
  });
}

function read(steps: LadderSteps) {
  const stake = stakedOn(steps);
  const { tiles, safe } = levelsOf(steps);
  const fields = fieldsOf(steps, 'bet');
  const picks = listOf(fields['picks'], 0, safe.length, 'action');
  return {
    stake,
    picks: picks.map((pick) => wholeOf(pick, 0, tiles - 1, 'action')),
    cashOut: flagOf(fields['cashOut'], 'action'),
  };
}

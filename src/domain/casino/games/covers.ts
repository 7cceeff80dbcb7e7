import { add, multiply, type Rational, rational, ZERO } from '../../../kernel/rational.ts';
import type { Ending } from '../engine.ts';
import { decimal, largestOf, payoutOf, ratioText } from '../exact.ts';
import { type FairSource, fairStream } from '../fair.ts';
import { distinctOf, fault, fieldsOf, optionOf, stakeOf } from '../input.ts';

const PRESETS = ['memory', 'chests', 'safes', 'lottery'] as const;

export interface CoversSetup {
  readonly preset: (typeof PRESETS)[number];
}

export interface CoversBet extends CoversSetup {
  /** In minor units, or in points where it is played for points. */
  readonly stake: number;
}

export interface CoversSteps extends CoversBet {
  /** The covers that were lifted: two of `memory`, which pays what both are; one of the others. */
  readonly picks: readonly number[];
}

export const begun = { picks: [] };

/** The prizes under the covers, in stakes. */
export const tables = {
  memory: { picks: 2, prizes: '2 2 4 4 6 6 10 10 15 15 25 25' },
  chests: { picks: 1, prizes: '0 0 0 0.5 0.5 1 1 2 4' },
  safes: { picks: 1, prizes: '0 0 0.5 0.5 1 4' },
  lottery: { picks: 1, prizes: `${'0 '.repeat(14)}1 1 1 2 5 10` },
};

const TOP = 25;

/** Cover i hides the prize `order[i]` of the list. */
export function draw(seeds: FairSource, setup: CoversSetup): number[] {
  return fairStream(seeds).shuffle(coversOf(setup).prizes.length);
}

export function settle(
  order: readonly number[],
  steps: CoversSteps,
): { multiplier: string; payout: number } {
  const stake = stakedOn(steps);
  const covers = coversOf(steps);
  const picks = picksOf(steps);
  if (picks.length < covers.picks) fault('action', 'not all is lifted');
  const places = orderOf(order, steps);
  const prizes = picks.map((pick) => covers.prizes[places[pick] ?? 0]);
  const multiplier = (prizes.every((prize) => prize === prizes[0]) && prizes[0]) || '0';
  return { multiplier, payout: payoutOf(stake, decimal(multiplier)) };
}

export function rtp(setup: CoversSetup): string {
  const { prizes, picks } = coversOf(setup);
  const all = prizes.map((prize) => multiply(decimal(prize), chanceOf(prize, prizes, picks)));
  return ratioText(multiply(all.reduce(add, ZERO), rational(1n, BigInt(prizes.length))));
}

export function stakedOn(bet: CoversBet): number {
  coversOf(bet);
  return stakeOf(fieldsOf(bet, 'bet')['stake'], TOP);
}

export function largestMultiplier(bet: CoversSetup): string {
  return largestOf(coversOf(bet).prizes.map(decimal));
}

/** The list of prizes, in stakes as decimal text, and how many covers are lifted. */
export function coversOf(setup: CoversSetup): { picks: number; prizes: readonly string[] } {
  const { picks, prizes } = tables[optionOf(fieldsOf(setup, 'bet')['preset'], PRESETS, 'bet')];
  return { picks, prizes: prizes.split(' ') };
}

export function isOpen(order: readonly number[], steps: CoversSteps): boolean {
  orderOf(order, steps);
  return picksOf(steps).length < coversOf(steps).picks;
}

/** What lies under each cover, as places in the list; null where it is not lifted yet. */
export function shown(order: readonly number[], steps: CoversSteps): readonly (number | null)[] {
  const picks = picksOf(steps);
  const isOver = !isOpen(order, steps);
  return orderOf(order, steps).map((place, cover) =>
    isOver || picks.includes(cover) ? place : null,
  );
}

export function byRule(order: readonly number[], steps: CoversSteps): Ending<CoversSteps> {
  return isOpen(order, steps) ? { by: 'returning-stake' } : { by: 'settling', bet: steps };
}

/** That a prize that was lifted counts: alone it does; of two, where the other is its like. */
function chanceOf(prize: string, prizes: readonly string[], picks: number): Rational {
  const alike = prizes.filter((each) => each === prize).length - 1;
  return picks === 1 ? rational(1n) : rational(BigInt(alike), BigInt(prizes.length - 1));
}

function orderOf(value: unknown, setup: CoversSetup): readonly number[] {
  const many = coversOf(setup).prizes.length;
  return distinctOf(value, { count: [many, many], of: [0, many - 1] }, 'seed');
}

function picksOf(steps: CoversSteps): readonly number[] {
  const { picks, prizes } = coversOf(steps);
  const range = { count: [0, picks], of: [0, prizes.length - 1] } as const;
  return distinctOf(fieldsOf(steps, 'bet')['picks'], range, 'action');
}

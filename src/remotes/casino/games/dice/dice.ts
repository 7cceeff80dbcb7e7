import * as engine from '../../../../domain/casino/games/dice.ts';
import { type Rational, rational } from '../../../../kernel/rational.ts';
import type { CasinoRound } from '../../../../site/contract/casino.ts';

const { rolls, returned, fewest, most } = engine.tables;

export interface Choice {
  readonly side: 'under' | 'over';
  /** Of 0 to 9999, as rolls are. */
  readonly target: number;
}

/** About even: a plain table, not the one with the top prize. */
const PLAIN: Choice = { side: 'under', target: 4950 };

const HIGHEST = rolls - 1;

/** How many of the rolls win. */
export const countOf = ({ side, target }: Choice): number =>
  side === 'under' ? target : HIGHEST - target;

/** The same number of winning rolls on the other side. */
export const turned = ({ side, target }: Choice): Choice => ({
  side: side === 'under' ? 'over' : 'under',
  target: HIGHEST - target,
});

/** The targets that may be chosen. */
export const boundsOf = (side: Choice['side']): readonly [least: number, most: number] =>
  side === 'under' ? [fewest, most] : [HIGHEST - most, HIGHEST - fewest];

export const multiplierOf = (choice: Choice): Rational =>
  rational(BigInt(returned), BigInt(countOf(choice)));

export const chanceOf = (choice: Choice): Rational =>
  rational(BigInt(countOf(choice)), BigInt(rolls));

export const topPrize: Rational = rational(BigInt(returned), BigInt(fewest));
export const topChance: Rational = rational(BigInt(fewest), BigInt(rolls));

/** A choice out of JSON that somebody wrote; null where it is none. */
function choiceIn(fields: Readonly<Record<string, unknown>> | null | undefined): Choice | null {
  const { side, target } = fields ?? {};
  if ((side !== 'under' && side !== 'over') || typeof target !== 'number') return null;
  const [least, greatest] = boundsOf(side);
  const isTarget = Number.isInteger(target) && target >= least && target <= greatest;
  return isTarget ? { side, target } : null;
}

/** What is bet next: as chosen, as last time, or plain. */
export const choiceOf = (
  chosen: Readonly<Record<string, unknown>> | null | undefined,
  last: CasinoRound | null,
): Choice => choiceIn(chosen) ?? choiceIn(last?.bet) ?? PLAIN;

/** What was rolled; null where it is not known. */
export function rollOf({ state }: CasinoRound): number | null {
  return typeof state.draw === 'number' ? state.draw : null;
}

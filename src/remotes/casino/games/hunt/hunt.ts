import { tables } from '../../../../domain/casino/games/hunt.ts';
import { type Rational, rational } from '../../../../kernel/rational.ts';
import type { CasinoRound } from '../../../../site/contract/casino.ts';

export const TARGETS: readonly number[] = tables.targets;
export const MOST_SHOTS = 10;

type Fields = Readonly<Record<string, unknown>>;

/** A plain volley, not one at the top prize. */
const PLAIN: readonly number[] = [2];

/** Targets out of JSON that somebody wrote; null where there are none. */
function targetsIn(fields: Fields | null | undefined): readonly number[] | null {
  const targets = fields?.['targets'];
  if (!Array.isArray(targets)) return null;
  return targets.filter((target) => TARGETS.includes(target)).slice(0, MOST_SHOTS);
}

/** What each shot of the next volley is aimed at: as chosen, as last time, or plain. */
export const targetsOf = (
  chosen: Fields | null | undefined,
  last: CasinoRound | null,
): readonly number[] => targetsIn(chosen) ?? targetsIn(last?.bet) ?? PLAIN;

/** Which shots hit; none where it is not known. */
export function hitsOf({ state: { draw } }: CasinoRound): readonly boolean[] {
  return Array.isArray(draw) ? draw.map((hit) => hit === true) : [];
}

export const chanceOf = (target: number): Rational =>
  rational(BigInt(tables.hits), BigInt(tables.of * target));

/** What the numbers of the draw lie below, a shot each. */
export const boundsOf = (targets: readonly number[]): number[] =>
  targets.map((target) => tables.of * target);

export const sumOf = (targets: readonly number[]): number =>
  targets.reduce((sum, target) => sum + target, 0);

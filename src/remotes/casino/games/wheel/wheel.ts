import * as engine from '../../../../domain/casino/games/wheel.ts';
import { type Rational, rational } from '../../../../kernel/rational.ts';
import type { CasinoRound } from '../../../../site/contract/casino.ts';

/** What each segment returns, around the wheel. */
export const segments = engine.wheel;

const count = segments.length;

/** What may be bet on, the likeliest first, each with its chance. */
export const OFFERED = Object.values(engine.tables.multipliers).map((multiplier) => ({
  multiplier,
  chance: chanceOf(multiplier),
}));

function chanceOf(multiplier: number): Rational {
  const those = segments.filter((one) => one === multiplier).length;
  return rational(BigInt(those), BigInt(count));
}

/** The segment that a draw stopped at; null where it is not known. */
export function indexOf(result: unknown): number | null {
  return typeof result === 'number' && segments[result] !== undefined ? result : null;
}

const DEGREES = 360 / count;

/** How far the wheel is turned, in degrees, where the middle of a segment lies under the pointer. */
export const restingAngle = (index: number): number => -(index + 0.5) * DEGREES;

/** Whole turns before it comes to rest. */
const TURNS = 4;

/** How far it is turned on the way from one segment to another. */
export function turningAngle(from: number, to: number, progress: number): number {
  const begin = restingAngle(from);
  const end = restingAngle(to) - 360 * TURNS;
  return begin + (end - begin) * progress;
}

const RADIUS = 100;

const point = (degrees: number, radius: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};

/** The outline of each segment, around the middle; the first begins at the top. */
export const outlines = segments.map((_, index) => {
  const [from, to] = [index * DEGREES, (index + 1) * DEGREES];
  return `M0 0 L${point(from, RADIUS)} A${RADIUS} ${RADIUS} 0 0 1 ${point(to, RADIUS)}Z`;
});

export const labelAngles = segments.map((_, index) => (index + 0.5) * DEGREES);

/** Stakes by what was bet on, in minor units. */
export function stakesOf({ bet }: CasinoRound): (readonly [multiplier: number, stake: number])[] {
  const bets: unknown = bet['bets'];
  if (typeof bets !== 'object' || bets === null) return [];
  return Object.entries(bets).flatMap(([key, stake]) =>
    typeof stake === 'number' ? [[Number(key), stake] as const] : [],
  );
}

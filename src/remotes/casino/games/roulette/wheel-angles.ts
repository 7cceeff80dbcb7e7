import { wheel } from '../../../../domain/casino/games/roulette.ts';

/** The pockets in their order around the wheel. */
export const POCKETS: readonly number[] = wheel;

const DEGREES = 360 / POCKETS.length;
const RADIUS = 100;
const INNER = 62;
/** Whole turns of the wheel, and of the ball against it, before they come to rest. */
const TURNS = 2;
const BALL_TURNS = 5;

/** How far the wheel is turned, in degrees, where a pocket lies at the top. */
export const restingAngle = (pocket: number): number => -POCKETS.indexOf(pocket) * DEGREES;

/** How far it is turned on the way from one pocket to another. */
export function turningAngle(from: number, to: number, progress: number): number {
  const begin = restingAngle(from);
  return begin + (restingAngle(to) - 360 * TURNS - begin) * progress;
}

/** Where the ball is, in degrees: at rest it lies at the top. */
export const ballAngle = (progress: number): number => (1 - progress) * 360 * BALL_TURNS;

/** How far from the middle the ball is: it falls into its pocket at the end of its way. */
export const ballRadius = (progress: number): number =>
  progress < 0.8 ? 106 : 106 - ((progress - 0.8) / 0.2) * 34;

const point = (degrees: number, radius: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};

export const labelAngle = (index: number): number => index * DEGREES;

/** The outline of each pocket; the first lies at the top. */
export const outlines = POCKETS.map((_, index) => {
  const [from, to] = [(index - 0.5) * DEGREES, (index + 0.5) * DEGREES];
  const outer = `L${point(from, RADIUS)} A${RADIUS} ${RADIUS} 0 0 1 ${point(to, RADIUS)}`;
  return `M${point(from, INNER)} ${outer} L${point(to, INNER)} A${INNER} ${INNER} 0 0 0 ${point(from, INNER)}Z`;
});

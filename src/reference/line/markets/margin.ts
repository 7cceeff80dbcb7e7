/**
 * From fair probabilities to coefficients.
 *
 * The margin follows the power method: every probability of a book is raised to one exponent
 * below 1, chosen so that the implied probabilities add up to `1 + margin` times what the fair
 * ones do. Unlike a flat cut it takes more from long shots than from favourites, as the trade
 * does, and it never pushes a coefficient below 1.
 */

/** Steps of Newton; five are enough for any book that there is. */
const MOST_STEPS = 50;
const EXACT = 1e-12;

/**
 * The sum of powers falls with the exponent and is convex, so that Newton's steps from 1 go below the
 * root at once and then up to it, never beyond; nothing is below 0.
 */
function exponentOf(probabilities: readonly number[], target: number): number {
  const logs = probabilities.filter((p) => p > 0).map(Math.log);
  let exponent = 1;
  for (let i = 0; i < MOST_STEPS; i += 1) {
    let sum = 0;
    let slope = 0;
    for (const log of logs) {
      const power = Math.exp(log * exponent);
      sum += power;
      slope += log * power;
    }
    const step = slope < 0 ? (target - sum) / slope : 0;
    exponent = Math.max(0, exponent + step);
    if (Math.abs(step) < EXACT) break;
  }
  return exponent;
}

/**
 * Implied probabilities of one book with its margin laid on. The fair ones must cover everything
 * that can happen (they add up to 1, or to 2 where two outcomes of three win together).
 */
export function withMargin(probabilities: readonly number[], margin: number): number[] {
  const fair = probabilities.reduce((sum, p) => sum + p, 0);
  const exponent = exponentOf(probabilities, fair * (1 + margin));
  return probabilities.map((p) => (p > 0 ? p ** exponent : 0));
}

/** Coefficients lie between these; below the least a market is shown but takes no bets. */
const LEAST_THOUSANDTHS = 1010;
const MOST_THOUSANDTHS = 1_000_000;

/** The step of the price ladder, in thousandths: 3 decimals below 2, 2 below 10, 1 below 100. */
function stepAt(thousandths: number): number {
  if (thousandths < 2000) return 1;
  if (thousandths < 10_000) return 10;
  return thousandths < 100_000 ? 100 : 1000;
}

/**
 * A coefficient as decimal text, rounded down to the ladder and held between 1.01 and 1000;
 * `isShort` when it had to be lifted to 1.01. From here on it is exact text, never a float.
 */
export function coefOf(implied: number): { coef: string; isShort: boolean } {
  const exact = implied > 0 ? Math.floor(1000 / implied + 1e-9) : MOST_THOUSANDTHS;
  const held = Math.min(MOST_THOUSANDTHS, Math.max(LEAST_THOUSANDTHS, exact));
  const rounded = held - (held % stepAt(held));
  const fraction = String(rounded % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '');
  const whole = Math.floor(rounded / 1000);
  return {
    coef: fraction === '' ? `${whole}` : `${whole}.${fraction}`,
    isShort: exact < LEAST_THOUSANDTHS,
  };
}

import { marginOf } from '../line/margins.ts';
import type { LegState } from './legs.ts';

/** Less than this is no bet that anybody would want; more is not paid for what the model says of rare things. */
const BOUNDS = { least: 1.01, most: 500 };
/** The most selections of one match. */
const MOST = 8;
/** What chances add up to above 1, whatever is built: guesses about one match are wrong together. */
const MOST_MARGIN = 0.3;

/**
 * What the house pays if all of these selections of one match come in, of which it says how likely that is; null
 * where it offers no price. Each brings the margin of its group, as each of them may be what the model is wrong in.
 */
export function builderPrice(legs: readonly LegState[], chance: number | null): string | null {
  if (chance === null || legs.length < 2 || legs.length > MOST) return null;
  const margins = legs.map(({ market }) =>
    market === null ? Number.POSITIVE_INFINITY : marginOf(market.group, market.isLive, 'usual'),
  );
  const margin = margins.reduce((sum, one) => sum + one, 0);
  if (!Number.isFinite(margin) || chance <= 0) return null;
  const price = 1 / (chance * (1 + Math.min(MOST_MARGIN, margin)));
  if (price < BOUNDS.least) return null;
  // Rounded down, as every price.
  return (Math.floor(Math.min(BOUNDS.most, price) * 100) / 100).toFixed(2);
}

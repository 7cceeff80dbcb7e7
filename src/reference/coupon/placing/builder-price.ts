import { marginOf } from '../../line/markets/margins.ts';
import { MOST_TOGETHER } from '../../line/offer/together.ts';
import type { LegState, Together } from '../legs.ts';

/** Less than this is no bet that anybody would want; more is not paid for what the model says of rare things. */
const BOUNDS = { least: 1.01, most: 500 };
/** What chances add up to above 1, whatever is built: guesses about one match are wrong together. */
const MOST_MARGIN = 0.3;

/**
 * What the house pays if all of these selections of one match come in; null where it offers no price. Each brings
 * the margin of its group, as each may be what the model is wrong in; one that follows from the others brings none.
 */
export function builderPrice(legs: readonly LegState[], together: Together | null): string | null {
  if (together === null || legs.length < 2 || legs.length > MOST_TOGETHER) return null;
  const { chance, telling } = together;
  if (chance <= 0) return null;
  let margin = 0;
  for (const { market } of legs) {
    if (market === null) return null;
    if (telling.has(market.id)) margin += marginOf(market.group, market.isLive, 'usual');
  }
  const price = 1 / (chance * (1 + Math.min(MOST_MARGIN, margin)));
  if (price < BOUNDS.least) return null;
  // Rounded down, as every price.
  return (Math.floor(Math.min(BOUNDS.most, price) * 100) / 100).toFixed(2);
}

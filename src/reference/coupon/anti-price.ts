import { fairAntiExpressCoef } from '../../domain/anti-express.ts';
import {
  compare,
  multiply,
  ONE,
  parseDecimal,
  type Rational,
  rational,
  subtract,
  toFixed,
} from '../../kernel/rational.ts';
import { marginOf } from '../line/margins.ts';
import type { LegState } from './legs.ts';

/** What the house keeps of a win, in hundredths. */
const KEPT = 8n;
/** Less than this is no bet that anybody would want. */
const LEAST = rational(101n, 100n);

/** The price of a selection without the house's margin, which makes an express look less likely. */
function fairCoef({ market, coef }: LegState): string {
  const margin = market === null ? 0 : marginOf(market.group, market.isLive, 'usual');
  const factor = rational(10_000n + BigInt(Math.round(margin * 10_000)), 10_000n);
  return toFixed(multiply(parseDecimal(coef) ?? ONE, factor), 6);
}

const lessTheHouse = (fair: Rational): Rational => {
  const win = multiply(subtract(fair, ONE), rational(100n - KEPT, 100n));
  return subtract(win, rational(-1n));
};

/** What the house pays if the express of these selections does not come in; null where it offers none. */
export function antiExpressPrice(legs: readonly LegState[]): string | null {
  if (legs.length < 2) return null;
  const fair = parseDecimal(fairAntiExpressCoef(legs.map(fairCoef)) ?? '');
  if (fair === null) return null;
  const price = lessTheHouse(fair);
  return compare(price, LEAST) < 0 ? null : toFixed(price, 3);
}

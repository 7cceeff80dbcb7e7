import { fairAntiExpressCoef } from '../../../domain/coupon/anti-express.ts';
import {
  compare,
  multiply,
  ONE,
  parseDecimal,
  type Rational,
  rational,
  subtract,
  toFixed,
} from '../../../kernel/rational.ts';
import type { LegState } from '../legs.ts';

/** What the house keeps of a win, in hundredths. */
const KEPT = 8n;
/** Less than this is no bet that anybody would want. */
const LEAST = rational(101n, 100n);

/** What is rarer than this has no price to speak of, and neither has what is surer. */
const RAREST = 1e-6;

/** The price of a selection as likely as it is, without what the house adds to that. */
const fairCoef = ({ fair, coef }: LegState): string =>
  fair === null ? coef : (1 / Math.max(RAREST, fair)).toFixed(6);

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

import { add, divide, ONE, type Rational, rational, ZERO } from '../../kernel/rational.ts';

/** How a leg ended: half results come from quarter handicaps, where half the stake is void. */
export type LegResult = 'won' | 'lost' | 'void' | 'half-won' | 'half-lost';

export const LEG_RESULTS: readonly LegResult[] = ['won', 'lost', 'void', 'half-won', 'half-lost'];

const HALF = rational(1n, 2n);
const TWO = rational(2n);

/** What a leg multiplies a combination by once it has ended; a void leg leaves it as it is. */
export function legFactor(coef: Rational, result: LegResult): Rational {
  switch (result) {
    case 'won':
      return coef;
    case 'lost':
      return ZERO;
    case 'void':
      return ONE;
    case 'half-won':
      return divide(add(ONE, coef), TWO);
    case 'half-lost':
      return HALF;
  }
}

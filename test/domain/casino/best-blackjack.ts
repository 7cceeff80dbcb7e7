/**
 * Blackjack played as well as it can be, exact: as each card comes from a full deck, a hand is only its
 * total, whether an ace of it counts 11, and what the dealer shows.
 */
import {
  add,
  compare,
  multiply,
  ONE,
  type Rational,
  rational,
  subtract,
  ZERO,
} from '../../../src/kernel/rational.ts';

interface Count {
  readonly total: number;
  readonly soft: boolean;
}

/** Values of cards, an ace 1, and how many of thirteen have each. */
const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const chanceOf = (value: number) => rational(value === 10 ? 4n : 1n, 13n);
const TWO = rational(2n);

function expected(of: (value: number) => Rational): Rational {
  return VALUES.map((value) => multiply(chanceOf(value), of(value))).reduce(add, ZERO);
}

const best = (values: readonly Rational[]) =>
  values.reduce((most, each) => (compare(each, most) > 0 ? each : most));

function plus({ total, soft }: Count, value: number): Count {
  const hard = (soft ? total - 10 : total) + value;
  const isSoft = (soft || value === 1) && hard + 10 <= 21;
  return { total: isSoft ? hard + 10 : hard, soft: isSoft };
}

const counted = (...values: readonly number[]) => values.reduce(plus, { total: 0, soft: false });

function remembered<T>(reckon: (count: Count) => T): (count: Count) => T {
  const known = new Map<string, T>();
  return (count) => {
    const key = `${count.total} ${count.soft}`;
    const answer = known.get(key) ?? reckon(count);
    known.set(key, answer);
    return answer;
  };
}

/** The chance of each total that the dealer can end with; 22 stands for all that have bust. */
const dealerEnds = remembered((count): ReadonlyMap<number, Rational> => {
  if (count.total >= 17) return new Map([[Math.min(count.total, 22), ONE]]);
  const ends = new Map<number, Rational>();
  for (const value of VALUES) {
    for (const [total, chance] of dealerEnds(plus(count, value))) {
      ends.set(total, add(ends.get(total) ?? ZERO, multiply(chanceOf(value), chance)));
    }
  }
  return ends;
});

/** What is returned of one stake against an open card, where the dealer turned out to have no blackjack. */
function against(open: number) {
  const blackjackWith = open === 1 ? 10 : open === 10 ? 1 : null;
  const chanceOfBlackjack = blackjackWith === null ? ZERO : chanceOf(blackjackWith);
  const rest = subtract(ONE, chanceOfBlackjack);
  const ends = new Map<number, Rational>();
  for (const hidden of VALUES.filter((value) => value !== blackjackWith)) {
    for (const [total, chance] of dealerEnds(counted(open, hidden))) {
      const part = multiply(chanceOf(hidden), chance);
      ends.set(
        total,
        add(ends.get(total) ?? ZERO, multiply(part, { num: rest.den, den: rest.num })),
      );
    }
  }
  const stand = remembered(({ total }) => {
    const returns = [...ends].map(([end, chance]) => {
      const isWon = end === 22 || total > end;
      return multiply(chance, isWon ? TWO : total === end ? ONE : ZERO);
    });
    return returns.reduce(add, ZERO);
  });
  const takeOne = (count: Count, then: (count: Count) => Rational) =>
    expected((value) => {
      const next = plus(count, value);
      return next.total > 21 ? ZERO : then(next);
    });
  const playOn: (count: Count) => Rational = remembered((count) =>
    count.total === 21 ? stand(count) : best([stand(count), takeOne(count, playOn)]),
  );
  // Gains rather than returns where stakes differ: what is doubled costs as much again.
  const gain = (returned: Rational, stakes: Rational) => multiply(stakes, subtract(returned, ONE));
  const ofTwo = (count: Count) => {
    if (count.total === 21) return gain(stand(count), ONE);
    return best([gain(playOn(count), ONE), gain(takeOne(count, stand), TWO)]);
  };
  const split = (value: number) => {
    const one = (next: number) => counted(value, next);
    const each = expected((next) => (value === 1 ? gain(stand(one(next)), ONE) : ofTwo(one(next))));
    return multiply(TWO, each);
  };
  const dealt = (first: number, second: number) => {
    const together = ofTwo(counted(first, second));
    return first === second ? best([together, split(first)]) : together;
  };
  return { chanceOfBlackjack, rest, dealt };
}

/** The expected return of best play per unit of the first stake: as it goes with the stakes, 1 plus the gain. */
export function bestBlackjack(): Rational {
  const gains = expected((open) => {
    const { chanceOfBlackjack, rest, dealt } = against(open);
    return expected((first) =>
      expected((second) => {
        const isBlackjack = counted(first, second).total === 21;
        const lost = multiply(chanceOfBlackjack, isBlackjack ? ZERO : rational(-1n));
        const played = isBlackjack ? rational(3n, 2n) : dealt(first, second);
        return add(lost, multiply(rest, played));
      }),
    );
  });
  return add(ONE, gains);
}

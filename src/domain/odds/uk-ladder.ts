import {
  compare,
  divide,
  ONE,
  type Rational,
  rational,
  subtract,
  toFixed,
} from '../../kernel/rational.ts';

/** The prices a British bookmaker's board shows, shortest first; kept as written (6/4, not 3/2). */
const LADDER =
  '1/1000 1/500 1/200 1/100 1/66 1/50 1/40 1/33 1/25 1/20 1/18 1/16 1/14 1/12 1/11 1/10 1/9 1/8 2/15 ' +
  '1/7 2/13 1/6 2/11 1/5 2/9 1/4 2/7 3/10 1/3 4/11 2/5 4/9 1/2 8/15 4/7 8/13 4/6 8/11 4/5 5/6 10/11 ' +
  '20/21 1/1 21/20 11/10 6/5 5/4 11/8 7/5 6/4 8/5 13/8 7/4 9/5 15/8 2/1 85/40 9/4 5/2 11/4 3/1 100/30 ' +
  '7/2 4/1 9/2 5/1 11/2 6/1 13/2 7/1 15/2 8/1 17/2 9/1 10/1 11/1 12/1 14/1 16/1 18/1 20/1 22/1 25/1 ' +
  '28/1 33/1 40/1 50/1 66/1 80/1 100/1 125/1 150/1 200/1 250/1 500/1 1000/1';

interface Rung {
  readonly text: string;
  readonly p: Rational;
}

const RUNGS: readonly Rung[] = LADDER.split(' ').map((text) => {
  const [num = '0', den = '1'] = text.split('/');
  return { text, p: rational(BigInt(num), BigInt(den)) };
});

/**
 * The ladder price nearest to a net win; of two equally near the shorter, so the view never
 * promises more. Past either end the ladder goes on in whole numbers (2500/1, 1/4000).
 * Null for a net win of zero, which has no price.
 */
export function ladderPrice(p: Rational): string | null {
  if (p.num <= 0n) return null;
  const above = RUNGS.findIndex((rung) => compare(rung.p, p) >= 0);
  const upper = RUNGS[above];
  const lower = RUNGS.at(above - 1);
  if (upper === undefined) return `${toFixed(p, 0)}/1`;
  if (above === 0 || lower === undefined) return `1/${toFixed(divide(ONE, p), 0)}`;
  const isUpperNearer = compare(subtract(upper.p, p), subtract(p, lower.p)) < 0;
  return isUpperNearer ? upper.text : lower.text;
}

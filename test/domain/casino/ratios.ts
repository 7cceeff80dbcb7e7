import { type Rational, rational } from '../../../src/kernel/rational.ts';

export const textOf = ({ num, den }: Rational) => `${num}/${den}`;

export const ratio = (text: string): Rational => {
  const [num = '0', den = '1'] = text.split('/');
  return rational(BigInt(num), BigInt(den));
};

/** The whole numbers from 0 to below it. */
export const below = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index);

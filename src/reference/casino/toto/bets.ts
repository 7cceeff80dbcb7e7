import { CasinoInputError } from '../../../domain/casino/input.ts';
import type { GameFields } from '../../../domain/casino/steps.ts';
import { combos, type TotoMark } from '../../../domain/casino/toto.ts';
import type { OfferedCurrency } from '../../money/currencies.ts';
import type { Refusal } from '../refusal.ts';
import { leastStake } from '../stakes.ts';

/** A combination costs no less than this part of the least that a round of a game costs. */
const PARTS = 5;

/** The least that a combination costs, in minor units. */
export const leastUnit = (currency: OfferedCurrency): number =>
  Math.ceil(leastStake(currency) / PARTS);

export interface TotoBet {
  readonly marks: readonly TotoMark[];
  readonly unit: number;
}

/** What a coupon costs, or why it is none. */
export type Costed =
  | { readonly bet: TotoBet; readonly stake: number }
  | { readonly refusal: Refusal };

const isUnit = (unit: unknown): unit is number =>
  typeof unit === 'number' && Number.isSafeInteger(unit) && unit > 0;

/** Reads a coupon for so many matches, whatever JSON it is. */
export function costOf(fields: GameFields, matches: number, currency: OfferedCurrency): Costed {
  const { marks, unit } = fields;
  if (!Array.isArray(marks) || marks.length !== matches) return { refusal: { rule: 'bet' } };
  if (!isUnit(unit)) return { refusal: { rule: 'stake', bound: leastUnit(currency) } };
  try {
    const many = combos(marks);
    const stake = many * unit;
    if (unit < leastUnit(currency)) {
      return { refusal: { rule: 'stake', bound: many * leastUnit(currency) } };
    }
    if (stake < leastStake(currency)) {
      return { refusal: { rule: 'stake', bound: leastStake(currency) } };
    }
    if (!Number.isSafeInteger(stake) || stake > currency.maxBet) {
      return { refusal: { rule: 'stake', bound: currency.maxBet } };
    }
    return { bet: { marks, unit }, stake };
  } catch (error) {
    if (error instanceof CasinoInputError) return { refusal: { rule: 'bet' } };
    throw error;
  }
}

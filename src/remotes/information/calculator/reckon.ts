import { COUPON_TYPE } from '../../../domain/coupon/type.ts';
import { COVER_LEGS, evaluateSlip, type SlipInput } from '../../../domain/coupon/variants.ts';
import { type Kind, MOST_LEGS, type Question } from './question.ts';

/** Money is decimal text with two places. */
export interface Reckoned {
  readonly combos: number;
  readonly coef: string;
  readonly possibleWin: string;
  /** Where every selection has a result: what is paid, and how many combinations have not lost. */
  readonly paid: { readonly payout: string; readonly winningCombos: number } | null;
}

const COEF = /^\d{1,6}(\.\d{1,4})?$/;
const STAKE = /^\d{1,6}(\.\d{1,2})?$/;

/** The ways in which so many selections can be played. */
export function kindsFor(legs: number): readonly Kind[] {
  if (legs < 2) return ['express'];
  const sizes = Array.from({ length: legs - 2 }, (_, index) => index + 2);
  const isNamed = legs >= COVER_LEGS.least && legs <= COVER_LEGS.most;
  const covers = isNamed ? (['cover', 'lucky'] as const) : [];
  return ['express', ...sizes, ...covers, 'anti'];
}

/** The kind that is asked for, or an accumulator where there is no such one. */
export const kindAmong = (kind: Kind, legs: number): Kind =>
  kindsFor(legs).includes(kind) ? kind : 'express';

/** How the slip says a kind. */
export function playOf(kind: Kind, legs: number): Pick<SlipInput, 'typeId' | 'variant'> {
  if (kind === 'anti') return { typeId: COUPON_TYPE.express, variant: 'anti' };
  if (kind === 'cover' || kind === 'lucky') return { typeId: COUPON_TYPE.system, variant: kind };
  if (kind !== 'express') return { typeId: COUPON_TYPE.system, variant: 'plain' };
  return { typeId: legs === 1 ? COUPON_TYPE.single : COUPON_TYPE.express, variant: 'plain' };
}

function isSound({ legs, stake, price }: Question, kind: Kind): boolean {
  const isCoef = (text: string) => COEF.test(text) && Number(text) > 1;
  const isBet = legs.length >= 1 && legs.length <= MOST_LEGS;
  const isStaked = STAKE.test(stake) && Number(stake) > 0;
  return (
    isBet &&
    isStaked &&
    legs.every(({ coef }) => isCoef(coef)) &&
    (kind !== 'anti' || isCoef(price))
  );
}

/** The answer by the mathematics of the slip, or null for what is no bet. */
export function reckon(question: Question): Reckoned | null {
  const { legs, stake, price } = question;
  const kind = kindAmong(question.kind, legs.length);
  if (!isSound(question, kind)) return null;
  const { combos, coef, possibleWin, payout, winningCombos } = evaluateSlip({
    ...playOf(kind, legs.length),
    ...{ stake, minorUnits: 2, housePrice: price },
    legs: legs.map(({ coef, result }, index) => ({
      ...{ coef, eventId: String(index) },
      ...(result !== null && { result }),
    })),
    ...(typeof kind === 'number' && { systemValue: kind }),
  });
  const paid = payout === undefined ? null : { payout, winningCombos: winningCombos ?? 0 };
  return { combos, coef, possibleWin, paid };
}

import { wireCoef } from '../odds.ts';

/** Which price changes the player accepts; the ids are the site's changeCoefAction. */
const CHANGE_COEF_ACTION = { none: 0, higher: 1, any: 2 } as const;

export type ChangeCoefAction = (typeof CHANGE_COEF_ACTION)[keyof typeof CHANGE_COEF_ACTION];

export const DEFAULT_CHANGE_COEF_ACTION: ChangeCoefAction = CHANGE_COEF_ACTION.any;

/** A leg's price when the player asked for it and the price on offer now, as decimal text. */
export interface LegPrice {
  readonly requested: string;
  readonly offered: string;
}

export type CoefMove = 'same' | 'risen' | 'fallen';

interface JudgedLeg extends LegPrice {
  readonly move: CoefMove;
  /** This leg's change is one the player does not accept. */
  readonly isRefused: boolean;
}

export interface CoefChangeJudgement {
  readonly accepted: boolean;
  /** Every leg with the price asked for and the price used, in the order given. */
  readonly legs: readonly JudgedLeg[];
}

/**
 * Judges new prices leg by leg: 0 accepts no change, better ones included; 1 accepts unless some
 * leg has fallen, whatever the total does; 2 accepts any. A price that cannot be read is refused.
 */
export function judgeCoefChange(
  action: ChangeCoefAction,
  prices: readonly LegPrice[],
): CoefChangeJudgement {
  const legs = prices.map((price) => judgeLeg(action, price));
  return { accepted: legs.every((leg) => !leg.isRefused), legs };
}

/** How a price moved, compared at the wire's four decimals; null when one of the two is no price. */
export function coefMove({ requested, offered }: LegPrice): CoefMove | null {
  const before = wireCoef(requested);
  const now = wireCoef(offered);
  if (before === null || now === null) return null;
  if (now === before) return 'same';
  return now > before ? 'risen' : 'fallen';
}

function judgeLeg(action: ChangeCoefAction, price: LegPrice): JudgedLeg {
  const move = coefMove(price);
  if (move === null) return { ...price, move: 'fallen', isRefused: true };
  const isRefused =
    (action === CHANGE_COEF_ACTION.none && move !== 'same') ||
    (action === CHANGE_COEF_ACTION.higher && move === 'fallen');
  return { ...price, move, isRefused };
}

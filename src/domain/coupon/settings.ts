/** What a player chose for every coupon. Amounts are decimal text in major units, or empty. */
export interface CouponSettings {
  readonly isManualAmountStep: boolean;
  /** Of the player's own, by currency; used while `isManualAmountStep` is on. */
  readonly amountStepByCurrencyIso: Readonly<Record<string, string>>;
  /** A coupon begins with the most that may be staked. */
  readonly isAutoMax: boolean;
  /** A coupon begins as one above the greatest stake. */
  readonly isVipBet: boolean;
  readonly isBalanceShown: boolean;
  readonly isPossibleWinShown: boolean;
  readonly isSelectAccountShown: boolean;
  /** It stays in view while the page beside it is scrolled. */
  readonly isCouponFixed: boolean;
  readonly isCompact: boolean;
  /** A press on a coefficient places the bet. */
  readonly isActiveOneClick: boolean;
  readonly oneClickAmount: string;
  readonly bonusAccountOneClickAmount: string;
  /** The least coefficient that the coupon is taken at; empty: `changeCoefAction` says. */
  readonly exactCoef: string;
  /** It is not taken once the score is another than the player saw. */
  readonly isDropOnScoreChange: boolean;
}

export const initialSettings = (): CouponSettings => ({
  isManualAmountStep: false,
  amountStepByCurrencyIso: {},
  isAutoMax: false,
  isVipBet: false,
  isBalanceShown: true,
  isPossibleWinShown: true,
  isSelectAccountShown: true,
  isCouponFixed: true,
  isCompact: false,
  isActiveOneClick: false,
  oneClickAmount: '',
  bonusAccountOneClickAmount: '',
  exactCoef: '',
  isDropOnScoreChange: false,
});

/**
 * The settings after a change. Without an exact coefficient no score drops the bet; and what waits
 * for the score to stand is not placed by one press, so each of the two turns the other off.
 */
export function changedSettings(
  before: CouponSettings,
  change: Partial<CouponSettings>,
): CouponSettings {
  const next = { ...before, ...change };
  const isDropped = change.exactCoef === '' || change.isActiveOneClick === true;
  const isDropOnScoreChange = next.isDropOnScoreChange && !isDropped;
  const drops = change.isDropOnScoreChange === true && isDropOnScoreChange;
  return { ...next, isDropOnScoreChange, isActiveOneClick: next.isActiveOneClick && !drops };
}

/** What one press stakes, from the account that pays. */
export function oneClickStake(
  { oneClickAmount, bonusAccountOneClickAmount }: CouponSettings,
  isBonusAccount: boolean,
): string {
  return isBonusAccount ? bonusAccountOneClickAmount : oneClickAmount;
}

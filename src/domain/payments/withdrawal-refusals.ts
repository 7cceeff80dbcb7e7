/** Why nothing may be taken out, in the order in which it is asked. */
export const WITHDRAWAL_REFUSALS = [
  'guest',
  /** Who takes out, and from which account, is not known yet. */
  'waiting',
  'no-account',
  /** Bonus money is for play. */
  'bonus-account',
  'no-method',
  'amount-missing',
  'amount-low',
  'amount-high',
  'not-enough-money',
  /** What was paid in by other ways goes back there first. */
  'other-method-first',
  /** So much is not paid out before the player's documents were seen. */
  'verification-due',
] as const;

type Bounded = 'amount-low' | 'amount-high' | 'other-method-first' | 'verification-due';

export type WithdrawalRefusal =
  | { readonly kind: Exclude<(typeof WITHDRAWAL_REFUSALS)[number], Bounded> }
  /** `bound` in minor units of the account. */
  | { readonly kind: Bounded; readonly bound: number };

/** Why nothing may be paid in, in the order in which it is asked. */
export const DEPOSIT_REFUSALS = [
  'guest',
  'banned',
  /** The limits cannot be had: then nothing may be paid in. */
  'limits-unreachable',
  /** Who pays, into which account, and what limits there are is not known yet. */
  'waiting',
  'excluded',
  /** The player paused deposits. */
  'paused',
  /** The law of the place asks for a limit that is not set. */
  'limit-missing',
  /** It has to be known first who pays. */
  'identification-due',
  'no-account',
  /** Bonus money is given, not paid in. */
  'bonus-account',
  'no-method',
  'out-of-service',
  'amount-missing',
  'amount-low',
  'amount-high',
  'limit-reached',
] as const;

type Bounded = 'amount-low' | 'amount-high' | 'limit-reached';

export type DepositRefusal =
  | { readonly kind: Exclude<(typeof DEPOSIT_REFUSALS)[number], Bounded> }
  /** `bound` in minor units of the account. */
  | { readonly kind: Bounded; readonly bound: number };

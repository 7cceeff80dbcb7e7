/** Why money does not go from one of a player's accounts to another, in the order it is asked. */
export const EXCHANGE_REFUSALS = [
  'guest',
  /** Which accounts there are, or the rate, is not known yet. */
  'waiting',
  'no-account',
  'same-account',
  /** Bonus money is for play. */
  'bonus-account',
  'no-rate',
  'amount-missing',
  'not-enough-money',
  /** At this rate less than the smallest coin would arrive. */
  'nothing-arrives',
] as const;

export type ExchangeRefusal = (typeof EXCHANGE_REFUSALS)[number];

/** Rates that were written by `rateText`; no other text is one. */
export const RATE = /^\d{1,9}\.\d{8}$/;

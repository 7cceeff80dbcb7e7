/** Why nothing comes of a press for cashback, in the order it is asked. */
export const CASHBACK_REFUSALS = [
  /** Who plays, or what there is, is not known yet. */
  'waiting',
  'not-offered',
  'not-joined',
  'unknown-week',
  'running',
  'nothing',
  'collected',
  'over',
] as const;

export type CashbackRefusal = (typeof CASHBACK_REFUSALS)[number];

/** What can go wrong between a page and the collector. */
export const COLLECTOR_FAULTS = [
  'answer-lost',
  'down',
  'slow',
  'never-answers',
  'status-500',
  'status-503-retry-after',
  'status-429-retry-after',
  'status-408',
  'status-413',
  'status-404',
  'status-400',
  'conflict-gap',
  'conflict-overlap',
  'conflict-chain',
  'truncated-json',
  'no-json',
  'acknowledges-less',
  'sent-twice',
  'owner-lost',
] as const;

export type CollectorFault = (typeof COLLECTOR_FAULTS)[number];

import type { CouponTypeId } from '../coupon/type.ts';

/** How far back a history of bets is looked at; the first is what it begins with. */
export const HISTORY_PERIODS = ['quarter', 'week', 'month', 'year', 'all'] as const;

/** Which bets of a history; `settled` are all that are not open. */
export const HISTORY_STATUSES = ['open', 'settled', 'won', 'lost', 'void'] as const;

export type HistoryPeriod = (typeof HISTORY_PERIODS)[number];
export type HistoryStatus = (typeof HISTORY_STATUSES)[number];

/** What a history of bets is narrowed to; null is all. */
export interface HistoryFilter {
  readonly status: HistoryStatus | null;
  readonly typeId: CouponTypeId | null;
  readonly period: HistoryPeriod;
  readonly accountId: string | null;
  /** A team that was bet on, or the number of the bet; empty is any. */
  readonly text: string;
}

/** Characters that a history is searched for. */
export const MAX_HISTORY_TEXT = 60;

export const WHOLE_HISTORY: HistoryFilter = {
  status: null,
  typeId: null,
  period: 'quarter',
  accountId: null,
  text: '',
};

const DAY = 86_400_000;
const DAYS: Readonly<Record<HistoryPeriod, number>> = {
  week: 7,
  month: 30,
  quarter: 92,
  year: 366,
  all: Infinity,
};

/** Where a period begins that ends now, in epoch milliseconds; 0 where it has no beginning. */
export const periodStart = (period: HistoryPeriod, now: number): number =>
  Math.max(0, now - DAYS[period] * DAY);

/** How far back a filter looks: an open bet is looked for however old it is. */
export const periodOf = ({ status, period }: HistoryFilter): HistoryPeriod =>
  status === 'open' ? 'all' : period;

/** Whether a filter leaves a bet of this status in. */
export function isOfStatus(status: string, wanted: HistoryStatus | null): boolean {
  if (wanted === null) return true;
  return wanted === 'settled' ? status !== 'open' : status === wanted;
}

/** Bets that are looked at beside the coupon, by the status that the history is asked for. */
export const SLIP_LISTS = ['open', 'settled'] as const;
export type SlipList = (typeof SLIP_LISTS)[number];

/** The part of a page by which the player chooses what the coupon's place shows. */
export const SLIP_PART = 'slip';

import type { MonthSummary } from '../../../site/contract/player.ts';

type Day = MonthSummary['days'][number];

/** One row of bars: what of a day it draws, as what, and how it looks. */
interface Series {
  readonly of: (day: Day) => number;
  readonly name:
    | 'summary_staked'
    | 'summary_paid'
    | 'summary_lost'
    | 'summary_deposited'
    | 'summary_withdrawn'
    | 'summary_time';
  readonly look: 'behind' | 'before';
}

const one = (name: Series['name'], of: Series['of']): Series => ({ of, name, look: 'behind' });
const other = (name: Series['name'], of: Series['of']): Series => ({ of, name, look: 'before' });

/** What the days of a month can be drawn as, by what limits are about. */
export const CHART_KINDS = {
  stake: [one('summary_staked', ({ staked }) => staked), other('summary_paid', ({ paid }) => paid)],
  loss: [one('summary_lost', ({ staked, paid }) => Math.max(0, staked - paid))],
  deposit: [
    one('summary_deposited', ({ deposited }) => deposited),
    other('summary_withdrawn', ({ withdrawn }) => withdrawn),
  ],
  time: [one('summary_time', ({ minutes }) => minutes)],
} as const satisfies Readonly<Record<string, readonly Series[]>>;

export type ChartKind = keyof typeof CHART_KINDS;

import { DAY } from './day.ts';

/** A week goes from Monday to Monday, of UTC; 1970 began on a Thursday. */
const WEEK = 7 * DAY;
const FIRST_MONDAY = 4 * DAY;

/** When the week began that a time is in, in epoch milliseconds. */
export function weekStart(at: number): number {
  const into = (at - FIRST_MONDAY) % WEEK;
  return at - (into < 0 ? into + WEEK : into);
}

export const weekEnd = (start: number): number => start + WEEK;

/** How many weeks lie between the first Monday of 1970 and the week that a time is in. */
export const weekNumber = (at: number): number => (weekStart(at) - FIRST_MONDAY) / WEEK;

/** When the week of this number begins. */
export const startOfWeek = (number: number): number => FIRST_MONDAY + number * WEEK;

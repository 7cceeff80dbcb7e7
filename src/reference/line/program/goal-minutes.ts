import type { FixtureGoal } from '../fixture.ts';
import type { Score } from '../sports-line.ts';

/** A goal as files write it: `9`, `"45+2"`, `"90'"`, or a minute with a separate offset. */
export type GoalEntry = { minute: string | number; offset?: number | undefined };

const NORMAL_TIME = 90;
const LONGEST_STOPPAGE = 20;

function minuteOf(entry: GoalEntry): { minute: number; added: number } {
  const [minute = '', added = ''] = String(entry.minute).split('+');
  return {
    minute: Number.parseInt(minute, 10),
    added: Number.parseInt(added, 10) || (entry.offset ?? 0),
  };
}

function goalOf(entry: GoalEntry, team: 1 | 2, hasExtraTime: boolean): FixtureGoal | null {
  const { minute, added } = minuteOf(entry);
  if (minute <= NORMAL_TIME) return { team, minute: Math.max(1, minute), added };
  // Some files write a stoppage goal as 92; where extra time was played it belongs to that.
  return hasExtraTime ? null : { team, minute: NORMAL_TIME, added: added + minute - NORMAL_TIME };
}

function tally(goals: readonly FixtureGoal[]): Score {
  const first = goals.filter((goal) => goal.team === 1).length;
  return [first, goals.length - first];
}

/**
 * The goals of normal time in order, from the two lists of a file.
 * Null when they contradict the full-time score: then the minutes mean nothing. Where they only
 * contradict the half-time score they are believed: a minute says more than a total.
 */
export function goalsOfNormalTime(
  lists: readonly [readonly GoalEntry[], readonly GoalEntry[]],
  fullTime: Score,
  hasExtraTime: boolean,
): FixtureGoal[] | null {
  const goals = [
    ...lists[0].map((entry) => goalOf(entry, 1, hasExtraTime)),
    ...lists[1].map((entry) => goalOf(entry, 2, hasExtraTime)),
  ].filter((goal) => goal !== null);
  if (goals.some((goal) => goal.added > LONGEST_STOPPAGE)) return null;
  const [goals1, goals2] = tally(goals);
  if (goals1 !== fullTime[0] || goals2 !== fullTime[1]) return null;
  return goals.toSorted((a, b) => a.minute - b.minute || a.added - b.added);
}

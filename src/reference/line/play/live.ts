import type { MatchFacts } from '../markets/settlement.ts';
import type { GameStatus, Period, Score } from '../sports-line.ts';
import { chanceAfter, type Goal, minuteAt, type Timeline } from './timeline.ts';

const MINUTE = 60_000;
const HALF = 45;

/** No match lasts longer than this, in milliseconds of match time. */
export const LONGEST_MATCH = 150 * MINUTE;

/** A match at a moment. */
export type LiveState = {
  status: GameStatus;
  period: Period;
  /** 1 to 45 and 46 to 90, standing still in stoppage; null when it is not being played. */
  minute: number | null;
  /** Minutes of stoppage so far; 0 where there is none. */
  added: number;
  score: Score;
  /** At half-time; null before it. */
  halfTime: Score | null;
  /** The goals so far, in order. */
  goals: readonly Goal[];
};

function scoreOf(goals: readonly Goal[]): Score {
  const first = goals.filter(({ team }) => team === 1).length;
  return [first, goals.length - first];
}

function clockAt(
  time: number,
  timeline: Timeline,
): Pick<LiveState, 'status' | 'period' | 'minute' | 'added'> {
  if (time < 0) return { status: 1, period: '', minute: null, added: 0 };
  if (time >= timeline.endAt) {
    return {
      status: 4,
      period: timeline.isOff || timeline.isAbandoned ? '' : 'full-time',
      minute: null,
      added: 0,
    };
  }
  if (time < timeline.halfTimeAt) {
    return { status: 2, period: 'first-half', ...minuteAt(time, 0) };
  }
  if (time < timeline.restartAt) {
    return { status: 2, period: 'half-time', minute: HALF, added: 0 };
  }
  return { status: 2, period: 'second-half', ...minuteAt(time - timeline.restartAt, HALF) };
}

/** The match `time` milliseconds of match time after its kick-off, or before it when negative. */
export function stateAt(time: number, timeline: Timeline): LiveState {
  const goals = timeline.goals.filter(({ at }) => at <= time);
  const firstHalf = timeline.goals.filter(({ at }) => at < timeline.halfTimeAt);
  // A match that was broken off before half-time never has one.
  const played = Math.min(time, timeline.endAt);
  const halfTime = played >= timeline.halfTimeAt ? scoreOf(firstHalf) : null;
  return { ...clockAt(time, timeline), score: scoreOf(goals), halfTime, goals };
}

/** What settlement needs to know at that time. */
export function factsAt(time: number, timeline: Timeline): MatchFacts {
  const { score, halfTime, goals } = stateAt(time, timeline);
  const isOver = time >= timeline.endAt;
  return {
    score,
    isFinished: isOver && !timeline.isAbandoned,
    isAbandoned: isOver && timeline.isAbandoned,
    halfTime,
    scorers: goals.map(({ team }) => team),
  };
}

/** Nominal lengths of the halves with stoppage: what a price may assume, not what will be. */
const NOMINAL_HALVES = [47 * MINUTE, 49.5 * MINUTE] as const;
/** A match that is still on may always see another goal. */
const LEAST_LEFT = 0.012;

/** Shares of a match's goals still to be expected in each half. */
export type SharesLeft = { first: number; second: number };

/** What is left of a match's goals at that time: both shares fall towards 0 as it goes on. */
export function sharesLeft(time: number, timeline: Timeline, firstHalfShare: number): SharesLeft {
  const { halfTimeAt, restartAt } = timeline;
  if (time < halfTimeAt) {
    const first = Math.max(0.02, chanceAfter(time, NOMINAL_HALVES[0]));
    return { first: firstHalfShare * first, second: 1 - firstHalfShare };
  }
  const second = (1 - firstHalfShare) * chanceAfter(time - restartAt, NOMINAL_HALVES[1]);
  return { first: 0, second: Math.max(LEAST_LEFT, second) };
}

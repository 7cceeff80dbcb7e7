import type { Fixture, FixtureGoal } from '../fixture.ts';
import { scoreGrid } from '../model/score-grid.ts';
import { poissonAt } from '../seeded.ts';
import type { Score } from '../sports-line.ts';
import type { Draw } from './draws.ts';

const MINUTE = 60_000;
const HALF = 45;
const BREAK = 15 * MINUTE;
/** Drawn goals of one match keep this distance, as far as a few draws allow. */
const APART = 90_000;
const DRAWS = 12;
/** Below 1 more goals fall late in a half. */
const SKEW = 0.87;

/** A goal: `at` in milliseconds of match time since kick-off, the break included. */
export type Goal = { team: 1 | 2; at: number; minute: number; added: number };

/** How a match goes, laid out in milliseconds of match time since kick-off. */
export type Timeline = {
  halfTimeAt: number;
  restartAt: number;
  endAt: number;
  goals: readonly Goal[];
  /** Called off at kick-off: nothing is played and every bet is void. */
  isOff: boolean;
  /** Broken off at its end: what was open then is void. */
  isAbandoned: boolean;
};

/** The means a result is drawn from where the fixture has none, and how goals split on halves. */
export type TimelineInput = {
  fixture: Fixture;
  means: Score;
  firstHalfShare: number;
  /** Belongs to this playing of the match. */
  draw: Draw;
  /** How low scores hang together; without it the teams score without regard to each other. */
  rho?: number;
};

type Stoppage = readonly [first: number, second: number];

/** The score at `u` in [0, 1), of all in the order of the grid that prices are made of. */
function scoreAt(u: number, means: Score, rho: number): Score {
  let left = u;
  let drawn: Score = [0, 0];
  scoreGrid([0, 0], means, rho).each((goals1, goals2, probability) => {
    if (left >= 0) drawn = [goals1, goals2];
    left -= probability;
  });
  return drawn;
}

function drawnGoals({ fixture, means, draw, rho }: TimelineInput): Score {
  if (fixture.fullTime) return fixture.fullTime;
  if (rho !== undefined) return scoreAt(draw(11), means, rho);
  return [poissonAt(draw(11), means[0]), poissonAt(draw(12), means[1])];
}

/** How many goals of the first half, known or drawn goal by goal. */
function firstHalfOf(full: Score, { fixture, firstHalfShare, draw }: TimelineInput): Score {
  if (fixture.halfTime) return fixture.halfTime;
  const early = (team: 0 | 1) => {
    let count = 0;
    for (let i = 0; i < full[team]; i += 1) {
      if (draw(21, team, i) < firstHalfShare) count += 1;
    }
    return count;
  };
  return [early(0), early(1)];
}

/** The minute, counted from 1, that a moment of a half falls in. */
export function minuteAt(time: number, start: number): { minute: number; added: number } {
  const minute = Math.floor(time / MINUTE) + 1;
  return { minute: start + Math.min(HALF, minute), added: Math.max(0, minute - HALF) };
}

function areApart(times: readonly number[]): boolean {
  return times.every((time, i) => i === 0 || time - (times[i - 1] ?? 0) >= APART);
}

/** The moment in a half of this length at `u` in [0, 1): later minutes are a little likelier. */
const momentAt = (u: number, length: number): number => MINUTE + (length - 2 * MINUTE) * u ** SKEW;

/** How likely a goal of a half of this length falls after a moment. */
export function chanceAfter(moment: number, length: number): number {
  const share = (moment - MINUTE) / (length - 2 * MINUTE);
  return 1 - Math.min(1, Math.max(0, share)) ** (1 / SKEW);
}

/** Moments of `count` goals in a half. */
function drawnTimes(count: number, length: number, half: number, draw: Draw): number[] {
  let times: number[] = [];
  for (let attempt = 0; attempt < DRAWS; attempt += 1) {
    times = Array.from({ length: count }, (_, i) =>
      Math.floor(momentAt(draw(32, attempt, i, half), length)),
    ).sort((a, b) => a - b);
    if (areApart(times)) break;
  }
  return times;
}

function teamsInDrawnOrder([goals1, goals2]: Score, half: number, draw: Draw): (1 | 2)[] {
  return Array.from({ length: goals1 + goals2 }, (_, i) => ({
    team: i < goals1 ? (1 as const) : (2 as const),
    rank: draw(31, i, half),
  }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ team }) => team);
}

function goalsOf(full: Score, stoppage: Stoppage, input: TimelineInput): Goal[] {
  const first = firstHalfOf(full, input);
  const counts: Score[] = [first, [full[0] - first[0], full[1] - first[1]]];
  return counts.flatMap((count, half): Goal[] => {
    const length = (HALF + (stoppage[half] ?? 0)) * MINUTE;
    const begin = half === 0 ? 0 : HALF * MINUTE + stoppage[0] * MINUTE + BREAK;
    const teams = teamsInDrawnOrder(count, half, input.draw);
    return drawnTimes(teams.length, length, half, input.draw).map((time, i) => ({
      team: teams[i] ?? 1,
      at: begin + time,
      ...minuteAt(time, half * HALF),
    }));
  });
}

/**
 * Goals of known minutes. The second is drawn, but not among the last ones: who looks every second
 * shall see the new score in its minute.
 */
function knownGoals(goals: readonly FixtureGoal[], stoppage: Stoppage, draw: Draw): Goal[] {
  const placed = goals.map((goal, i): Goal => {
    const isFirst = goal.minute <= HALF;
    const begin = isFirst ? 0 : stoppage[0] * MINUTE + BREAK;
    const second = Math.floor(draw(41, i) * (MINUTE - 3000));
    return { ...goal, at: begin + (goal.minute + goal.added - 1) * MINUTE + second };
  });
  return placed.sort((a, b) => a.at - b.at);
}

/** Minutes of stoppage of both halves: drawn, and long enough for the goals that fell in them. */
function stoppageOf({ fixture, draw }: TimelineInput): Stoppage {
  const latest = (half: (minute: number) => boolean) =>
    Math.max(0, ...(fixture.goals ?? []).filter((g) => half(g.minute)).map((g) => g.added));
  return [
    Math.max(1 + Math.floor(draw(51) * 4), latest((minute) => minute <= HALF) + 1),
    Math.max(3 + Math.floor(draw(52) * 5), latest((minute) => minute > HALF) + 1),
  ];
}

const CALLED_OFF: Timeline = {
  halfTimeAt: 0,
  restartAt: 0,
  endAt: 0,
  goals: [],
  isOff: true,
  isAbandoned: false,
};

/** The same match, over at a drawn moment after its last goal and before its time. */
function brokenOff(whole: Timeline, draw: Draw): Timeline {
  const earliest = Math.max(20 * MINUTE, (whole.goals.at(-1)?.at ?? 0) + MINUTE);
  const left = Math.max(0, whole.endAt - MINUTE - earliest);
  return { ...whole, endAt: earliest + Math.floor(draw(71) * left), isAbandoned: true };
}

/**
 * Lays out a match. A known result is kept to the goal, with the minutes of the source where it
 * has them; what it leaves open (minutes, the half-time score, the result of a match not played)
 * is drawn.
 */
export function timelineOf(input: TimelineInput): Timeline {
  const { fixture, draw } = input;
  if (fixture.isOff) return CALLED_OFF;
  const stoppage = stoppageOf(input);
  const halfTimeAt = (HALF + stoppage[0]) * MINUTE;
  const restartAt = halfTimeAt + BREAK;
  const goals = fixture.goals
    ? knownGoals(fixture.goals, stoppage, draw)
    : goalsOf(drawnGoals(input), stoppage, input);
  const whole = {
    halfTimeAt,
    restartAt,
    endAt: restartAt + (HALF + stoppage[1]) * MINUTE,
    goals,
    isOff: false,
    isAbandoned: false,
  };
  return fixture.isAbandoned ? brokenOff(whole, draw) : whole;
}

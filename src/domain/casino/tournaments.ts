import { mayPlayer, type Standing } from '../limits/may-player.ts';
import { DAY } from '../time/day.ts';
import { startOfWeek, weekNumber } from '../time/week.ts';
import type { GameName } from './rows.ts';
import type { TournamentRefusal } from './tournament-refusals.ts';

/**
 * Tournaments of the house's games. Who takes part is scored by their ten best multipliers, so that neither
 * staking more nor playing longer counts by itself, and shares a pool that is a part of what was staked.
 */

/** Thousandths of what is staked in a tournament that its pool is. */
export const POOL_PER_MILLE = 5;

/** Rounds that count of a player: the best. */
export const BEST = 10;

/** No multiplier counts as more. */
export const MOST_MULTIPLIER = 1_000;

/** What a score is counted in: so many are a multiplier of one. */
export const SCORE_UNITS = 10_000;

/** What each rank has of the pool; where fewer have a score, theirs are as much more. */
export const SHARES: readonly number[] = [40, 20, 12, 8, 6, 4, 4, 2, 2, 2];

/** A round counts from so many of the lowest stakes of games on. */
export const LEAST_STAKES = 2;

/** When within a week it begins and how long it goes on, and what is played. */
interface Series {
  readonly firstDay: number;
  readonly days: number;
  /**
   * Only games of which the house keeps one hundredth of every stake or more: the pool and what else comes
   * back of lost stakes are less than that, so that nobody gains by staking for them.
   */
  readonly games: readonly GameName[];
}

export const SERIES = {
  reels: { firstDay: 0, days: 7, games: ['slot-lines', 'slot-ways'] },
  quick: { firstDay: 4, days: 3, games: ['dice', 'mines', 'plinko', 'hilo', 'ladder', 'hunt'] },
  draws: { firstDay: 0, days: 7, games: ['wheel', 'race', 'bingo', 'keno', 'keno-5'] },
} as const satisfies Readonly<Record<string, Series>>;

export type SeriesName = keyof typeof SERIES;

const series: readonly SeriesName[] = ['reels', 'quick', 'draws'];

const isSeries = (name: string): name is SeriesName => series.some((one) => one === name);

/** One of a series; times in epoch milliseconds. */
export interface Tournament {
  readonly id: string;
  readonly series: SeriesName;
  readonly startsAt: number;
  readonly endsAt: number;
}

const ID = /^([a-z]+)-(\d{1,5})$/;
/** How many weeks of before are told of. */
const TOLD = 4;

function ofWeek(name: SeriesName, week: number): Tournament {
  const { firstDay, days } = SERIES[name];
  const startsAt = startOfWeek(week) + firstDay * DAY;
  return { id: `${name}-${week}`, series: name, startsAt, endsAt: startsAt + days * DAY };
}

/** The tournament of an id; null for one that is none. */
export function tournamentOf(id: string): Tournament | null {
  const [, name = '', week = ''] = ID.exec(id) ?? [];
  return isSeries(name) && String(Number(week)) === week ? ofWeek(name, Number(week)) : null;
}

/** Those that are told of at a moment: of this week and the next, and of some before. The latest first. */
export function tournamentsAt(now: number): Tournament[] {
  const next = weekNumber(now) + 1;
  const weeks = Array.from({ length: TOLD + 2 }, (_, back) => next - back);
  return weeks.flatMap((week) => series.map((name) => ofWeek(name, week)));
}

/** Whether it is told of: those of long ago are not, nor those of far ahead. */
export const isTold = (id: string, now: number): boolean =>
  tournamentsAt(now).some((one) => one.id === id);

export function phaseOf({ startsAt, endsAt }: Tournament, now: number): 'ahead' | 'on' | 'over' {
  if (now < startsAt) return 'ahead';
  return now < endsAt ? 'on' : 'over';
}

/** What a player has reached. */
export interface Score {
  /** The best multipliers, the highest first, in SCORE_UNITS. */
  readonly best: readonly number[];
  /** Their sum. */
  readonly score: number;
  /** When it was reached, in epoch milliseconds; null as long as it is nothing. */
  readonly reachedAt: number | null;
}

/** The multiplier of a round in SCORE_UNITS, cut down and cut off. */
export function countedMultiplier(staked: number, payout: number): number {
  if (staked <= 0) return 0;
  const multiplier = (BigInt(payout) * BigInt(SCORE_UNITS)) / BigInt(staked);
  return Math.min(Number(multiplier), MOST_MULTIPLIER * SCORE_UNITS);
}

/** The score with a round more. One that adds nothing leaves also the time as it was. */
export function scored(before: Score, multiplier: number, at: number): Score {
  const best = [...before.best, multiplier].sort((a, b) => b - a).slice(0, BEST);
  const score = best.reduce((sum, one) => sum + one, 0);
  return score > before.score ? { best, score, reachedAt: at } : before;
}

/** What each rank has of a pool that so many share, in whole minor units, rounded down. */
export function prizesOf(pool: number, players: number): number[] {
  const shares = SHARES.slice(0, players);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => Number((BigInt(pool) * BigInt(share)) / BigInt(whole)));
}

export interface TournamentFacts {
  readonly standing: Standing;
  /** Whether the house offers it to this player. */
  readonly isOffered: boolean;
}

/** Whether a player may take part: null, or what forbids it. Who may not play takes no part. */
export function joiningRefusal(
  { standing, isOffered }: TournamentFacts,
  tournament: Tournament | null,
  now: number,
): Exclude<TournamentRefusal, 'left'> | null {
  const forbidden = mayPlayer('play', standing);
  if (forbidden?.rule === 'waiting') return 'waiting';
  if (forbidden !== null || !isOffered) return 'not-offered';
  if (tournament === null) return 'unknown';
  return phaseOf(tournament, now) === 'over' ? 'over' : null;
}

import { mayPlayer, type Standing } from '../limits/may-player.ts';
import { DAY } from '../time/day.ts';
import { weekEnd } from '../time/week.ts';
import type { CashbackRefusal } from './cashback-refusals.ts';

/** How long after its week it may be collected. */
export const COLLECTABLE_DAYS = 14;

export const collectableUntil = (start: number): number => weekEnd(start) + COLLECTABLE_DAYS * DAY;

/** The most of a week, in lowest stakes of the currency. */
export const MOST_STAKES = 1_000;

/**
 * The most of a week, in thousandths of what was staked: less than the house keeps on average of any of its
 * games. So nobody gains by staking more for it, whatever they play and how: a part of what was lost alone
 * would be worth more than the house's edge to who bets once a week.
 */
export const MOST_PER_MILLE = 4;

/** What a turnover of a week brings: from so many lowest stakes on, so many per cent. */
export interface CashbackLevel {
  readonly level: number;
  readonly fromStakes: number;
  readonly percent: number;
}

/** Every level there is, the lowest first. */
export const CASHBACK_LEVELS: readonly CashbackLevel[] = [
  { level: 1, fromStakes: 200, percent: 2 },
  { level: 2, fromStakes: 1_000, percent: 3 },
  { level: 3, fromStakes: 5_000, percent: 4 },
  { level: 4, fromStakes: 20_000, percent: 5 },
  { level: 5, fromStakes: 100_000, percent: 6 },
];

/** Levels from here on are called premium. */
export const PREMIUM_FROM = 4;

/** What was staked and paid in a week, and the lowest stake, all in minor units of one currency. */
export interface CashbackTurnover {
  readonly staked: number;
  readonly paid: number;
  readonly lowestStake: number;
}

/** The level that a turnover reaches; null below the first. */
export function levelReached({
  staked,
  lowestStake,
}: Pick<CashbackTurnover, 'staked' | 'lowestStake'>): CashbackLevel | null {
  return CASHBACK_LEVELS.findLast(({ fromStakes }) => staked >= fromStakes * lowestStake) ?? null;
}

/** What comes back of a week, in whole minor units, rounded down: never more than was lost, or than the most. */
export function cashbackOf(turnover: CashbackTurnover): number {
  const { staked, paid, lowestStake } = turnover;
  const level = levelReached(turnover);
  if (level === null || paid >= staked) return 0;
  const part = (BigInt(staked - paid) * BigInt(level.percent)) / 100n;
  const most = (BigInt(staked) * BigInt(MOST_PER_MILLE)) / 1000n;
  return Math.min(Number(part), Number(most), MOST_STAKES * lowestStake);
}

/** A week as it is told of; times in epoch milliseconds. */
export interface CashbackWeek {
  readonly start: number;
  readonly amount: number;
  readonly collectedAt: number | null;
}

/** How a week stands: it may be collected while it is `open`. */
export function weekState(
  { start, amount, collectedAt }: CashbackWeek,
  now: number,
): 'running' | 'nothing' | 'open' | 'collected' | 'over' {
  if (collectedAt !== null) return 'collected';
  if (now < weekEnd(start)) return 'running';
  if (amount === 0) return 'nothing';
  return now < collectableUntil(start) ? 'open' : 'over';
}

/** Since when somebody takes part, or did; null: never, or still. */
export interface CashbackStay {
  readonly joinedAt: number | null;
  readonly leftAt?: number | null | undefined;
}

/** Whether rounds count at present. */
export const takesPart = ({ joinedAt, leftAt = null }: CashbackStay): boolean =>
  joinedAt !== null && leftAt === null;

export interface CashbackFacts {
  readonly standing: Standing;
  /** Whether the house offers it to this player. */
  readonly isOffered: boolean;
  /** When they took part last; who left since is owed what was before. */
  readonly joinedAt: number | null;
}

/** Whether a player may take part: null, or what forbids it. Who may not play is not offered it. */
export function joinRefusal({
  standing,
  isOffered,
}: Omit<CashbackFacts, 'joinedAt'>): 'waiting' | 'not-offered' | null {
  const forbidden = mayPlayer('play', standing);
  if (forbidden?.rule === 'waiting') return 'waiting';
  return forbidden !== null || !isOffered ? 'not-offered' : null;
}

/**
 * Whether a week may be collected: null, or the first thing that forbids it. It is the player's own: who
 * takes a break from play meanwhile loses none of it.
 */
export function collectRefusal(
  facts: CashbackFacts,
  week: CashbackWeek | null,
  now: number,
): CashbackRefusal | null {
  const forbidden = mayPlayer('collect', facts.standing);
  if (forbidden) return forbidden.rule === 'waiting' ? 'waiting' : 'not-offered';
  if (facts.joinedAt === null) return 'not-joined';
  if (week === null) return 'unknown-week';
  const state = weekState(week, now);
  return state === 'open' ? null : state;
}

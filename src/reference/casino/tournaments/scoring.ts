import {
  countedMultiplier,
  LEAST_STAKES,
  POOL_PER_MILLE,
  SERIES,
  scored,
  tournamentOf,
} from '../../../domain/casino/tournaments.ts';
import { rational } from '../../../kernel/rational.ts';
import { exchanged, offeredCurrency } from '../../money/currencies.ts';
import { leastStake } from '../stakes.ts';
import type { OverRow, PlayerRow, TournamentStore } from './store.ts';

/** The least that a round costs which counts, in minor units. */
export const leastCounted = (iso: string): number =>
  LEAST_STAKES * leastStake(offeredCurrency(iso));

/**
 * Whether a round is one of those that count for a player: begun after they joined, and over in time. When a shared
 * draw comes, and is settled, is not the player's doing: it counts where its stake was placed.
 */
function counts({ tournament, account_id, iso, joined_at }: PlayerRow, round: OverRow): boolean {
  const of = tournamentOf(tournament);
  if (of === null) return false;
  const { series, startsAt, endsAt } = of;
  return (
    SERIES[series].games.some((game) => game === round.game) &&
    round.account_id === account_id &&
    round.staked >= leastCounted(iso) &&
    round.started_at >= Math.max(startsAt, joined_at) &&
    (round.draw === null ? round.ended_at : round.started_at) < endsAt
  );
}

/** Counts one round for each tournament that its player takes part in. */
function count(store: TournamentStore, round: OverRow): void {
  const multiplier = countedMultiplier(round.staked, round.payout);
  for (const player of store.of(round.user_id)) {
    if (player.has_left === 1 || !counts(player, round)) continue;
    const before = { ...player, reachedAt: player.reached_at };
    const after = scored(before, multiplier, round.ended_at);
    const by = after === before ? player.reached_by : round.seq;
    store.score(player, after, { by, staked: round.staked });
  }
  store.counted(round.seq);
}

/** Counts rounds that are over, at most so many, in the order in which they ended; gives back how many. */
export function countRounds(store: TournamentStore, most: number): number {
  const over = store.over(most);
  for (const round of over) count(store, round);
  return over.length;
}

/** The pool of a tournament, in minor units of a currency, rounded down. */
export function poolOf(store: TournamentStore, tournament: string, iso: string): number {
  const currency = offeredCurrency(iso);
  return store.staked(tournament).reduce((pool, { iso: from, sum }) => {
    const part = rational(BigInt(sum) * BigInt(POOL_PER_MILLE), 1000n);
    const { num, den } = exchanged(part, offeredCurrency(from), currency);
    return pool + Number(num / den);
  }, 0);
}

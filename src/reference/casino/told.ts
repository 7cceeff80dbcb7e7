import type { CallReply } from '../../calls/table.ts';
import type { GameFields } from '../../domain/casino/steps.ts';
import type { RoundRow } from './rounds.ts';
import type { Seen } from './table.ts';

export type ToldRound = CallReply<'casinoRound'>['round'];

/** What a draw comes from, as far as it may be told. */
export type ToldSeeds = ToldRound['seeds'];

/** A round as players are told of it: with what may be seen of the draw, never the draw itself. */
export function toldRound(
  row: RoundRow,
  gameId: number,
  seeds: ToldSeeds,
  { draw, outcome }: Pick<Seen, 'draw' | 'outcome'>,
  ownSeeds: ToldSeeds | null = null,
): ToldRound {
  return {
    id: row.id,
    game: gameId,
    mode: 'real',
    rules: row.rules,
    seeds,
    draw: row.draw,
    ...(ownSeeds ? { ownSeeds } : {}),
    accountId: String(row.account_id),
    currency: row.iso,
    bet: row.bet,
    steps: row.steps,
    state: { draw, outcome },
    status: row.status,
    staked: row.staked,
    payout: row.payout,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    transactions: row.transactions,
    profile: row.profile,
    balanceAfter: row.balance_after,
  };
}

/** What was chosen within a round. */
export const choicesOf = ({ steps }: Pick<RoundRow, 'steps'>): GameFields[] =>
  steps.map(({ action }) => action);

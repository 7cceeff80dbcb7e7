import { multiplierAt, settle } from '../../../domain/casino/games/crash.ts';
import { ended } from '../ending.ts';
import { gameNamed } from '../games.ts';
import { type RoundAnswer, refused } from '../refusal.ts';
import type { RoundRow, Rounds, Step } from '../rounds.ts';
import type { Tell } from '../telling.ts';
import type { Wallet } from '../wallet/wallet.ts';
import type { SharedDraws } from './shared-draws.ts';

export interface CashingOutOptions {
  readonly wallet: Wallet;
  readonly rounds: Rounds;
  readonly draws: SharedDraws;
  readonly tell: Tell;
}

/**
 * Cashes out of a curve that flies: what it shows as the press arrives. It is paid at once, and tells
 * nothing of where the curve ends. Where the automatic cash-out has come, that one counts.
 */
export function cashOut(
  { wallet, rounds, draws, tell }: CashingOutOptions,
  row: RoundRow,
  action: Readonly<Record<string, unknown>>,
  now: number,
): RoundAnswer {
  const game = gameNamed(row.game);
  if (game?.name !== 'crash' || row.status !== 'open') return refused({ rule: 'round-closed' });
  const isPress = Object.keys(action).length === 1 && action['cashOut'] === true;
  if (!isPress || row.steps.length > 0) return refused({ rule: 'action' });
  const flying = draws.flying(game, now);
  if (flying?.draw !== row.draw) return refused({ rule: 'round-closed' });
  const shown = multiplierAt(now - flying.closesAt);
  if (shown === '1.00') return refused({ rule: 'action' });
  if (Number(shown) >= Number(row.bet['cashOut'])) return refused({ rule: 'round-closed' });
  const { payout } = settle(shown, { stake: row.staked, cashOut: shown });
  const step: Step = { at: now, by: 'player', action: { cashOut: shown } };
  rounds.change(row.id, {
    ...{ steps: [step], staked: row.staked },
    ...ended(wallet, row, payout, now),
  });
  const after = rounds.find(row.user_id, row.id);
  const round = after && tell(after, now);
  if (!round) throw new Error(`round ${row.id} was not kept`);
  return { status: 'accepted', round, balance: round.balanceAfter ?? 0, nextStartAt: now };
}

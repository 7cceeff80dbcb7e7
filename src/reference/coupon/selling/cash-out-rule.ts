import type { CallInput, CallReply } from '../../../calls/table.ts';
import { runningStake } from '../bets.ts';
import { endRule, setRule } from '../cash-out-rules.ts';
import { betOf } from '../history/history.ts';
import type { Selling } from './cash-out.ts';
import { mostOf, offerOf } from './cash-out-offer.ts';

/**
 * Sets what a running bet is sold for by itself, or takes that back. Only while it would be bought back, and
 * for no more than is ever paid for it: what never comes is not promised.
 */
export function chooseRule(
  selling: Pick<Selling, 'database' | 'board' | 'bets'>,
  userId: string,
  { couponId, rule }: CallInput<'cashOutRule'>['body'],
  now: number,
): CallReply<'cashOutRule'> {
  const { database, board, bets } = selling;
  return database.transaction(() => {
    const bet = betOf(selling, userId, couponId);
    if (!bet) return { status: 'rejected', couponId, reason: 'unknown' };
    if (rule === null) {
      endRule(database, bet.id);
      return { status: 'removed', couponId };
    }
    const legs = bets.legsOf(bet.id);
    const { price, refusal = 'over' } = offerOf(board, bet, legs, now);
    if (price === null) return { status: 'rejected', couponId, reason: refusal };
    const running = BigInt(runningStake(bet));
    const [stake, least] = [BigInt(rule.stake), BigInt(rule.price)];
    if (stake === 0n || stake > running) return { status: 'rejected', couponId, reason: 'stake' };
    const isReachable = least > 0n && least * running <= mostOf(board, bet, legs, now) * stake;
    if (!isReachable) return { status: 'rejected', couponId, reason: 'beyond' };
    setRule(database, { bet_id: bet.id, ...rule });
    return { status: 'set', couponId, rule };
  });
}

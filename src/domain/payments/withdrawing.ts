import { type AmountBounds, judgeAmount } from '../coupon/amount-rules.ts';
import type { WithdrawalRefusal } from './withdrawal-refusals.ts';

/** A way to be paid: its bounds, and what was paid in by it and not given back yet. */
export interface ReturnTerms extends AmountBounds {
  readonly returnable: number;
}

export interface WithdrawalFacts {
  readonly player: 'unknown' | 'guest' | 'player';
  readonly account: 'unknown' | { readonly money: number; readonly isBonus: boolean } | null;
  readonly method: ReturnTerms | null;
  /** All other ways there are. */
  readonly others: readonly ReturnTerms[];
  /** What may be taken out unseen, in all; null where the player is verified. */
  readonly unverifiedRoom: number | null;
  /** In minor units of the account. */
  readonly amount: number;
}

/** Less than its least amount can never go back that way, and keeps nobody waiting. */
const awaitsMoney = ({ returnable, min }: ReturnTerms): boolean =>
  returnable > 0 && returnable >= (min ?? 0);

function amountRefusal({ method, amount }: WithdrawalFacts): WithdrawalRefusal | null {
  if (method === null) return { kind: 'no-method' };
  if (amount <= 0) return { kind: 'amount-missing' };
  const judged = judgeAmount(amount, method);
  if (judged === 'below-min') return { kind: 'amount-low', bound: method.min ?? 0 };
  return judged === 'above-max' ? { kind: 'amount-high', bound: method.max ?? 0 } : null;
}

function routeRefusal(facts: WithdrawalFacts): WithdrawalRefusal | null {
  const { method, others, amount, unverifiedRoom } = facts;
  const returnable = method?.returnable ?? 0;
  if (amount > returnable && others.some(awaitsMoney)) {
    return { kind: 'other-method-first', bound: returnable };
  }
  const isSeen = unverifiedRoom === null || amount <= unverifiedRoom;
  return isSeen ? null : { kind: 'verification-due', bound: unverifiedRoom };
}

/**
 * Whether money may be taken out: null, or the first thing that keeps it from being. Neither limits
 * nor an exclusion do: who plays no more still gets their money.
 */
export function withdrawalRefusal(facts: WithdrawalFacts): WithdrawalRefusal | null {
  const { player, account, amount } = facts;
  if (player === 'guest') return { kind: 'guest' };
  if (player === 'unknown' || account === 'unknown') return { kind: 'waiting' };
  if (account === null) return { kind: 'no-account' };
  if (account.isBonus) return { kind: 'bonus-account' };
  const refusal = amountRefusal(facts);
  if (refusal !== null) return refusal;
  return amount > account.money ? { kind: 'not-enough-money' } : routeRefusal(facts);
}

import { type AmountBounds, judgeAmount } from '../coupon/amount-rules.ts';
import { type Barriers, mayPlayer } from '../limits/may-player.ts';
import type { DepositRefusal } from './deposit-refusals.ts';
import type { Outage } from './payments.ts';

/** What stands in the way, and what is left to pay in, in minor units of the account; null without a limit. */
export interface DepositLimits extends Barriers {
  readonly room: number | null;
}

/** Whether a player may pay in at all, and where to. */
export interface DepositorFacts {
  readonly player: 'unknown' | 'guest' | 'banned' | 'unidentified' | 'player';
  readonly limits: 'unknown' | 'unreachable' | DepositLimits;
  readonly account: 'unknown' | { readonly isBonus: boolean } | null;
}

export interface DepositFacts extends DepositorFacts {
  /** The bounds of the way to pay; null where it is none that is offered. */
  readonly method: (AmountBounds & { readonly outage?: Outage | undefined }) | null;
  /** In minor units of the account. */
  readonly amount: number;
}

/** What keeps this player from paying in at all. What is not known keeps them from it too. */
function depositorRefusal({ account, ...standing }: DepositorFacts): DepositRefusal | null {
  const forbidden = mayPlayer('deposit', standing);
  if (forbidden) return { kind: forbidden.rule };
  if (account === 'unknown') return { kind: 'waiting' };
  if (account === null) return { kind: 'no-account' };
  return account.isBonus ? { kind: 'bonus-account' } : null;
}

function amountRefusal({ method, amount, limits }: DepositFacts): DepositRefusal | null {
  if (method === null) return { kind: 'no-method' };
  if (method.outage) return { kind: 'out-of-service' };
  if (amount <= 0) return { kind: 'amount-missing' };
  const judged = judgeAmount(amount, method);
  if (judged === 'below-min') return { kind: 'amount-low', bound: method.min ?? 0 };
  if (judged === 'above-max') return { kind: 'amount-high', bound: method.max ?? 0 };
  const room = typeof limits === 'object' ? limits.room : 0;
  return room !== null && amount > room ? { kind: 'limit-reached', bound: room } : null;
}

/**
 * Whether money may be paid in: null, or the first thing that keeps it from being. The page asks to
 * say so before the press, the site before it sends, the back-end before it begins; whoever knows
 * more may refuse more, but nobody has rules of their own for what is here.
 */
export function depositRefusal(facts: DepositFacts): DepositRefusal | null {
  return depositorRefusal(facts) ?? amountRefusal(facts);
}

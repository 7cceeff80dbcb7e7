import { isUnderWay, mayBecome, type PaymentState } from '../../domain/payments/payments.ts';
import type { PushKind } from '../../domain/site/push.ts';
import type { Database } from '../data/database.ts';
import type { Accounts } from '../money/accounts.ts';
import type { Bonuses } from '../money/bonuses.ts';
import type { HousePurpose, Ledger, TransferKind } from '../money/ledger.ts';
import type { PushStore } from '../push/push-store.ts';
import type { Players } from '../user/players.ts';
import type { PaymentRow, PaymentStore } from './payment-store.ts';

export interface MovesOptions {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly accounts: Accounts;
  readonly players: Players;
  readonly paymentStore: PaymentStore;
  /** Told of a deposit before its player counts as having paid in. */
  readonly firstDeposit: { paidIn(payment: PaymentRow, now: number): void };
  readonly bonuses: Bonuses;
  readonly pushStore: Pick<PushStore, 'tell'>;
}

/** Moves payments from state to state, and their money with them: both, or neither. */
export interface Moves {
  /** Takes the money of a withdrawal that was asked for out of the player's account. */
  hold(payment: PaymentRow, now: number): void;
  /** `known`: it is in that state, or past it; `contradiction`: it ended otherwise. */
  move(payment: PaymentRow, to: PaymentState, now: number): 'moved' | 'known' | 'contradiction';
}

/** Whose account: the player's, or one of the house. */
type Side = 'player' | HousePurpose;

/** One after the other, as far as there is money to move. */
type Step = readonly [kind: TransferKind, from: Side, to: Side, amount: number];

function depositSteps({ amount, fee }: PaymentRow, to: PaymentState, balance: number): Step[] {
  if (to === 'succeeded') {
    return [
      ['deposit', 'provider', 'player', amount],
      ['fee', 'player', 'fees', fee],
    ];
  }
  if (to !== 'charged-back') return [];
  // What was played away meanwhile the house stands in for: the provider has taken all of it.
  const taken = Math.min(balance, amount - fee);
  return [
    ['chargeback', 'player', 'provider', taken],
    ['chargeback-covered', 'claims', 'provider', amount - taken],
  ];
}

function withdrawalSteps({ amount, fee }: PaymentRow, to: PaymentState): Step[] {
  if (to === 'pending') return [];
  if (to !== 'succeeded') return [['withdrawal-returned', 'withdrawals', 'player', amount]];
  return [
    ['withdrawal-paid', 'withdrawals', 'provider', amount - fee],
    ['fee', 'withdrawals', 'fees', fee],
  ];
}

/** Whether a payment in this state has been where it is said to be now, or says so too. */
function isKnown({ kind, state }: PaymentRow, to: PaymentState): boolean {
  return state === to || mayBecome(kind, to, state) || (isUnderWay(to) && !isUnderWay(state));
}

/** What a player waits to hear; what they did themselves is none. */
function newsOf({ kind }: PaymentRow, to: PaymentState): PushKind | null {
  if (kind !== 'withdrawal') return null;
  if (to === 'succeeded') return 'withdrawal-paid';
  return to === 'refused' ? 'withdrawal-returned' : null;
}

/** Puts the moving together. */
export function createMoves(options: MovesOptions): Moves {
  const { database, ledger, accounts, players, paymentStore, firstDeposit, bonuses } = options;
  const transfer = (payment: PaymentRow, steps: readonly Step[], at: number) => {
    const { iso, account_id: own } = payment;
    const reference = String(payment.id);
    const idOf = (side: Side) => (side === 'player' ? own : ledger.house(side, iso, at));
    for (const [kind, from, to, amount] of steps) {
      if (amount === 0) continue;
      ledger.transfer({ kind, reference, from: idOf(from), to: idOf(to), amount, at });
    }
  };
  const stepsOf = (payment: PaymentRow, to: PaymentState) => {
    if (payment.kind === 'withdrawal') return withdrawalSteps(payment, to);
    const account = accounts.find(payment.user_id, String(payment.account_id));
    return depositSteps(payment, to, account?.balance ?? 0);
  };
  const step = (payment: PaymentRow, to: PaymentState, now: number) => {
    transfer(payment, stepsOf(payment, to), now);
    if (!paymentStore.move(payment, to, now)) throw new Error('a payment moved twice at once');
    if (payment.kind === 'deposit' && to === 'succeeded') {
      firstDeposit.paidIn(payment, now);
      players.paidIn(payment.user_id);
    }
    if (to === 'charged-back') bonuses.revoke(payment.id, now);
    const news = newsOf(payment, to);
    if (news !== null) options.pushStore.tell(payment.user_id, news, now);
  };
  return {
    hold: (payment, now) =>
      transfer(payment, [['withdrawal-held', 'player', 'withdrawals', payment.amount]], now),
    move(payment, to, now) {
      return database.transaction(() => {
        const current = paymentStore.find(String(payment.id));
        if (!current) return 'contradiction';
        if (isKnown(current, to)) return 'known';
        // Of a charge-back that is told of first: the money had come before it went.
        const hasSkipped = to === 'charged-back' && isUnderWay(current.state);
        if (hasSkipped && current.kind === 'deposit') step(current, 'succeeded', now);
        const from = paymentStore.find(String(payment.id)) ?? current;
        if (!mayBecome(from.kind, from.state, to)) return 'contradiction';
        step(from, to, now);
        return 'moved';
      });
    },
  };
}

import { isUnderWay } from '../../domain/payments/payments.ts';
import { POLICY } from '../policy.ts';
import type { Moves } from './moves.ts';
import type { PaymentRow, PaymentStore } from './payment-store.ts';
import type { PaymentProvider, ProviderReport } from './provider.ts';

export interface FollowingOptions {
  readonly paymentStore: PaymentStore;
  readonly paymentProvider: PaymentProvider;
  readonly moves: Moves;
  /** Told of what could not be done; it is tried again. */
  readonly warn: (text: string, error?: unknown) => void;
}

/** Finds out by itself what becomes of payments: providers may never say. */
export interface Following {
  /** What is told of a payment, held against what is known of it. */
  take(report: ProviderReport, now: number): 'moved' | 'known' | Distrusted;
  /** Asks the provider about a payment, unless it was asked just before. */
  refresh(payment: PaymentRow, now: number): Promise<void>;
  /** Hands withdrawals on whose time has come, and asks about what is under way. */
  round(now: number): Promise<void>;
}

/** Why a report is not taken, whoever signed it. */
export type Distrusted = 'unknown-payment' | 'amount' | 'contradiction';

const { review, deposit: lifetime, ask, askForPlayer } = POLICY.payments;
const MOST_A_ROUND = 20;

const orderOf = ({ id, method, amount, fee, iso }: PaymentRow) => ({
  payment: String(id),
  method,
  amount: amount - fee,
  iso,
});

/** What passes between the provider and the house: all of a deposit, a withdrawal less its fee. */
const passing = ({ kind, amount, fee }: PaymentRow): number =>
  kind === 'deposit' ? amount : amount - fee;

function asking(options: FollowingOptions, take: Following['take']) {
  const { paymentStore, paymentProvider, moves } = options;
  /** The provider has none of that number: it never had, or nothing came of it. */
  const missing = async (payment: PaymentRow, now: number): Promise<void> => {
    if (payment.kind === 'withdrawal') await paymentProvider.payOut(orderOf(payment), now);
    else if (payment.created_at + lifetime <= now) moves.move(payment, 'expired', now);
  };
  return async (payment: PaymentRow, now: number): Promise<void> => {
    paymentStore.asked(payment.id, now);
    const answer = await paymentProvider.stateOf(String(payment.id), now);
    if (answer === null) await missing(payment, now);
    else if (answer !== 'open') take(answer, now);
  };
}

/** Withdrawals that were looked at long enough. */
function letGo({ paymentStore, paymentProvider, moves }: FollowingOptions) {
  return async (payment: PaymentRow, now: number): Promise<void> => {
    if (moves.move(payment, 'pending', now) !== 'moved') return;
    paymentStore.asked(payment.id, now);
    await paymentProvider.payOut(orderOf(payment), now);
  };
}

/** Withdrawals that have been looked at by then, and payments that the provider was not asked about. */
const awaiting = {
  review: "kind = 'withdrawal' AND state = 'created' AND created_at <= ?",
  answer: `(state = 'pending' OR (kind = 'deposit' AND state = 'created')) AND asked_at <= ?`,
};

/** Puts the following together. */
export function createFollowing(options: FollowingOptions): Following {
  const { paymentStore, moves, warn } = options;
  const take: Following['take'] = ({ payment: id, state, amount, iso }, now) => {
    const payment = paymentStore.find(id);
    if (!payment) return 'unknown-payment';
    if (amount !== passing(payment) || iso !== payment.iso) return 'amount';
    return moves.move(payment, state, now);
  };
  const attempt =
    (work: (payment: PaymentRow, now: number) => Promise<void>) =>
    (payment: PaymentRow, now: number) =>
      work(payment, now).catch((error: unknown) =>
        warn(`payment ${payment.id} waits for its provider`, error),
      );
  const inquire = attempt(asking(options, take));
  const handOn = attempt(letGo(options));
  return {
    take,
    async refresh(payment, now) {
      const isWithProvider = payment.kind === 'deposit' || payment.state === 'pending';
      const isDue = payment.asked_at + askForPlayer <= now;
      if (isUnderWay(payment.state) && isWithProvider && isDue) await inquire(payment, now);
    },
    async round(now) {
      const reviewed = paymentStore.search([[awaiting.review, now - review]], MOST_A_ROUND);
      for (const payment of reviewed) await handOn(payment, now);
      const unanswered = paymentStore.search([[awaiting.answer, now - ask]], MOST_A_ROUND);
      for (const payment of unanswered) await inquire(payment, now);
    },
  };
}

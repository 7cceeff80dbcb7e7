import { createFollowing, type FollowingOptions } from './following.ts';
import { createMoves, type MovesOptions } from './moves.ts';
import { createNotices, type NoticesOptions } from './notices.ts';
import { createOrders, type OrdersOptions } from './orders.ts';
import type { Sandbox } from './sandbox/sandbox.ts';
import { createPaymentTerms, type TermsOptions } from './terms.ts';

export type PaymentsOptions = Omit<MovesOptions, never> &
  TermsOptions &
  Omit<OrdersOptions, 'moves' | 'paymentTerms'> &
  Omit<FollowingOptions, 'moves'> &
  Omit<NoticesOptions, 'following'> & { readonly sandbox: Sandbox };

/** Money in and out, put together. */
export function createPayments(options: PaymentsOptions) {
  const moves = createMoves(options);
  const paymentTerms = createPaymentTerms(options);
  const orders = createOrders({ ...options, moves, paymentTerms });
  const following = createFollowing({ ...options, moves });
  const notices = createNotices({ ...options, following });
  const { sandbox } = options;
  /** Brings what the sandbox tells to the house: as it would come over the wire. */
  const deliver = (now: number): void => {
    for (const notice of sandbox.notices(now)) {
      sandbox.told(notice.id, notices.receive(notice, now).kind !== 'refused', now);
    }
  };
  return {
    moves,
    paymentTerms,
    orders,
    following,
    notices,
    deliver,
    /** What there is to do by itself: tell, hand on, ask. */
    async round(now: number): Promise<void> {
      deliver(now);
      await following.round(now);
    },
  };
}

export type Payments = ReturnType<typeof createPayments>;

/** Money comes in by a deposit and goes out by a withdrawal. */
export const PAYMENT_KINDS = ['deposit', 'withdrawal'] as const;

/**
 * How far a payment is. A deposit is `created` until the provider has it, a withdrawal until the
 * house has looked at it; `pending` is with the provider. All others are ends.
 */
export const PAYMENT_STATES = [
  'created',
  'pending',
  'succeeded',
  'refused',
  'cancelled',
  'expired',
  'charged-back',
] as const;

/** Ways to pay that the site has words for. */
export const PAYMENT_METHODS = ['card', 'wallet', 'bank', 'cash'] as const;

export type PaymentKind = (typeof PAYMENT_KINDS)[number];
export type PaymentState = (typeof PAYMENT_STATES)[number];
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** What a way to pay costs: an amount in minor units, and thousandths of what is paid. */
export interface PaymentFee {
  readonly fixed: number;
  readonly permille: number;
}

/** A way to pay is out of service. */
export interface Outage {
  /** Until when, in epoch milliseconds; null where nobody knows. */
  readonly until: number | null;
}

/** A way to pay on its terms in one currency; amounts in minor units. */
export interface MethodTerms {
  readonly id: PaymentMethod;
  readonly min: number;
  readonly max: number;
  readonly fee: PaymentFee;
  /** Nothing can be paid by it at present. */
  readonly outage?: Outage | undefined;
}

/** How an order is paid in cash: its code is told at a desk. */
export interface CashOrder {
  readonly code: string;
  readonly desk: string;
  readonly address: string;
  /** A page of the desk's own; null where there is none. */
  readonly url: string | null;
  /** Until when it may be paid, in epoch milliseconds. */
  readonly expiresAt: number;
}

/** Whether it is paid at a desk: then there is a code in place of a page of the provider. */
export function isPaidAtDesk(method: PaymentMethod): boolean {
  return method === 'cash';
}

const NEXT: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['pending', 'succeeded', 'refused', 'cancelled', 'expired'],
  pending: ['succeeded', 'refused', 'cancelled', 'expired'],
  // The holder of a card may have the bank take the money back, long after.
  succeeded: ['charged-back'],
  refused: [],
  cancelled: [],
  expired: [],
  'charged-back': [],
};

/** Whether a payment in one state may come to be in another: they only move forward. */
export function mayBecome(kind: PaymentKind, from: PaymentState, to: PaymentState): boolean {
  if (kind === 'withdrawal' && to === 'charged-back') return false;
  return NEXT[from].includes(to);
}

/** Whether nobody knows yet how the payment ends. */
export function isUnderWay(state: PaymentState): boolean {
  return state === 'created' || state === 'pending';
}

/** What paying this amount costs, in whole minor units, rounded down. */
export function feeOf(amount: number, { fixed, permille }: PaymentFee): number {
  return Math.min(amount, fixed + Math.floor((amount * permille) / 1000));
}

import type { CashOrder, MethodTerms, PaymentMethod } from '../../domain/payments/payments.ts';
import type { OfferedCurrency } from '../money/currencies.ts';

/** What a provider is asked to take in or pay out. */
export interface PaymentOrder {
  /** The payment's number: the same one asked again is the same order. */
  readonly payment: string;
  readonly method: PaymentMethod;
  /** Minor units. */
  readonly amount: number;
  readonly iso: string;
}

export interface DepositOrder extends PaymentOrder {
  /** Where the player is sent back to: the site, with its language, as in `https://site.test/en`. */
  readonly site: string;
}

/** How a deposit that was taken on is paid: at a page, or at a desk. */
export type Begun = { readonly url: string } | { readonly cash: CashOrder };

/** What a provider says of a payment. */
export type ProviderState =
  | 'pending'
  | 'succeeded'
  | 'refused'
  | 'cancelled'
  | 'expired'
  | 'charged-back';

/** What became of a payment, as its provider tells or answers it. */
export interface ProviderReport {
  readonly payment: string;
  readonly state: ProviderState;
  readonly amount: number;
  readonly iso: string;
}

/** A notification as it arrived. Nothing of it is to be believed before it was read. */
export interface RawNotice {
  readonly id: string;
  readonly signature: string;
  readonly body: string;
}

/** A notification that its provider signed, or why it is none. */
export type ReadNotice =
  | { readonly report: ProviderReport }
  | { readonly problem: 'signature' | 'stale' | 'malformed' };

/** Ways to pay that a provider has somewhere. */
export interface ProviderMethods {
  readonly deposit: readonly MethodTerms[];
  readonly withdrawal: readonly MethodTerms[];
}

/** The provider does not take what it was asked to: the way to pay is out of service. */
export class OutOfService extends Error {}

/** Somebody who moves money for the house. Whatever reaches them or comes from them may be lost. */
export interface PaymentProvider {
  readonly name: string;
  methods(country: string, currency: OfferedCurrency, now: number): ProviderMethods;
  /**
   * Takes a deposit on, and says how the player pays. Throws `OutOfService` where it takes none by
   * this way: then it has none of this number, and never will.
   */
  begin(order: DepositOrder, now: number): Promise<Begun>;
  payOut(order: PaymentOrder, now: number): Promise<void>;
  /** What became of a payment; null where the provider has none of this number, `open` until then. */
  stateOf(payment: string, now: number): Promise<ProviderReport | 'open' | null>;
  read(notice: RawNotice, now: number): ReadNotice;
}

import type { CallReply } from '../../calls/table.ts';
import type { Jurisdiction } from '../../domain/limits/jurisdiction.ts';
import type { DepositFacts } from '../../domain/payments/depositing.ts';
import type { MethodTerms, PaymentMethod } from '../../domain/payments/payments.ts';
import type { ReturnTerms, WithdrawalFacts } from '../../domain/payments/withdrawing.ts';
import { isDepositBarred } from '../../domain/verification/identification.ts';
import { add, rational, subtract } from '../../kernel/rational.ts';
import type { Limits } from '../limits/limits.ts';
import type { PlayerAccount } from '../money/accounts.ts';
import {
  exchanged,
  HOME_CURRENCY,
  type OfferedCurrency,
  offeredCurrencies,
  offeredCurrency,
} from '../money/currencies.ts';
import { POLICY } from '../policy.ts';
import { type IdentificationOptions, identificationOf } from '../verification/identification.ts';
import type { PaymentStore } from './payment-store.ts';
import type { PaymentProvider } from './provider.ts';

export interface TermsOptions extends IdentificationOptions {
  readonly jurisdiction: Jurisdiction;
  readonly limits: Limits;
  readonly paymentProvider: PaymentProvider;
  readonly paymentStore: PaymentStore;
  readonly banLevelOf: (userId: string) => number;
}

/** On what terms players pay. */
export interface PaymentTerms {
  /** All of it, for an account of the player's. */
  of(userId: string, account: PlayerAccount, now: number): CallReply<'paymentMethods'>;
  /** What anybody is told of them. */
  offer(currency: OfferedCurrency, now: number): CallReply<'paymentOffer'>;
  methods(iso: string, kind: 'deposit' | 'withdrawal', now: number): readonly MethodTerms[];
  depositFacts(
    userId: string,
    account: PlayerAccount | null,
    asked: { readonly method: PaymentMethod; readonly amount: number },
    now: number,
  ): DepositFacts;
  withdrawalFacts(
    userId: string,
    account: PlayerAccount | null,
    asked: { readonly method: PaymentMethod; readonly amount: number },
    now: number,
  ): WithdrawalFacts;
}

/** Sums in any currencies as one in this one, rounded down; none is below zero. */
function sumIn(iso: string, sums: readonly { readonly iso: string; readonly sum: number }[]) {
  const into = offeredCurrency(iso);
  const { num, den } = sums
    .map(({ iso: own, sum }) => exchanged(rational(BigInt(sum)), offeredCurrency(own), into))
    .reduce(add, rational(0n));
  return num <= 0n ? 0 : Number(num / den);
}

/** What a player may take out before their documents were seen, in this currency, rounded down. */
function unverifiedRoom(
  { verification, paymentStore }: TermsOptions,
  userId: string,
  iso: string,
  now: number,
) {
  if (verification.isVerified(userId, now)) return null;
  const home = offeredCurrency(HOME_CURRENCY);
  const taken = paymentStore
    .takenOut(userId)
    .map(({ iso: own, sum }) => exchanged(rational(BigInt(sum)), offeredCurrency(own), home))
    .reduce(add, rational(0n));
  const left = subtract(rational(BigInt(POLICY.payments.unverified)), taken);
  const { num, den } = exchanged(left, home, offeredCurrency(iso));
  return num <= 0n ? 0 : Number(num / den);
}

/** What anybody is told of the ways to pay in a currency. */
const offering =
  ({ climate, paymentProvider }: TermsOptions): PaymentTerms['offer'] =>
  (currency, now) => {
    const { country } = climate.now();
    const { deposit, withdrawal } = paymentProvider.methods(country, currency, now);
    return {
      ...{ country, currency: currency.iso },
      currencies: offeredCurrencies.map(({ id, iso }) => ({ id, iso })),
      deposit: deposit.map((terms) => ({ ...terms })),
      withdrawal: withdrawal.map((terms) => ({ ...terms })),
      cashFor: POLICY.payments.cash,
      unverifiedRoom: sumIn(currency.iso, [
        { iso: HOME_CURRENCY, sum: POLICY.payments.unverified },
      ]),
    };
  };

/** The ways to be paid, each with what was paid in by it, in any currency, and has not gone back. */
const returningBy =
  (paymentStore: PaymentStore, methods: PaymentTerms['methods']) =>
  (userId: string, iso: string, now: number): (MethodTerms & ReturnTerms)[] => {
    const rows = paymentStore.returnable(userId);
    return methods(iso, 'withdrawal', now).map((terms) => ({
      ...terms,
      returnable: sumIn(
        iso,
        rows.filter(({ method }) => method === terms.id),
      ),
    }));
  };

function depositor(options: TermsOptions, userId: string, now: number): DepositFacts['player'] {
  if (options.banLevelOf(userId) > 0) return 'banned';
  return isDepositBarred(identificationOf(options, userId, now)) ? 'unidentified' : 'player';
}

/** Puts the terms together. */
export function createPaymentTerms(options: TermsOptions): PaymentTerms {
  const { climate, jurisdiction, limits, paymentProvider, paymentStore } = options;
  const methods: PaymentTerms['methods'] = (iso, kind, now) =>
    paymentProvider.methods(climate.now().country, offeredCurrency(iso), now)[kind];
  const depositMethod = (iso: string, method: PaymentMethod, now: number) =>
    methods(iso, 'deposit', now).find(({ id }) => id === method) ?? null;
  const returning = returningBy(paymentStore, methods);
  const roomOf = (userId: string, iso: string, now: number) =>
    limits.depositing(userId, iso, jurisdiction.required, now);
  return {
    methods,
    offer: offering(options),
    of: (userId, { id, iso }, now) => ({
      accountId: String(id),
      currency: iso,
      deposit: methods(iso, 'deposit', now).map((terms) => ({ ...terms })),
      withdrawal: returning(userId, iso, now),
      depositRoom: roomOf(userId, iso, now).room,
      unverifiedRoom: unverifiedRoom(options, userId, iso, now),
    }),
    depositFacts: (userId, account, { method, amount }, now) => ({
      player: depositor(options, userId, now),
      limits: roomOf(userId, account?.iso ?? HOME_CURRENCY, now),
      account: account && { isBonus: account.purpose === 'bonus' },
      method: account && depositMethod(account.iso, method, now),
      amount,
    }),
    withdrawalFacts(userId, account, { method, amount }, now) {
      const ways = account === null ? [] : returning(userId, account.iso, now);
      return {
        player: 'player',
        account: account && { money: account.balance, isBonus: account.purpose === 'bonus' },
        method: ways.find(({ id }) => id === method) ?? null,
        others: ways.filter(({ id }) => id !== method),
        unverifiedRoom: account && unverifiedRoom(options, userId, account.iso, now),
        amount,
      };
    },
  };
}

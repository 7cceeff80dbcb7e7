import type { Payment as AnyPayment } from '../../calls/payments.ts';
import type { CallReply } from '../../calls/table.ts';
import type { DepositOffer } from '../../domain/accounts/deposit-bonus.ts';
import type { SignInOffer } from '../../domain/accounts/sign-in-bonus.ts';
import { jurisdictionOf } from '../../domain/limits/jurisdiction.ts';
import { mayPlayer } from '../../domain/limits/may-player.ts';
import { depositRefusal } from '../../domain/payments/depositing.ts';
import { depositFacts, payingAccount, withdrawalFacts } from '../../domain/payments/facts.ts';
import type { PaymentMethod } from '../../domain/payments/payments.ts';
import { withdrawalRefusal } from '../../domain/payments/withdrawing.ts';
import { configured } from '../../domain/site/config.ts';
import type { BonusesState } from '../../projections/accounts/bonuses.ts';
import { REFUSAL_CODES } from '../../projections/payments/payments.ts';
import type { State } from '../../projections/state.ts';
import { paymentIn } from '../../routes/address-digits.ts';
import { area, type DeepReadonly } from './area.ts';
import { olderOf, sending } from './sending.ts';

/** What a refusal of the policy is called, and which payment an address names. */
export { paymentIn, REFUSAL_CODES };

export type Payment = DeepReadonly<AnyPayment>;
export type Offer = DeepReadonly<CallReply<'paymentOffer'>>;
export type Terms = DeepReadonly<CallReply<'paymentMethods'>>;

/** Money in and out, and what the policy says before anything is sent. */
const payments = area(['payments', 'limits', 'accounts', 'session', 'user', 'config'], (state) => {
  const { terms, chosen, depositing, withdrawing, cancelling, history, older } = state.payments;
  const { suggestsAmounts, mayCancelWithdrawal } = jurisdictionOf(
    configured(state.config.values, 'jurisdiction'),
  );
  return {
    terms,
    chosen,
    account: payingAccount(state),
    suggestsAmounts,
    mayCancelWithdrawal,
    /** What keeps the player from paying in at all: the rule, until when, and what can be done. */
    depositForbidden: mayPlayer('deposit', depositFacts(state, { method: null, amount: 0 })),
    /** Without a way to pay it is what keeps the player from it at all. */
    depositRefusal: (method: PaymentMethod | null, amount: number) =>
      depositRefusal(depositFacts(state, { method, amount })),
    withdrawalRefusal: (method: PaymentMethod | null, amount: number) =>
      withdrawalRefusal(withdrawalFacts(state, { method, amount })),
    depositing: sending(depositing),
    withdrawing: sending(withdrawing),
    cancelling: sending(cancelling),
    requested: state.payments.requested,
    cancelled: state.payments.cancelled,
    returned: state.payments.returned,
    history,
    older: olderOf(history.next, older),
  };
});

export type Bonus = DeepReadonly<BonusesState['items'][number]>;
export type { DepositOffer, SignInOffer };

/** What was given to be wagered, and what a first deposit would bring. */
const bonuses = area(['bonuses'], (state) => state.bonuses);

/** What anybody is told of the ways to pay. */
const paymentOffer = area(['paymentOffer'], (state) => state.paymentOffer);

export function paymentsAreas(state: State) {
  return { bonuses: bonuses(state), payments: payments(state), paymentOffer: paymentOffer(state) };
}

import type { DepositRefusal } from '../../../domain/payments/deposit-refusals.ts';
import {
  isPaidAtDesk,
  isUnderWay,
  type MethodTerms,
  type PaymentKind,
  type PaymentState,
} from '../../../domain/payments/payments.ts';
import type { WithdrawalRefusal } from '../../../domain/payments/withdrawal-refusals.ts';
import { type Payment, REFUSAL_CODES } from '../../../site/contract/payments.ts';
import { formatMoney, formatTime } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { useHost } from '../host.ts';

export type Refusal = DepositRefusal | WithdrawalRefusal;

/** What is refused for an amount, with the amount that would do. */
const BOUNDED = {
  'amount-low': 'payments_refused_amount_low',
  'amount-high': 'payments_refused_amount_high',
  'limit-reached': 'payments_refused_limit_left',
  'other-method-first': 'payments_refused_other_left',
  'verification-due': 'payments_refused_unverified_left',
} as const;

const STATES = {
  created: 'payments_state_created',
  pending: 'payments_state_pending',
  succeeded: 'payments_state_succeeded',
  refused: 'payments_state_refused',
  cancelled: 'payments_state_cancelled',
  expired: 'payments_state_expired',
  'charged-back': 'payments_state_charged_back',
} as const satisfies Readonly<Record<PaymentState, string>>;

const NEXT = {
  deposit: {
    created: 'payments_next_deposit_created',
    pending: 'payments_next_deposit_pending',
    succeeded: 'payments_next_deposit_succeeded',
    refused: 'payments_next_deposit_refused',
    cancelled: 'payments_next_deposit_cancelled',
    expired: 'payments_next_deposit_expired',
    'charged-back': 'payments_next_deposit_charged_back',
  },
  withdrawal: {
    created: 'payments_next_withdrawal_created',
    pending: 'payments_next_withdrawal_pending',
    succeeded: 'payments_next_withdrawal_succeeded',
    refused: 'payments_next_withdrawal_refused',
    cancelled: 'payments_next_withdrawal_cancelled',
    // Nothing of a withdrawal expires, nor is it taken back by a bank: the money is back.
    expired: 'payments_next_withdrawal_refused',
    'charged-back': 'payments_next_withdrawal_refused',
  },
} as const satisfies Readonly<Record<PaymentKind, Readonly<Record<PaymentState, string>>>>;

/** What payments are called, and why they may not be. */
export function usePaymentWords() {
  const { t, say, language } = useHost('payments');
  const clock = useClock();
  const money = (minor: number, iso: string): string => formatMoney(minor, iso, language());
  return {
    money,
    kind: ({ kind }: Pick<Payment, 'kind'>): string => t(`payments_kind_${kind}`),
    state: (state: PaymentState): string => t(STATES[state]),
    /** How it stands, and what comes of it. */
    next: ({ kind, state, method }: Pick<Payment, 'kind' | 'state' | 'method'>): string =>
      t(isUnderWay(state) && isPaidAtDesk(method) ? 'payments_next_cash' : NEXT[kind][state]),
    /** That a way is out of service, and until when; null where it is not. */
    outage({ outage }: Pick<MethodTerms, 'outage'>): string | null {
      if (!outage) return null;
      const { until } = outage;
      return until === null
        ? t('payments_out')
        : t('payments_out_until', { time: formatTime(until, clock, 'moment') });
    },
    refusal: (refusal: Refusal, iso: string): string =>
      'bound' in refusal
        ? t(BOUNDED[refusal.kind], { bound: money(refusal.bound, iso) })
        : say({ key: REFUSAL_CODES[refusal.kind] }),
  };
}

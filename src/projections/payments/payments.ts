import type { Payment } from '../../calls/payments.ts';
import type { CallReply } from '../../calls/table.ts';
import type { DepositRefusal } from '../../domain/payments/deposit-refusals.ts';
import {
  isUnderWay,
  type PaymentKind,
  type PaymentMethod,
} from '../../domain/payments/payments.ts';
import type { WithdrawalRefusal } from '../../domain/payments/withdrawal-refusals.ts';
import type { MessageCode } from '../../domain/site/message-code.ts';
import type { EventData } from '../../events/catalogue.ts';
import { STORED } from '../../events/stored-values.ts';
import { readAmong } from '../../kernel/stored-value.ts';
import { ofPlayer, untilEnded } from '../answers/forgetting.ts';
import { isRefusedWith } from '../answers/refusal.ts';
import { type Resource, resource, unloaded } from '../answers/resource.ts';
import { clearOutcome, end, type Submission, submission, unsent } from '../answers/submission.ts';
import { tell } from '../answers/told.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

type Filter = EventData<'payments.historyChosen'>;

/** Money in and out, as far as it was asked for. */
export interface PaymentsState {
  terms: Resource & { known: CallReply<'paymentMethods'> | null };
  /** The way the player chose; null as long as it is the first that can be had. */
  chosen: Record<PaymentKind, PaymentMethod | null>;
  /** The way of the deposit that was asked for last. */
  tried: PaymentMethod | null;
  depositing: Submission;
  withdrawing: Submission;
  /** The withdrawal that was asked for last. */
  requested: Payment | null;
  cancelling: Submission;
  /** The withdrawal that was taken back last. */
  cancelled: string | null;
  /** The payment whose page the player came back to. */
  returned: Resource & { payment: Payment | null };
  history: Resource & { items: Payment[]; next: string | null; filter: Filter };
  /** The wish to see older ones. */
  older: Submission;
  /** Numbers of payments that were begun and have not ended, as far as is known. */
  awaited: string[];
}

const blank = (): Omit<PaymentsState, 'awaited'> => ({
  terms: { ...unloaded(), known: null },
  chosen: { deposit: null, withdrawal: null },
  tried: null,
  depositing: unsent(),
  withdrawing: unsent(),
  requested: null,
  cancelling: unsent(),
  cancelled: null,
  returned: { ...unloaded(), payment: null },
  history: { ...unloaded(), items: [], next: null, filter: { kind: null, state: null } },
  older: unsent(),
});

const initial = (): PaymentsState => ({ ...blank(), awaited: [] });

/** What a refusal of the policy is called. */
export const REFUSAL_CODES: Readonly<
  Record<DepositRefusal['kind'] | WithdrawalRefusal['kind'], MessageCode>
> = {
  guest: 'payments_refused_guest',
  banned: 'payments_refused_banned',
  'limits-unreachable': 'payments_refused_limits',
  waiting: 'payments_refused_waiting',
  excluded: 'payments_refused_excluded',
  paused: 'payments_refused_paused',
  'limit-missing': 'payments_refused_limit_required',
  'identification-due': 'payments_refused_identification',
  'no-account': 'payments_refused_no_account',
  'bonus-account': 'payments_refused_bonus_account',
  'no-method': 'payments_refused_no_method',
  'out-of-service': 'payments_refused_out_of_service',
  'amount-missing': 'payments_refused_amount_missing',
  'amount-low': 'payments_refused_amount',
  'amount-high': 'payments_refused_amount',
  'limit-reached': 'payments_refused_limit_reached',
  'not-enough-money': 'payments_refused_not_enough',
  'other-method-first': 'payments_refused_other_method',
  'verification-due': 'payments_refused_verification',
};

/** The provider takes nothing by this way at present. */
const OUT_OF_SERVICE = '1814';

/** What is known of a payment now, wherever it is shown; one that is under way is waited for. */
function learn(slice: PaymentsState, payment: Payment): void {
  const known = { ...payment };
  if (slice.requested?.id === known.id) slice.requested = known;
  if (slice.returned.payment?.id === known.id) slice.returned.payment = known;
  slice.history.items = slice.history.items.map((item) => (item.id === known.id ? known : item));
  if (isUnderWay(known.state) && !slice.awaited.includes(known.id)) slice.awaited.push(known.id);
}

function add(slice: PaymentsState, { items, next }: CallReply<'payments'>): void {
  const known = new Set(items.map(({ id }) => id));
  const others = slice.history.items.filter(({ id }) => !known.has(id));
  slice.history.items = [...others, ...items.map((item) => ({ ...item }))].sort(
    (a, b) => b.createdAt - a.createdAt || Number(b.id) - Number(a.id),
  );
  slice.history.next = next;
  for (const item of items) learn(slice, item);
}

const loading = compose<PaymentsState>(
  resource({
    call: 'paymentMethods',
    of: ({ terms }) => terms,
    take(slice, body) {
      slice.terms.known = {
        ...body,
        deposit: body.deposit.map((one) => ({ ...one })),
        withdrawal: body.withdrawal.map((one) => ({ ...one })),
      };
    },
  }),
  resource({
    call: 'payment',
    of: ({ returned }) => returned,
    take(slice, { payment }) {
      slice.returned.payment = { ...payment };
      learn(slice, payment);
    },
  }),
  resource({
    call: 'payments',
    of: ({ history }) => history,
    asks: (_, { query }) => query?.['cursor'] === undefined,
    take(slice, body) {
      slice.history.items = [];
      add(slice, body);
    },
  }),
  submission({
    input: 'payments.olderAsked',
    call: 'payments',
    of: ({ older }) => older,
    isAllowed: ({ history }) => history.next !== null,
    accepted: (slice, body) => {
      add(slice, body);
      return undefined;
    },
  }),
);

const moving = compose<PaymentsState>(
  submission({
    input: 'payments.depositSubmitted',
    call: 'depositBegin',
    of: ({ depositing }) => depositing,
    otherwise: 'payments_failed',
    isKeyed: true,
    isJudgedLater: true,
    begun(slice, { method }) {
      slice.tried = method;
    },
    refused(slice, replied) {
      // Nothing will be done under this key: the next wish may be another.
      if (isRefusedWith(replied, OUT_OF_SERVICE)) delete slice.depositing.keySeq;
    },
  }),
  submission({
    input: 'payments.withdrawalSubmitted',
    call: 'withdrawalRequest',
    of: ({ withdrawing }) => withdrawing,
    otherwise: 'payments_failed',
    isKeyed: true,
    begun(slice) {
      slice.requested = null;
    },
    accepted(slice, { payment }) {
      slice.requested = { ...payment };
      slice.chosen.withdrawal = null;
      learn(slice, payment);
      return tell('done', 'payments_withdrawal_taken');
    },
  }),
  submission({
    input: 'payments.cancelPressed',
    call: 'withdrawalCancel',
    of: ({ cancelling }) => cancelling,
    otherwise: 'payments_failed',
    begun(slice, { id }) {
      slice.cancelled = id;
    },
    accepted(slice, { payment }) {
      learn(slice, payment);
      return tell('done', 'payments_withdrawal_cancelled');
    },
  }),
);

/** A way that is out of service is not chosen: the player is told, and the one before stays. */
function choose(
  slice: PaymentsState,
  { kind, method }: Pick<EventData<'payments.methodChosen'>, 'kind' | 'method'>,
): void {
  const terms = slice.terms.known?.deposit.find(({ id }) => id === method);
  if (kind === 'withdrawal' || terms?.outage === undefined) slice.chosen[kind] = method;
}

const outcomes = compose<PaymentsState>({
  on: {
    'app.started'(slice, { session }) {
      slice.awaited = [...(readAmong(session, STORED.payments) ?? [])];
    },
    'route.changed'(slice, { params }) {
      slice.returned = { ...unloaded(), payment: null };
      slice.chosen = { deposit: null, withdrawal: null };
      if (params['result'] !== undefined) return;
      for (const form of [slice.withdrawing, slice.cancelling]) clearOutcome(form);
      clearOutcome(slice.depositing);
    },
    'payments.methodChosen': choose,
    'payments.historyChosen'(slice, { kind, state }) {
      slice.history = { ...unloaded(), items: [], next: null, filter: { kind, state } };
      slice.older = unsent();
    },
    'payments.heldBack'(slice, { kind, reason }) {
      const form = kind === 'deposit' ? slice.depositing : slice.withdrawing;
      end(form);
      form.told = tell('error', REFUSAL_CODES[reason]);
    },
    'payments.begun'(slice, { id, kind }) {
      if (kind === 'deposit') delete slice.depositing.keySeq;
      if (!slice.awaited.includes(id)) slice.awaited.push(id);
    },
    'payments.cashOrdered'(slice) {
      end(slice.depositing);
      slice.depositing.told = tell('done', 'payments_cash_ordered');
    },
    'payments.goingFailed'(slice) {
      end(slice.depositing);
      slice.depositing.told = tell('error', 'payments_going_failed');
    },
    'payments.ended'(slice, { id }) {
      slice.awaited = slice.awaited.filter((one) => one !== id);
    },
  },
});

export const payments = projection(
  'payments',
  2,
  initial,
  compose<PaymentsState>(
    ofPlayer(blank),
    untilEnded<PaymentsState>(() => ({ awaited: [] })),
    ...[loading, moving, outcomes],
  ),
);

/** A player who asks support about their money, for sessions in tests. */
import type { PaymentRequest } from '../../../src/calls/payment-requests.ts';
import { ANSWERED_WITHIN } from '../../../src/domain/payments/requests.ts';
import { payingSession, payment } from './payments.ts';
import { reply, type SessionOptions } from './session.ts';

const AT = Date.UTC(2026, 0, 1, 12);

export const paymentRequest = (part: Partial<PaymentRequest> = {}): PaymentRequest => ({
  id: '7',
  topicId: '1',
  subTopicId: null,
  paymentId: '10000001',
  state: 'open',
  createdAt: AT,
  changedAt: AT,
  dueAt: AT + ANSWERED_WITHIN,
  ...part,
});

export const answered = paymentRequest({ state: 'answered', dueAt: null });

const asked = { by: 'player', at: AT, text: 'planted words of a player' } as const;
const said = { by: 'support', at: AT + 1000, text: 'planted words of support' } as const;

export function requestingSession(options: SessionOptions = {}) {
  return payingSession({
    url: '/en/office/payment/requests',
    ...options,
    answers: {
      payments: () => reply({ items: [payment()], next: null }),
      paymentRequests: () => reply({ requests: [] }),
      paymentRequest: () => reply({ request: answered, messages: [asked, said] }),
      paymentRequestOpen: () => reply({ request: paymentRequest() }),
      paymentRequestAnswer: () =>
        reply({ request: paymentRequest(), messages: [asked, said, asked] }),
      paymentRequestFile: () =>
        reply({
          request: paymentRequest(),
          messages: [asked, said, { ...asked, text: '', file: { type: 'png', size: 3000 } }],
        }),
      paymentRequestClose: () =>
        reply({ request: paymentRequest({ state: 'closed', dueAt: null }) }),
      ...options.answers,
    },
  });
}

import type { PaymentRequest } from '../../calls/payment-requests.ts';
import { answerDue } from '../../domain/payments/requests.ts';
import type { RequestRow } from './request-store.ts';

/** A request as it is told of, to its player and to staff. */
export const requestView = (row: RequestRow): PaymentRequest => ({
  id: String(row.id),
  topicId: row.topic,
  subTopicId: row.sub_topic,
  paymentId: row.payment_id === null ? null : String(row.payment_id),
  state: row.state,
  createdAt: row.created_at,
  changedAt: row.changed_at,
  dueAt: answerDue(row.topic, row.waiting_since),
});

import type { CallInput } from '../../../src/calls/table.ts';
import { REQUESTS_PATH } from '../../../src/reference/requests/review-routes.ts';
import type { Caller, Harness } from './harness.ts';
import { paying } from './payments.ts';
import { staffOn } from './verification.ts';

type Sent = CallInput<'paymentRequestOpen'>['body'];

/** A text that is found again wherever it should not be. */
export const WORDS = 'canary-request-4711: my money is not here';

/** A player with a payment who writes to support, and the staff who answer. */
export async function requesting(options: Parameters<typeof paying>[1] = {}) {
  const made = await paying({}, options);
  const { harness, player } = made;
  const staff = await staffOn(harness, 'support');
  const payment = (await made.deposit()).body.payment;
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return `request-${keys}`;
  };
  const open = (part: Partial<Sent> = {}, key = newKey(), by: Caller = player) =>
    harness.call(
      'paymentRequestOpen',
      {
        headers: { 'idempotency-key': key },
        body: { topicId: '1', subTopicId: null, paymentId: payment.id, message: WORDS, ...part },
      },
      by,
    );
  /** About something that is no payment. */
  const other = (part: Partial<Sent> = {}) =>
    open({ topicId: '7', subTopicId: '73', paymentId: null, ...part });
  /** About what is no matter of money: words alone. */
  const support = (topicId = '10', key = newKey(), by: Caller = player) =>
    open({ topicId, paymentId: null }, key, by);
  const write = (id: string, message: string, key = newKey(), by: Caller = player) =>
    harness.call(
      'paymentRequestAnswer',
      { path: { id }, headers: { 'idempotency-key': key }, body: { message } },
      by,
    );
  const close = (id: string, by: Caller = player) =>
    harness.call('paymentRequestClose', { path: { id }, body: {} }, by);
  const own = async () => (await harness.call('paymentRequests', {}, player)).body.requests;
  const read = async (id: string) =>
    (await harness.call('paymentRequest', { path: { id } }, player)).body;
  return {
    ...{ harness, player, payment, open, other, support, write, close, own, read, newKey },
    ...reviewing(harness, staff, newKey),
  };
}

function reviewing(harness: Harness, support: Caller, newKey: () => string) {
  const review = (address: string, body?: object, by: Caller = support) =>
    fetch(`${harness.url}${REQUESTS_PATH}${address}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(by.cookie === undefined ? {} : { cookie: by.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const answer = (id: string, text: string, key = newKey()) =>
    review(`/${id}/answer`, { key, text });
  const waiting = async (query = '') => {
    const response = await review(query);
    return (await response.json()) as {
      items: { id: string; login: string | null; payment: { amount: number } | null }[];
      next: string | null;
    };
  };
  return { review, answer, waiting };
}

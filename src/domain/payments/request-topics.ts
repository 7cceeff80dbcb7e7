import type { PaymentKind } from './payments.ts';
import { IDEA_TOPIC_ID } from './request-states.ts';

/** What a request may be about besides one payment. */
export const REQUEST_SUB_TOPICS = [
  'card-replaced',
  'bank-account-changed',
  'wallet-changed',
  'limit-raised',
  'payout-verification',
  'limit-reached',
  'statement',
  'complaint',
  'something-else',
] as const;
export type RequestSubTopicName = (typeof REQUEST_SUB_TOPICS)[number];

/** A topic asks which payment it is about, of one kind or any, for a sub-topic, or for words alone. */
interface Topic {
  /** Stands in addresses and in what is kept: never another one for the same topic. */
  readonly id: string;
  readonly name: string;
  readonly asks: 'payment' | 'sub-topic' | 'words';
  /** Null: any. */
  readonly kind: PaymentKind | null;
  readonly subTopics: readonly { readonly id: string; readonly name: RequestSubTopicName }[];
}

const aboutPayment = (kind: PaymentKind | null) =>
  ({ asks: 'payment', kind, subTopics: [] }) as const;
const aboutMore = { asks: 'sub-topic', kind: null } as const;
const words = { asks: 'words', kind: null, subTopics: [] } as const;

/**
 * What can be wrong with a player's money. The site and the server have the same tables: they have words
 * in each language of the site, so that a topic without them would be of no use to anybody.
 */
export const PAYMENT_TOPICS = [
  { id: '1', name: 'deposit-missing', ...aboutPayment('deposit') },
  { id: '2', name: 'withdrawal-missing', ...aboutPayment('withdrawal') },
  { id: '3', name: 'wrong-amount', ...aboutPayment(null) },
  { id: '4', name: 'unknown-charge', ...aboutPayment(null) },
  {
    id: '5',
    name: 'payment-details',
    ...aboutMore,
    subTopics: [
      { id: '51', name: 'card-replaced' },
      { id: '52', name: 'bank-account-changed' },
      { id: '53', name: 'wallet-changed' },
    ],
  },
  {
    id: '6',
    name: 'payment-limits',
    ...aboutMore,
    subTopics: [
      { id: '61', name: 'limit-raised' },
      { id: '62', name: 'payout-verification' },
      { id: '63', name: 'limit-reached' },
    ],
  },
  {
    id: '7',
    name: 'other',
    ...aboutMore,
    subTopics: [
      { id: '71', name: 'statement' },
      { id: '72', name: 'complaint' },
      { id: '73', name: 'something-else' },
    ],
  },
] as const satisfies readonly Topic[];

/** What else support is asked: the words say it. */
export const SUPPORT_TOPICS = [
  { id: '10', name: 'account', ...words },
  { id: '11', name: 'bets', ...words },
  { id: '12', name: 'casino', ...words },
  { id: '13', name: 'bonuses', ...words },
  { id: '14', name: 'technical', ...words },
  { id: '15', name: 'responsible-gambling', ...words },
  { id: '16', name: 'anything-else', ...words },
] as const satisfies readonly Topic[];

/** What a player would have the site do. All are read; nobody says by when one is answered. */
export const IDEA_TOPIC = { id: IDEA_TOPIC_ID, name: 'idea', ...words } as const satisfies Topic;

/** That a decision which keeps the player from playing is wrong: once for each. */
export const APPEAL_TOPIC = { id: '21', name: 'appeal', ...words } as const satisfies Topic;

export const REQUEST_TOPICS = [
  ...PAYMENT_TOPICS,
  ...SUPPORT_TOPICS,
  IDEA_TOPIC,
  APPEAL_TOPIC,
] as const;

export type PaymentTopic = (typeof PAYMENT_TOPICS)[number];
export type RequestTopic = (typeof REQUEST_TOPICS)[number];
export type RequestTopicName = RequestTopic['name'];
export type RequestSubTopic = RequestTopic['subTopics'][number];

export function topicOf(id: string | undefined): RequestTopic | null {
  return REQUEST_TOPICS.find((topic) => topic.id === id) ?? null;
}

/** A topic about money; null for any other. */
export function paymentTopicOf(id: string | undefined): PaymentTopic | null {
  return PAYMENT_TOPICS.find((topic) => topic.id === id) ?? null;
}

export function subTopicOf(topic: RequestTopic, id: string | undefined): RequestSubTopic | null {
  const all: readonly RequestSubTopic[] = topic.subTopics;
  return all.find((one) => one.id === id) ?? null;
}

/** Whether a payment of this kind is what a topic is about. */
export function isAbout(topic: RequestTopic, kind: PaymentKind): boolean {
  return topic.asks === 'payment' && (topic.kind === null || topic.kind === kind);
}

/** The topic for whoever begins with a payment: that the money is not where it should be. */
export function usualTopic(kind: PaymentKind): PaymentTopic {
  return kind === 'deposit' ? PAYMENT_TOPICS[0] : PAYMENT_TOPICS[1];
}

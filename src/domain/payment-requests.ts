import { holdsCardNumber } from './card-number.ts';
import type { PaymentKind } from './payments.ts';
import { MOST_REQUESTS } from './request-states.ts';

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

/** A topic asks which payment it is about, of one kind or any, or for a sub-topic. */
interface Topic {
  /** Stands in addresses and in what is kept: never another one for the same topic. */
  readonly id: string;
  readonly name: string;
  readonly asks: 'payment' | 'sub-topic';
  /** Null: any. */
  readonly kind: PaymentKind | null;
  readonly subTopics: readonly { readonly id: string; readonly name: RequestSubTopicName }[];
}

const aboutPayment = (kind: PaymentKind | null) =>
  ({ asks: 'payment', kind, subTopics: [] }) as const;
const aboutMore = { asks: 'sub-topic', kind: null } as const;

/**
 * What can be wrong with a player's money. The site and the server have the same table: it has words
 * in each language of the site, so that a topic without them would be of no use to anybody.
 */
export const REQUEST_TOPICS = [
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

export type RequestTopic = (typeof REQUEST_TOPICS)[number];
export type RequestTopicName = RequestTopic['name'];
export type RequestSubTopic = RequestTopic['subTopics'][number];

export function topicOf(id: string | undefined): RequestTopic | null {
  return REQUEST_TOPICS.find((topic) => topic.id === id) ?? null;
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
export function usualTopic(kind: PaymentKind): RequestTopic {
  return kind === 'deposit' ? REQUEST_TOPICS[0] : REQUEST_TOPICS[1];
}

/** Messages of one request. */
export const MOST_MESSAGES = 40;
/** In characters, without gaps around them. */
export const MESSAGE_LENGTH = { least: 10, most: 1000 } as const;
/** What support writes may be longer, and as short as a word. */
export const ANSWER_LENGTH = { least: 2, most: 2000 } as const;
/** Within this time support answers, in milliseconds. */
export const ANSWERED_WITHIN = 24 * 60 * 60_000;

/** Characters that would make a text be shown as another one than was written. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u;
/** Those of them that texts are written with: lines, and joiners within words and signs. */
const WRITTEN = /[\n\t\u200c\u200d]/g;

/** A message as it is sent and kept: plain text, lines end in one way. */
export function plainMessage(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

/** What can be wrong with a message, in the order in which it is asked. */
export const MESSAGE_PROBLEMS = [
  'missing',
  'too-short',
  'too-long',
  'unseen-characters',
  'card-number',
] as const;
export type MessageProblem = (typeof MESSAGE_PROBLEMS)[number];

/** Why a message, as `plainMessage` has it, may not be sent; null where it may. */
export function messageProblem(
  message: string,
  { least, most }: { readonly least: number; readonly most: number } = MESSAGE_LENGTH,
): MessageProblem | null {
  if (message === '') return 'missing';
  if (message.length < least) return 'too-short';
  if (message.length > most) return 'too-long';
  if (UNSEEN.test(message.replace(WRITTEN, ''))) return 'unseen-characters';
  return holdsCardNumber(message) ? 'card-number' : null;
}

/** Why a request may not be opened. */
export const REQUEST_REFUSALS = ['too-many', 'no-topic', ...MESSAGE_PROBLEMS] as const;
export type RequestRefusal = (typeof REQUEST_REFUSALS)[number];

/** What is known of a request before it is sent. */
export interface RequestFacts {
  readonly topicId: string;
  readonly subTopicId: string | null;
  /** The kind of the payment it is about; null where it names none that the player has. */
  readonly payment: PaymentKind | null;
  readonly message: string;
  /** Requests of the player that are under way. */
  readonly underWay: number;
}

function isTopic({ topicId, subTopicId, payment }: RequestFacts): boolean {
  const topic = topicOf(topicId);
  if (topic === null) return false;
  if (topic.asks === 'sub-topic') {
    return payment === null && subTopicId !== null && subTopicOf(topic, subTopicId) !== null;
  }
  return subTopicId === null && payment !== null && isAbout(topic, payment);
}

/** Whether a request may be opened: null, or the first thing that keeps it from being. */
export function requestRefusal(facts: RequestFacts): RequestRefusal | null {
  if (facts.underWay >= MOST_REQUESTS) return 'too-many';
  return isTopic(facts) ? messageProblem(facts.message) : 'no-topic';
}

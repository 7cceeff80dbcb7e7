import { holdsCardNumber } from './card-number.ts';
import type { PaymentKind } from './payments.ts';
import { MOST_REQUESTS } from './request-states.ts';
import { IDEA_TOPIC, isAbout, subTopicOf, topicOf } from './request-topics.ts';

/** Messages of one request. */
export const MOST_MESSAGES = 40;
/** In characters, without gaps around them. */
export const MESSAGE_LENGTH = { least: 10, most: 1000 } as const;
/** What support writes may be longer, and as short as a word. */
export const ANSWER_LENGTH = { least: 2, most: 2000 } as const;
/** Within this time support answers, in milliseconds. */
export const ANSWERED_WITHIN = 24 * 60 * 60_000;

/** After so many days without a word a request that was answered is closed, and its files are deleted. */
export const QUIET_DAYS = 30;

/** Until when support answers who waits since then; null where nobody says so. */
export function answerDue(topicId: string, waitingSince: number | null): number | null {
  return waitingSince === null || topicId === IDEA_TOPIC.id ? null : waitingSince + ANSWERED_WITHIN;
}

/** With fewer answers nobody knows what is usual. */
const FEWEST_WAITS = 20;

/**
 * How long an answer usually takes, in milliseconds: four of five came within it. Null where that is not
 * known.
 */
export function usualWait(waits: readonly number[]): number | null {
  if (waits.length < FEWEST_WAITS) return null;
  return [...waits].sort((a, b) => a - b)[Math.ceil(waits.length * 0.8) - 1] ?? null;
}

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
  /** Requests of the player that are under way: ideas, where this is one, or all else. */
  readonly underWay: number;
}

function isTopic({ topicId, subTopicId, payment }: RequestFacts): boolean {
  const topic = topicOf(topicId);
  if (topic === null) return false;
  if (topic.asks === 'words') return payment === null && subTopicId === null;
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

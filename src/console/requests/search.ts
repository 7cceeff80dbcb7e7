import { REQUEST_STATES } from '../../domain/payments/request-states.ts';
import {
  APPEAL_TOPIC,
  IDEA_TOPIC,
  PAYMENT_TOPICS,
  type RequestTopic,
  SUPPORT_TOPICS,
} from '../../domain/payments/request-topics.ts';
import type { RequestFilter } from '../api/requests.ts';

/** Topics that belong together, as whoever answers them may. */
export const topicGroups = {
  payments: PAYMENT_TOPICS,
  support: SUPPORT_TOPICS,
  appeals: [APPEAL_TOPIC],
  ideas: [IDEA_TOPIC],
} as const satisfies Readonly<Record<string, readonly RequestTopic[]>>;
export type TopicGroup = keyof typeof topicGroups;

/**
 * What the address asks for: `topic` is a group, the id of one topic, or empty for every question. Ideas
 * are asked for by themselves: nobody waits for an answer to one.
 */
export interface RequestSearch {
  readonly state: RequestFilter['state'];
  readonly topic: string;
}

/** Every choice of topics, with the topics that it means. */
const choices: ReadonlyMap<string, readonly RequestTopic[]> = new Map<
  string,
  readonly RequestTopic[]
>([
  ...Object.entries(topicGroups),
  ...Object.values(topicGroups).flatMap((group) =>
    group.map((topic) => [topic.id, [topic]] as const),
  ),
]);

export function requestSearchOf(query: URLSearchParams): RequestSearch {
  const topic = query.get('topic') ?? '';
  return {
    state: REQUEST_STATES.find((state) => state === query.get('state')) ?? 'open',
    topic: choices.has(topic) ? topic : '',
  };
}

export function requestsUrl({ state, topic }: RequestSearch): string {
  const given = { ...(state === 'open' ? {} : { state }), ...(topic === '' ? {} : { topic }) };
  const text = new URLSearchParams(given).toString();
  return text === '' ? '/console/requests' : `/console/requests?${text}`;
}

/** What the server is asked for. */
export function filterOf({ state, topic }: RequestSearch): RequestFilter {
  return { state, topics: choices.get(topic)?.map(({ id }) => id) ?? [] };
}

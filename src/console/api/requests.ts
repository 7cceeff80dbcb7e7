import * as v from 'valibot';
import { PAYMENT_KINDS, PAYMENT_METHODS, PAYMENT_STATES } from '../../domain/payments/payments.ts';
import { REQUEST_AUTHORS, REQUEST_STATES } from '../../domain/payments/request-states.ts';
import { DOCUMENT_TYPES } from '../../domain/verification/verification.ts';
import { sessionIdText } from '../../kernel/session-id.ts';
import { wishesUrl } from './documents.ts';
import { ask, askJson, type Fetch, posting } from './http.ts';
import type { ListPage } from './list-api.ts';

const item = v.object({
  id: v.string(),
  topicId: v.string(),
  subTopicId: v.nullable(v.string()),
  paymentId: v.nullable(v.string()),
  state: v.picklist(REQUEST_STATES),
  createdAt: v.number(),
  dueAt: v.nullable(v.number()),
  userId: v.string(),
  /** Support asks them for one more document. */
  isDocumentAsked: v.boolean(),
  /** Null for who has no account any more. */
  login: v.nullable(v.string()),
  payment: v.nullable(
    v.object({
      kind: v.picklist(PAYMENT_KINDS),
      state: v.picklist(PAYMENT_STATES),
      method: v.picklist(PAYMENT_METHODS),
      amount: v.number(),
      fee: v.number(),
      currency: v.string(),
      createdAt: v.number(),
    }),
  ),
});
const page = v.object({ items: v.array(item), next: v.nullable(v.string()) });
const read = v.object({
  messages: v.array(
    v.object({
      id: v.number(),
      by: v.picklist(REQUEST_AUTHORS),
      at: v.number(),
      text: v.string(),
      /** What it is in place of words. */
      file: v.nullable(v.object({ type: v.picklist(DOCUMENT_TYPES), size: v.number() })),
      /** Where in the player's recording it was sent; null where that is not proved to be theirs. */
      moment: v.nullable(v.object({ sessionId: sessionIdText, seq: v.number() })),
    }),
  ),
});

/** A request of a player, as it stands. */
export type ReviewedRequest = v.InferOutput<typeof item>;
export type RequestMessage = v.InferOutput<typeof read>['messages'][number];

/** Which requests are looked at. */
export interface RequestFilter {
  readonly state: (typeof REQUEST_STATES)[number];
  /** Ids of topics; none: any but ideas. */
  readonly topics: readonly string[];
}

export interface SentAnswer {
  readonly key: string;
  readonly text: string;
  readonly seen: number;
}

export interface RequestsApi {
  /** Of those that wait the longest first, of others the newest. */
  list(filter: RequestFilter, cursor: string | null): Promise<ListPage<ReviewedRequest>>;
  /** What was written; that it was read is on record. */
  read(id: string): Promise<readonly RequestMessage[]>;
  /**
   * Sent again under the same key it is the same answer. `seen` is the last message that it knows of: a
   * conflict, where the player wrote more since.
   */
  answer(id: string, answer: SentAnswer): Promise<unknown>;
  close(id: string): Promise<unknown>;
  /** Asks the player for a document of a way to pay. */
  askDocument(userId: string): Promise<unknown>;
}

const base = '/reference-api/v1/review/requests';

/** Where the file of a message is; that it was opened is on record. */
export const requestFileUrl = (id: string, message: number): string =>
  `${base}/${id}/files/${message}`;

function listUrl({ state, topics }: RequestFilter, cursor: string | null): string {
  const query = new URLSearchParams({ state });
  if (topics.length > 0) query.set('topics', topics.join(','));
  if (cursor !== null) query.set('cursor', cursor);
  return `${base}?${query}`;
}

export function createRequestsApi(fetch: Fetch): RequestsApi {
  const post = (url: string, body: object) => ask(fetch, url, posting(body));
  return {
    list: (filter, cursor) => askJson(fetch, page, listUrl(filter, cursor)),
    read: async (id) => (await askJson(fetch, read, `${base}/${id}`)).messages,
    answer: (id, answer) => post(`${base}/${id}/answer`, answer),
    close: (id) => post(`${base}/${id}/close`, {}),
    askDocument: (userId) => post(wishesUrl(userId), {}),
  };
}

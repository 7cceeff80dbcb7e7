import * as v from 'valibot';
import { REQUEST_STATES } from '../../domain/payments/request-states.ts';
import { sessionIdText } from '../../kernel/session-id.ts';
import { ask, askJson, type Fetch, posting } from './http.ts';
import type { ListPage } from './list-api.ts';
import type { RequestFilter } from './requests.ts';

const item = v.object({
  id: v.string(),
  /** By which the guest knows it. */
  number: v.string(),
  state: v.picklist(REQUEST_STATES),
  /** Two letters: the guest reads this. */
  language: v.string(),
  createdAt: v.number(),
  dueAt: v.nullable(v.number()),
});
const page = v.object({ items: v.array(item), next: v.nullable(v.string()) });
const read = v.object({
  written: v.object({
    email: v.string(),
    name: v.string(),
    subject: v.string(),
    message: v.string(),
  }),
  /** Where in the recording it was sent; null where that is not proved to be of the same browser. */
  moment: v.nullable(v.object({ sessionId: sessionIdText, seq: v.number() })),
  answers: v.array(v.object({ id: v.number(), at: v.number(), text: v.string() })),
});

/** A message of somebody who is not signed in, as it stands. */
export type GuestItem = v.InferOutput<typeof item>;
export type GuestConversation = v.InferOutput<typeof read>;

export interface GuestsApi {
  /** Of those that wait the longest first, of others the newest. */
  list(state: RequestFilter['state'], cursor: string | null): Promise<ListPage<GuestItem>>;
  /** What was written; that it was read is on record. */
  read(id: string): Promise<GuestConversation>;
  /** Goes out by email. Sent again under the same key it is the same answer. */
  answer(id: string, answer: { readonly key: string; readonly text: string }): Promise<unknown>;
  close(id: string): Promise<unknown>;
  /** It is gone, with all that it says of who wrote it. */
  erase(id: string): Promise<unknown>;
}

const base = '/reference-api/v1/review/guest-messages';

export function createGuestsApi(fetch: Fetch): GuestsApi {
  const post = (url: string, body: object) => ask(fetch, url, posting(body));
  return {
    list(state, cursor) {
      const query = new URLSearchParams({ state, ...(cursor !== null && { cursor }) });
      return askJson(fetch, page, `${base}?${query}`);
    },
    read: (id) => askJson(fetch, read, `${base}/${id}`),
    answer: (id, answer) => post(`${base}/${id}/answer`, answer),
    close: (id) => post(`${base}/${id}/close`, {}),
    erase: (id) => post(`${base}/${id}/erase`, {}),
  };
}

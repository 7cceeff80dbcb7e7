import * as v from 'valibot';
import {
  DOCUMENT_KINDS,
  DOCUMENT_TYPES,
  type RefusalReason,
} from '../../domain/verification/verification.ts';
import { ask, askJson, type Fetch, posting } from './http.ts';
import type { ListApi } from './list-api.ts';
import { listPath } from './list-path.ts';

const item = v.object({
  id: v.string(),
  kind: v.picklist(DOCUMENT_KINDS),
  type: v.picklist(DOCUMENT_TYPES),
  size: v.number(),
  createdAt: v.number(),
  userId: v.string(),
  /** Support asks them for one more document. */
  isDocumentAsked: v.boolean(),
  /** What the document has to agree with; null for who has no account any more. */
  person: v.nullable(
    v.object({
      login: v.string(),
      name: v.string(),
      surname: v.string(),
      birthday: v.string(),
      country: v.string(),
      address: v.string(),
    }),
  ),
});
const page = v.object({ items: v.array(item), next: v.nullable(v.string()) });

/** A document of a player that waits to be looked at. */
export type WaitingDocument = v.InferOutput<typeof item>;

/** Gives first those that have waited longest. */
export interface DocumentsApi extends ListApi<WaitingDocument> {
  /** `validUntil` in epoch milliseconds; null where it is good for ever. */
  approve(id: string, validUntil: number | null): Promise<unknown>;
  refuse(id: string, reason: RefusalReason): Promise<unknown>;
  /** Asks the player for one more, of a way to pay. */
  ask(userId: string): Promise<unknown>;
}

const base = '/reference-api/v1/review/documents';

/** Where a player is asked for one more. */
export const wishesUrl = (userId: string): string =>
  `/reference-api/v1/review/players/${encodeURIComponent(userId)}/document`;

/** Where the file is to be had. */
export const contentUrl = (id: string): string => `${base}/${encodeURIComponent(id)}/content`;

export function createDocumentsApi(fetch: Fetch): DocumentsApi {
  const post = (url: string, body: object) => ask(fetch, url, posting(body));
  return {
    list: (cursor) => askJson(fetch, page, listPath(base, cursor)),
    approve: (id, validUntil) => post(`${base}/${id}/approve`, { validUntil }),
    refuse: (id, reason) => post(`${base}/${id}/refuse`, { reason }),
    ask: (userId) => post(wishesUrl(userId), {}),
  };
}

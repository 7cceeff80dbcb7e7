import * as v from 'valibot';
import { erasure } from '../../domain/protection/erasure.ts';
import { askJson, type Fetch, posting } from './http.ts';
import type { ListApi } from './list-api.ts';
import { listPath } from './list-path.ts';

const item = v.object({
  ...erasure.entries,
  login: v.nullable(v.string()),
  requestedByLogin: v.nullable(v.string()),
  decidedByLogin: v.nullable(v.string()),
});
const page = v.object({ items: v.array(item), next: v.nullable(v.string()) });

export type ErasureItem = v.InferOutput<typeof item>;

/** Gives the newest first. */
export interface ErasuresApi extends ListApi<ErasureItem> {
  request(userId: string): Promise<ErasureItem>;
  confirm(id: number): Promise<ErasureItem>;
  cancel(id: number): Promise<ErasureItem>;
}

const base = '/log-api/v1/erasures';

export function createErasuresApi(fetch: Fetch): ErasuresApi {
  const post = (url: string, body: object = {}) => askJson(fetch, item, url, posting(body));
  return {
    list: (cursor) => askJson(fetch, page, listPath(base, cursor)),
    request: (userId) => post(base, { userId }),
    confirm: (id) => post(`${base}/${id}/confirm`),
    cancel: (id) => post(`${base}/${id}/cancel`),
  };
}

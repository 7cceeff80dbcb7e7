import * as v from 'valibot';
import { erasure } from '../../domain/erasure.ts';
import { askJson, type Fetch } from './http.ts';

const item = v.object({
  ...erasure.entries,
  login: v.nullable(v.string()),
  requestedByLogin: v.nullable(v.string()),
  decidedByLogin: v.nullable(v.string()),
});
const page = v.object({ items: v.array(item), next: v.nullable(v.string()) });

export type ErasureItem = v.InferOutput<typeof item>;

export interface ErasuresApi {
  /** The newest ones. */
  list(signal?: AbortSignal): Promise<readonly ErasureItem[]>;
  request(userId: string): Promise<ErasureItem>;
  confirm(id: number): Promise<ErasureItem>;
  cancel(id: number): Promise<ErasureItem>;
}

const base = '/log-api/v1/erasures';

export function createErasuresApi(fetch: Fetch): ErasuresApi {
  const post = (url: string, body: object = {}) =>
    askJson(fetch, item, url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    list: async (signal) => (await askJson(fetch, page, base, signal ? { signal } : {})).items,
    request: (userId) => post(base, { userId }),
    confirm: (id) => post(`${base}/${id}/confirm`),
    cancel: (id) => post(`${base}/${id}/cancel`),
  };
}

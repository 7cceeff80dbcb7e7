import * as v from 'valibot';
import { secret } from '../kernel/privacy.ts';
import { call } from './define.ts';

const api = '/web-api/user/v1/push';
const success = v.object({ success: v.boolean() });

/** Who has the address and its keys writes to the browser. */
const address = secret(v.string());

/** Messages to a browser while the site is not open in it. */
export const pushCalls = {
  /** The key by which a browser knows this back-end: base64url of a point of P-256. */
  pushKey: call({ bearer: true, path: `${api}/key`, reply: v.object({ key: v.string() }) }),
  pushSubscribe: call({
    method: 'POST',
    // The same browser again is the same subscription.
    idempotent: true,
    bearer: true,
    path: api,
    input: {
      body: v.object({
        endpoint: address,
        p256dh: secret(v.string()),
        auth: secret(v.string()),
        language: v.string(),
      }),
    },
    reply: success,
  }),
  pushUnsubscribe: call({
    method: 'POST',
    idempotent: true,
    bearer: true,
    path: `${api}/end`,
    input: { body: v.object({ endpoint: address }) },
    reply: success,
  }),
};

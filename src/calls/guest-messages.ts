import * as v from 'valibot';
import { personal } from '../kernel/privacy.ts';
import { call, idempotencyHeaders } from './define.ts';

/** What people write to support who are not signed in. Their own words and address are personal. */
export const guestMessageCalls = {
  guestMessage: call({
    method: 'POST',
    idempotent: true,
    path: '/web-api/support/v1/guest-messages',
    input: {
      headers: idempotencyHeaders,
      body: v.object({
        email: personal(v.string()),
        name: personal(v.string()),
        subject: personal(v.string()),
        message: personal(v.string()),
      }),
    },
    /** By which they and support speak of it. */
    reply: v.object({ number: v.string() }),
  }),
};

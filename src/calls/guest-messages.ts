import * as v from 'valibot';
import { secret } from '../kernel/privacy.ts';
import { call, idempotencyHeaders } from './define.ts';

/** What people write to support who are not signed in. Their words and address are in no recording. */
export const guestMessageCalls = {
  guestMessage: call({
    method: 'POST',
    idempotent: true,
    path: '/web-api/support/v1/guest-messages',
    input: {
      headers: idempotencyHeaders,
      body: v.object({
        email: secret(v.string()),
        name: secret(v.string()),
        subject: secret(v.string()),
        message: secret(v.string()),
      }),
    },
    /** By which they and support speak of it. */
    reply: v.object({ number: v.string() }),
  }),
};

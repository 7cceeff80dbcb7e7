import * as v from 'valibot';
import { call } from './define.ts';

/** What a player wants to be told, and how. */
export const mailing = v.object({
  enable_mail_news: v.optional(v.boolean()),
  enable_mail_deposit: v.optional(v.boolean()),
  enable_mail_bets: v.optional(v.boolean()),
  enable_sms_news: v.optional(v.boolean()),
});

export const mailingCalls = {
  mailing: call({ bearer: true, path: '/web-api/user/v1/mailing', reply: mailing }),
  mailingSave: call({
    method: 'POST',
    idempotent: true,
    bearer: true,
    path: '/web-api/user/v1/mailing',
    input: { body: mailing },
    reply: mailing,
  }),
};

import * as v from 'valibot';
import { finite } from '../kernel/numbers.ts';
import { call } from './define.ts';

export const agreementCalls = {
  agreementStatus: call({
    bearer: true,
    path: '/web-api/api-v3/v2/user/agreement-rules/status',
    reply: v.object({
      result: v.boolean(),
      updatedAt: v.nullable(finite),
      /** Of the terms that hold now; confirming says which were read. */
      version: v.optional(finite),
      /**
       * Until they are confirmed, the player may go on to what is theirs: bets, payments, taking money
       * out, requests about it.
       */
      leavesMoney: v.optional(v.boolean()),
    }),
  }),
  agreementConfirm: call({
    method: 'POST',
    bearer: true,
    path: '/web-api/api-v3/v2/user/agreement-rules/confirm',
    input: { body: v.object({ version: v.optional(finite) }) },
    reply: v.object({ result: v.boolean() }),
  }),
  cookieAgreement: call({
    method: 'POST',
    bearer: true,
    path: '/web-api/user/v1/cookie-agreement',
    input: { body: v.object({ cookiesAgreeTime: finite }) },
    reply: v.object({ cookiesAgreeTime: v.nullable(finite) }),
  }),
  cookieAgreementRead: call({
    bearer: true,
    path: '/web-api/user/v1/cookie-agreement',
    reply: v.object({ cookiesAgreeTime: v.nullable(finite) }),
  }),
};

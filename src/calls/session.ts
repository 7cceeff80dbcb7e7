import * as v from 'valibot';
import { sessionFacts } from '../domain/coupon/preset.ts';
import { finite } from '../kernel/numbers.ts';
import { secret } from '../kernel/privacy.ts';
import { call } from './define.ts';

/** Calls about who is there, and what proves it. */
export const sessionCalls = {
  session: call({ path: '/web-api/session', reply: sessionFacts }),
  authCheck: call({
    path: '/web-api/auth/v1/check',
    retry: { times: 2, delay: 1500 },
    reply: v.object({ user_id: v.nullable(v.string()) }),
  }),
  token: call({
    path: '/web-api/user/gettoken',
    input: { query: v.object({ force_refresh: v.literal('true') }) },
    reply: v.object({ token: secret(v.string()) }),
  }),
  disconnect: call({
    method: 'POST',
    idempotent: true,
    path: '/web-api/auth/v1/disconnect',
    auditedAs: 'sign-out',
    input: { body: v.object({}) },
    reply: v.object({ success: v.boolean() }),
  }),
  rights: call({
    bearer: true,
    path: '/web-api/auth/v1/rights',
    reply: v.object({ rights: v.array(v.string()) }),
  }),
  secureData: call({
    bearer: true,
    path: '/web-api/user/v1/secure',
    reply: v.object({ ggru: secret(v.string()), grant: secret(v.string()) }),
  }),
  fingerprint: call({
    method: 'POST',
    idempotent: true,
    path: '/web-api/fingerprint/v1',
    input: { body: v.object({ componentsData: v.record(v.string(), v.unknown()) }) },
    reply: v.object({ token: secret(v.string()), expiresAt: finite }),
  }),
};

import * as v from 'valibot';
import { SERVICE_STATES } from '../domain/site/service-status.ts';
import { finite } from '../kernel/numbers.ts';
import { address } from '../kernel/privacy.ts';
import { call } from './define.ts';

/** Configuration values by numeric key; `domain/site/config.ts` gives them names and types. */
const values = v.record(v.string(), v.unknown());

const seconds = v.nullable(finite);

const serviceState = v.picklist(SERVICE_STATES);

export const configCalls = {
  configAll: call({
    path: '/bff-api/config/all.json',
    retry: { times: 5, delay: 1000 },
    input: { query: v.object({ lang: v.string() }) },
    reply: v.object({ siteConfig: v.record(v.string(), v.unknown()), values }),
  }),
  configGroup: call({
    path: '/bff-api/config/group/get',
    retry: { times: 5, delay: 1000 },
    input: { query: v.object({ groups: v.string(), lang: v.string() }) },
    reply: v.record(v.string(), values),
  }),
  redirectLight: call({
    method: 'POST',
    idempotent: true,
    path: '/redirects-api/api/v1/redirect-light',
    retry: { times: 5, delay: 1000 },
    input: { body: v.object({ url: address(v.string()) }) },
    reply: v.object({
      redirect: v.boolean(),
      code: v.nullable(finite),
      url: v.nullable(address(v.string())),
      reasons: v.array(v.string()),
      breadcrumbs: v.array(v.object({ title: v.string(), url: address(v.string()) })),
    }),
  }),
  block: call({
    method: 'POST',
    idempotent: true,
    path: '/blocks-api/api/v2/block',
    retry: { times: 2, delay: 100 },
    input: { body: v.object({ auth: v.boolean(), url: address(v.string()) }) },
    reply: v.object({ displayTypeId: finite, templateTypeId: finite }),
  }),
  maintenance: call({
    path: '/bff-api/maintenance',
    reply: v.object({
      started_at: seconds,
      ended_at: seconds,
      notify_started_at: seconds,
      notify_ended_at: seconds,
      isActive: v.boolean(),
      web_state: finite,
    }),
  }),
  /** What of the site works now, and when it is to be closed. Times are epoch milliseconds. */
  siteStatus: call({
    path: '/bff-api/status',
    reply: v.object({
      checkedAt: finite,
      services: v.object({
        line: serviceState,
        feed: serviceState,
        bets: serviceState,
        casino: serviceState,
        payments: serviceState,
        letters: serviceState,
        recording: serviceState,
      }),
      /** Null where nothing is planned; an end that nobody knows is null. */
      planned: v.nullable(v.object({ from: finite, until: v.nullable(finite) })),
    }),
  }),
  appVersion: call({ path: '/version.json', reply: v.object({ version: v.string() }) }),
  dictionary: call({
    path: '/dictionaries/{lang}',
    input: { path: v.object({ lang: v.string() }), query: v.object({ ids: v.string() }) },
    reply: v.record(v.string(), v.record(v.string(), v.string())),
  }),
};

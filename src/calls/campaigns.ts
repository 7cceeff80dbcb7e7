import * as v from 'valibot';
import { campaign, WITHHELD } from '../domain/accounts/campaigns.ts';
import { call } from './define.ts';

export const campaignCalls = {
  /** What is on offer for whoever visits; nothing, and why, for whom nothing is offered. */
  campaigns: call({
    path: '/web-api/promo/v1/campaigns',
    reply: v.object({
      items: v.array(campaign),
      withheld: v.nullable(v.picklist(WITHHELD)),
    }),
  }),
};

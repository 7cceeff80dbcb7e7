import type { Campaigns } from '../campaigns/campaigns.ts';
import type { Handlers } from '../http/handler.ts';

export interface CampaignHandlersOptions {
  readonly campaigns: Campaigns;
}

/** Calls about what is on offer: guests ask, too. */
export function campaignHandlers({ campaigns }: CampaignHandlersOptions) {
  return {
    campaigns: async (_input, context) =>
      campaigns.list((await context.visitor())?.id ?? null, context.now),
  } satisfies Handlers;
}

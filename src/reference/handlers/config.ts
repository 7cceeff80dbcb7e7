import { type SiteConfigByName, siteConfigDefaults } from '../../domain/site-config.ts';
import { encodeSiteConfig } from '../../domain/site-config-decode.ts';
import type { Handlers } from '../http/handler.ts';

const NO_BLOCK = { displayTypeId: 0, templateTypeId: 0 };
const SHOWN_AS_BLOCK = 1;

/** Calls about the site as a whole. What is overridden in the configuration, they answer too. */
export function configHandlers(overrides: Partial<SiteConfigByName>, version: string) {
  const config: SiteConfigByName = { ...siteConfigDefaults, ...overrides };
  const values = encodeSiteConfig(config);
  return {
    configAll: () => ({ siteConfig: { ...config }, values }),
    configGroup: ({ query }) => {
      const groups = query.groups.split(',').filter((group) => /^[\w-]{1,40}$/.test(group));
      return Object.fromEntries(groups.map((group) => [group, values]));
    },
    redirectLight: () => ({ redirect: false, code: null, url: null, reasons: [], breadcrumbs: [] }),
    block: () =>
      config.blockReason === 0
        ? NO_BLOCK
        : { displayTypeId: SHOWN_AS_BLOCK, templateTypeId: config.blockReason },
    maintenance: () => ({
      started_at: null,
      ended_at: null,
      notify_started_at: null,
      notify_ended_at: null,
      isActive: config.maintenance,
      web_state: config.maintenance ? 1 : 0,
    }),
    appVersion: () => ({ version }),
  } satisfies Handlers;
}

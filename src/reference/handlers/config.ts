import { findLanguage } from '../../domain/languages.ts';
import { type SiteConfigByName, siteConfigDefaults } from '../../domain/site-config.ts';
import { encodeSiteConfig } from '../../domain/site-config-decode.ts';
import type { Climate, Conditions } from '../conditions.ts';
import { dictionariesOf } from '../content/dictionaries.ts';
import type { Handlers } from '../http/handler.ts';
import { namesIn } from '../http/names.ts';
import { Refused } from '../http/refusal.ts';

const NO_BLOCK = { displayTypeId: 0, templateTypeId: 0 };
const SHOWN_AS_BLOCK = 1;

const matches = (pattern: string, url: string) =>
  pattern.endsWith('*') ? url.startsWith(pattern.slice(0, -1)) : url === pattern;

/** The path of an address, without what follows it. */
function pathOf(url: string): string {
  return URL.parse(url, 'http://site.test')?.pathname ?? '';
}

function redirectOf({ redirects }: Conditions, url: string) {
  const found = redirects.find(({ from }) => matches(from, pathOf(url)));
  if (!found) return { redirect: false, code: null, url: null, reasons: [], breadcrumbs: [] };
  const { to, code, reasons, breadcrumbs } = found;
  return { redirect: true, code, url: to, reasons, breadcrumbs };
}

/** Whether the site is closed now, by configuration or by the clock. */
function isClosed(config: SiteConfigByName, { maintenance }: Conditions, now: number): boolean {
  const { started_at: from, ended_at: to } = maintenance;
  const seconds = now / 1000;
  const isWithin = from !== null && from <= seconds && (to === null || seconds < to);
  return config.maintenance || isWithin;
}

function blockOf(
  config: SiteConfigByName,
  { blocks }: Conditions,
  { auth, url }: { readonly auth: boolean; readonly url: string },
) {
  const found = blocks.find(
    ({ from, auth: who = auth }) =>
      who === auth && (from === undefined || matches(from, pathOf(url))),
  );
  const reason = found?.reason ?? config.blockReason;
  return reason === 0 ? null : { displayTypeId: SHOWN_AS_BLOCK, templateTypeId: reason };
}

/** Calls about the site as a whole. What is overridden in the configuration, they answer too. */
export function configHandlers(
  overrides: Partial<SiteConfigByName>,
  climate: Climate,
  version: string,
) {
  const config: SiteConfigByName = { ...siteConfigDefaults, ...overrides };
  const values = encodeSiteConfig(config);
  return {
    configAll: () => ({ siteConfig: { ...config }, values }),
    configGroup: ({ query }) => {
      const groups = namesIn(query.groups, 'groups').filter((group) => /^[\w-]{1,40}$/.test(group));
      return Object.fromEntries(groups.map((group) => [group, values]));
    },
    redirectLight: ({ body }) => redirectOf(climate.now(), body.url),
    block({ body }, { now }) {
      const block = blockOf(config, climate.now(), body);
      if (block) return block;
      // No page of the site is to be blocked or not while there is none.
      if (isClosed(config, climate.now(), now)) throw new Refused('1501');
      return NO_BLOCK;
    },
    maintenance(_input, { now }) {
      const isActive = isClosed(config, climate.now(), now);
      return { ...climate.now().maintenance, isActive, web_state: isActive ? 1 : 0 };
    },
    appVersion: () => ({ version: climate.now().version ?? version }),
    dictionary({ path: { lang }, query }) {
      if (!findLanguage(lang)) throw new Refused('404', [{ pointer: '/path/lang' }]);
      return dictionariesOf(lang, query.ids.split(','));
    },
  } satisfies Handlers;
}

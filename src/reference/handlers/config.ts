import type { SiteConfigByName } from '../../domain/site/config.ts';
import { encodeSiteConfig } from '../../domain/site/config-decode.ts';
import { findLanguage } from '../../domain/site/languages.ts';
import type { Climate, Conditions } from '../conditions.ts';
import { dictionariesOf } from '../content/dictionaries.ts';
import type { Handlers } from '../http/handler.ts';
import { namesIn } from '../http/names.ts';
import { Refused } from '../http/refusal.ts';
import { blockReasonAt, isClosed, matches } from '../site-now.ts';

const NO_BLOCK = { displayTypeId: 0, templateTypeId: 0 };
const SHOWN_AS_BLOCK = 1;

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

/** The block page before an address, where there is one. */
function blockOf(
  config: SiteConfigByName,
  conditions: Conditions,
  { auth, url }: { readonly auth: boolean; readonly url: string },
) {
  const reason = blockReasonAt(config, conditions, { auth, pathname: pathOf(url) });
  return reason === 0 ? null : { displayTypeId: SHOWN_AS_BLOCK, templateTypeId: reason };
}

/** Calls about the site as a whole. What is overridden in the configuration, they answer too. */
export function configHandlers(config: SiteConfigByName, climate: Climate, version: string) {
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

import type { CallInput } from '../../calls/table.ts';
import { jurisdictionOf } from '../../domain/limits/jurisdiction.ts';
import type { SiteConfigByName } from '../../domain/site/config.ts';
import { findLanguage } from '../../domain/site/languages.ts';
import { createPreviews, type PreviewsOptions } from '../casino/previews.ts';
import type { Climate } from '../conditions.ts';
import { phoneCountries } from '../content/phone-countries.ts';
import type { CallContext, Handlers } from '../http/handler.ts';
import { namesIn } from '../http/names.ts';
import { seoPages } from '../seo/seo-pages.ts';
import { blockReasonAt } from '../site-now.ts';

export interface ContentHandlersOptions extends Omit<PreviewsOptions, 'gameRoutes'> {
  readonly climate: Climate;
}

const NUMBER = /^\d{1,9}$/;

/** Games that are shown outside the casino. */
function previewing(config: SiteConfigByName, options: ContentHandlersOptions) {
  const { climate } = options;
  const { gameRoutes, jurisdiction } = config;
  const isOffered = config.casinoPreviews && jurisdictionOf(jurisdiction).showsOtherGames;
  const previews = createPreviews({ ...options, gameRoutes });
  /** What the law allows anywhere else is not known here. A browser that does not know where it is says 0. */
  const isHere = (country: string): boolean =>
    country === '0' ||
    phoneCountries.some(({ id, code }) => String(id) === country && code === climate.now().country);
  return async (
    { query }: CallInput<'gamesPreview'>,
    context: Pick<CallContext, 'now' | 'visitor'>,
  ) => {
    const groups = namesIn(query.groupId, 'groupId').filter((group) => NUMBER.test(group));
    const userId = (await context.visitor())?.id ?? null;
    const language = findLanguage(query.lng)?.code ?? 'en';
    const isShown = isOffered && isHere(query.fcountry);
    const isOpen = (address: string): boolean => {
      const asked = { auth: userId !== null, pathname: `/${language}/${address}` };
      return isShown && blockReasonAt(config, climate.now(), asked) === 0;
    };
    const { now } = context;
    return { Success: true, Value: previews({ groups, language, userId, now, isOpen }) };
  };
}

/** Calls for what pages show beside the line. */
export function contentHandlers(config: SiteConfigByName, options: ContentHandlersOptions) {
  const seoPage = seoPages(config);
  return {
    seoPage({ query: { section, language } }) {
      const page = seoPage(section, language);
      return { ...page, metas: [...page.metas] };
    },
    gamesPreview: previewing(config, options),
    counters: () => options.climate.now().counters,
  } satisfies Handlers;
}

import { configured, type SiteConfigByName } from '../../domain/site/config.ts';
import type { Climate } from '../conditions.ts';
import type { Handlers } from '../http/handler.ts';
import { namesIn } from '../http/names.ts';
import { seoPages } from '../seo/seo-pages.ts';

const words = (route: string) =>
  route
    .split(/[-_/]+/)
    .filter(Boolean)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

/** Calls for what pages show beside the line. */
export function contentHandlers(config: Partial<SiteConfigByName>, climate: Climate) {
  const seoPage = seoPages(config);
  const games = configured(config, 'gameRoutes').map(({ route, oldRoute }, index) => ({
    id: index + 1,
    name: words(route),
    route,
    oldRoute: oldRoute ?? null,
    categories: [],
    tagId: null,
  }));
  return {
    seoPage({ query: { section, language } }) {
      const page = seoPage(section, language);
      return { ...page, metas: [...page.metas] };
    },
    gamesPreview({ query }) {
      const groups = namesIn(query.groupId, 'groupId').filter((group) => /^\d{1,9}$/.test(group));
      return { Success: true, Value: Object.fromEntries(groups.map((group) => [group, games])) };
    },
    counters: () => climate.now().counters,
  } satisfies Handlers;
}

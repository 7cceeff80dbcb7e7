import { configured, type SiteConfigByName } from '../../domain/site/config.ts';
import type { Climate } from '../conditions.ts';
import type { Handlers } from '../http/handler.ts';
import { namesIn } from '../http/names.ts';

const words = (route: string) =>
  route
    .split(/[-_/]+/)
    .filter(Boolean)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

/** Calls for what pages show beside the line. */
export function contentHandlers(config: Partial<SiteConfigByName>, climate: Climate) {
  const siteName = configured(config, 'companyName');
  const games = configured(config, 'gameRoutes').map(({ route, oldRoute }, index) => ({
    id: index + 1,
    name: words(route),
    route,
    oldRoute: oldRoute ?? null,
    categories: [],
    tagId: null,
  }));
  return {
    seoPage({ query }) {
      const page = words(query.section.slice(0, 100));
      const title = page === '' ? siteName : `${page} | ${siteName}`;
      return {
        title,
        description: title,
        siteName,
        metaRobots: 'index, follow',
        hierarchyMetaRobots: '',
        metas: [],
        customCanonical: { mode: 'url' },
      };
    },
    gamesPreview({ query }) {
      const groups = namesIn(query.groupId, 'groupId').filter((group) => /^\d{1,9}$/.test(group));
      return { Success: true, Value: Object.fromEntries(groups.map((group) => [group, games])) };
    },
    counters: () => climate.now().counters,
  } satisfies Handlers;
}

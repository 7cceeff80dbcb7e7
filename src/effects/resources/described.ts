import { configured } from '../../domain/site/config.ts';
import { seoKey } from '../../domain/site/seo-key.ts';
import { isRouteName, routeTable } from '../../routes/table.ts';
import { request } from '../define.ts';
import type { Loading } from './loading.ts';

/** What search engines and shared links are told of pages. */
export const describedResources = {
  seoPage: {
    of: ({ seo }) => seo,
    whose: 'anybody',
    needed: ['route.changed'],
    // An office is its player's, and what bars the way is no page: nothing is told of either.
    isShown: ({ route: { route } }) =>
      isRouteName(route) && !['office', 'state'].includes(routeTable[route].area),
    isStale({ seo: { wanted, pages }, route: { route, language } }) {
      const key = seoKey(language, route);
      return key !== wanted && pages[key] === undefined;
    },
    ask(context, cause) {
      const { session, route, config } = context.state();
      const query = {
        domain: session.domain,
        projectId: String(context.environment.projectId),
        language: route.language,
        // Of the site: where the visitor is, is nobody's business here.
        timezone: String(configured(config.values, 'timeZone')),
        stream: '',
        section: route.route,
      };
      return [request(context, 'seoPage', { query }, cause)];
    },
  },
} as const satisfies Readonly<Record<string, Loading>>;

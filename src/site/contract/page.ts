import { allowedCoefViews } from '../../domain/odds.ts';
import { configured } from '../../domain/site/config.ts';
import type { ShownRoute } from '../../projections/site/route.ts';
import type { State } from '../../projections/state.ts';
import { navigation } from '../../routes/navigation.ts';
import { footerGroups } from '../../routes/navigation-entry.ts';
import { opensTo } from '../../routes/player-guards.ts';
import { isPage, isPageOf, type PagesOf, type RouteName, routeTable } from '../../routes/table.ts';
import { area } from './area.ts';

/** Pages by name, those that somebody has to draw, and the lists in which they stand. */
export type { PagesOf, ShownRoute };
export { footerGroups, isPage, isPageOf, navigation };

/** What the address shows. */
const route = area(['route'], ({ route: { url, route: name, params, status, language } }) => ({
  url,
  name,
  params,
  /** 200, or that of the error page. */
  status,
  language,
}));

/** How the player arranged the pages. */
const page = area(['page'], ({ page: { parts, choices } }) => ({
  /** Whether a part that can be folded is open, which it is by hand or as the page has it. */
  isOpen: (part: string, atFirst = false): boolean => parts[part] ?? atFirst,
  /** What was chosen where a part has several views; null as long as nothing was. */
  choice: (part: string): string | null => choices[part] ?? null,
}));

/** The site among the applications of the device. */
const install = area(['install'], (state) => state.install);

/** How the player wants the site. */
const preferences = area(
  ['preferences', 'display', 'session'],
  ({ preferences, display, session }) => ({
    display,
    coefViewId: preferences.coefViewId,
    /** 0 light, 1 dark; null follows the system. */
    appTheme: preferences.appTheme,
    /** IANA names: in which times are written, and of the device. */
    timeZone: preferences.timeZone,
    deviceTimeZone: session.timeZone,
    /** Whether times are written by a clock of twelve hours. */
    is12h: preferences.is12h,
  }),
);

/** How the site is set up. */
const site = area(
  ['config', 'session', 'display'],
  ({ config: { values }, session: { userId }, display: { appViewType } }) => ({
    name: configured(values, 'companyName'),
    /** Whether it has pages of figures about championships. */
    hasStatistics: configured(values, 'statisticEnabled'),
    /** Whether it has a page for whoever is there. */
    opens: (page: RouteName): boolean =>
      opensTo(routeTable[page], { as: userId === null ? 'guest' : 'player', config: values }),
    /** Ways to write coefficients that it offers. */
    coefViews: configured(values, appViewType ? 'coefViewsAsian' : 'coefViewsEuropean').filter(
      (view) => allowedCoefViews(appViewType).includes(view),
    ),
    /** Hours by which its own clock is ahead of UTC. */
    timeZone: configured(values, 'timeZone'),
    /** Whether it snows on the home page. */
    hasSnow: configured(values, 'snowfall'),
    /** Networks to sign in with, by name. */
    networks: configured(values, 'socialNetworks'),
  }),
);

export function pageAreas(state: State) {
  return {
    install: install(state),
    page: page(state),
    preferences: preferences(state),
    route: route(state),
    site: site(state),
  };
}

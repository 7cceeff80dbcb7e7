import type { PlainKey } from '../site/texts/keys.ts';
import { findHref, type TextParams } from './href.ts';
import type { Area } from './page.ts';
import { type RouteName, routeNames, routeTable } from './table.ts';

/** Groups of the list of all pages, in their order, and the parts of the site that each is made of. */
const groups = [
  { name: 'sports', areas: ['sports', 'cyber'] },
  { name: 'casino', areas: ['casino', 'games'] },
  { name: 'promotion', areas: ['promotion'] },
  { name: 'office', areas: ['office'] },
  { name: 'information', areas: ['information'] },
  { name: 'auth', areas: ['auth'] },
] as const satisfies readonly { readonly name: string; readonly areas: readonly Area[] }[];

interface Place {
  readonly params: TextParams;
  /** The page's title, where it is left out. */
  readonly textKey?: PlainKey;
}

/** Pages that several addresses have: which of them are places of their own. */
const placesOf: { readonly [N in RouteName]?: readonly Place[] } = {
  mainSection: [{ params: { section: 'live' } }, { params: { section: 'line' } }],
  topEvents: [
    { params: { subType: 'live' }, textKey: 'information_map_top_live' },
    { params: { subType: 'line' }, textKey: 'information_map_top_line' },
  ],
  cyber: [{ params: { type: 'virtual' } }],
  esports: [{ params: { type: 'virtual' } }],
  rules: [{ params: { ruleGroup: '1' } }],
};

/** Pages that say nothing to whoever comes there by themselves: a letter or a step before leads to them. */
const LED_TO: ReadonlySet<RouteName> = new Set([
  'accountVerify',
  'activateFast',
  'casinoThankYou',
  'confirmTerms',
  'passwordReset',
  'siteMap',
  'statisticPopup',
  'stopNewsletter',
]);

interface SiteMapLink {
  readonly route: RouteName;
  readonly params: TextParams;
  readonly textKey: PlainKey;
}

/** Only an address that needs nothing filled in can be listed; of another language it is the same. */
const hasAddress = ({ route, params }: SiteMapLink) => findHref(route, params, 'en') !== null;

function linksOf(route: RouteName): SiteMapLink[] {
  const { titleOf } = routeTable[route];
  const places: readonly Place[] = placesOf[route] ?? [{ params: {} }];
  return places
    .map(({ params, textKey }) => ({ route, params, textKey: textKey ?? titleOf(params) }))
    .filter(hasAddress);
}

const isListed = (route: RouteName): boolean =>
  routeTable[route].view !== 'not-yet' && !LED_TO.has(route);

/** All pages that open to a visitor, by group; groups without any are left out. */
export function siteMap(opens: (route: RouteName) => boolean) {
  const listed = routeNames.filter((route) => isListed(route) && opens(route));
  const linksIn = (areas: readonly Area[]) =>
    listed.filter((route) => areas.includes(routeTable[route].area)).flatMap(linksOf);
  return groups
    .map(({ name, areas }) => ({ name, links: linksIn(areas) }))
    .filter(({ links }) => links.length > 0);
}

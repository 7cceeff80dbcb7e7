import { STORED } from '../../events/stored-values.ts';
import { readAmong } from '../../kernel/stored-value.ts';
import { isPage, isRouteName, type RouteName } from '../../routes/table.ts';
import { projection } from '../define.ts';

/** `error` in place of a page; `gone` for one that the site had when it was recorded. */
export type ShownRoute = RouteName | 'error' | 'gone' | '';

/** What the address shows. `url` is path, query and fragment. */
export interface RouteState {
  url: string;
  /** Empty before the first page. */
  route: ShownRoute;
  layout: string;
  /** 200, or that of the error page. */
  status: number;
  /** The page failed, and the error page is there in its place until the player goes on. */
  isFailed: boolean;
  params: Record<string, string>;
  language: string;
  /** Where the player was before, for the way back after signing in. */
  previousUrl: string | null;
  /** Where a guest wanted to go when the sign-in form came instead. */
  returnUrl: string | null;
  /** What came instead of it. */
  wayInUrl: string | null;
  /** Where maintenance came between. */
  heldUrl: string | null;
  redirects: number;
}

const initial = (): RouteState => ({
  url: '',
  route: '',
  layout: 'empty',
  status: 200,
  isFailed: false,
  params: {},
  language: 'en',
  previousUrl: null,
  returnUrl: null,
  wayInUrl: null,
  heldUrl: null,
  redirects: 0,
});

/** Pages on the way to where a guest wanted to go; whoever goes to any other has changed their mind. */
const onTheWay: readonly RouteName[] = [
  'login',
  'registration',
  'confirmTerms',
  'maintenance',
  'accountVerify',
  'passwordReset',
];

function shownRoute(name: string): ShownRoute {
  return name === 'error' || isRouteName(name) ? name : 'gone';
}

const isErrorStatus = (status: number): boolean => status >= 400 && status <= 599;

export const route = projection('route', 1, initial, {
  on: {
    'app.started'(slice, { session }) {
      slice.returnUrl = readAmong(session, STORED.returnUrl);
    },
    'route.changed'(slice, { url, route: name, layout, status, params, language }) {
      if (slice.url !== '' && slice.url !== url) slice.previousUrl = slice.url;
      const isOnTheWay = isPage(name, ...onTheWay) || url === slice.wayInUrl;
      if (slice.returnUrl === url || !isOnTheWay) slice.returnUrl = null;
      if (!isPage(name, 'maintenance')) slice.heldUrl = null;
      slice.isFailed = false;
      const shown = {
        url,
        route: shownRoute(name),
        layout,
        status,
        params: { ...params },
        language,
      };
      Object.assign(slice, shown);
    },
    'route.redirected'(slice, { from, to, reason }) {
      slice.redirects += 1;
      if (reason === 'maintenance') slice.heldUrl = from;
      if (reason !== 'sign-in' && reason !== 'terms-changed') return;
      slice.returnUrl = from;
      slice.wayInUrl = to;
    },
    'bus.failed'(slice, { page }) {
      if (page === undefined) return;
      slice.isFailed = true;
      slice.status = isErrorStatus(page) ? page : 500;
    },
  },
});

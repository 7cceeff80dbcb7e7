import { projection } from './define.ts';

/** What the address shows. `url` is path, query and fragment. */
export interface RouteState {
  url: string;
  route: string;
  layout: string;
  status: 200 | 404 | 500;
  params: Record<string, string>;
  language: string;
  /** Where the player was before, for the way back after signing in. */
  previousUrl: string | null;
  /** Where a guest wanted to go when the sign-in form came instead. */
  returnUrl: string | null;
  redirects: number;
}

const initial = (): RouteState => ({
  url: '',
  route: '',
  layout: 'empty',
  status: 200,
  params: {},
  language: 'en',
  previousUrl: null,
  returnUrl: null,
  redirects: 0,
});

export const route = projection('route', initial, {
  on: {
    'route.changed'(slice, { url, route: name, layout, status, params, language }) {
      if (slice.url !== '' && slice.url !== url) slice.previousUrl = slice.url;
      if (slice.returnUrl === url) slice.returnUrl = null;
      Object.assign(slice, { url, route: name, layout, status, params: { ...params }, language });
    },
    'route.redirected'(slice, { from, reason }) {
      slice.redirects += 1;
      if (reason === 'sign-in' || reason === 'terms-changed') slice.returnUrl = from;
    },
    'bus.failed'(slice, { page }) {
      if (page === 404 || page === 500) slice.status = page;
    },
  },
});

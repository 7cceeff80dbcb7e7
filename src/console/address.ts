import { createStore, type Store } from './store.ts';

/** The address bar, as far as the console lives in it: path and query. */
export interface Address {
  readonly url: Store<string>;
  /** Goes to another page of the console. */
  go(url: string): void;
  /** Says more exactly what the page shows; back still leads to the page before. */
  replace(url: string): void;
}

/** The browser's address bar. */
export function createAddress(browser: Window): Address {
  const here = () => browser.location.pathname + browser.location.search;
  const url = createStore(here());
  browser.addEventListener('popstate', () => url.set(here()));
  return {
    url,
    go(next) {
      if (next !== here()) browser.history.pushState(null, '', next);
      url.set(here());
    },
    replace(next) {
      browser.history.replaceState(null, '', next);
      url.set(here());
    },
  };
}

/** What an address of the console shows. */
export type Place =
  | { readonly page: 'sessions'; readonly query: URLSearchParams }
  | { readonly page: 'session'; readonly id: string; readonly query: URLSearchParams }
  | { readonly page: 'analytics' }
  | { readonly page: 'account' }
  | { readonly page: 'security'; readonly query: URLSearchParams }
  | { readonly page: 'erasures' }
  | { readonly page: 'documents' }
  | { readonly page: 'requests'; readonly query: URLSearchParams }
  | { readonly page: 'guests'; readonly query: URLSearchParams }
  | { readonly page: 'games' }
  | { readonly page: 'unknown' };

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function placeOf(url: string): Place {
  const [path = '', search = ''] = url.split('?');
  const query = new URLSearchParams(search);
  const [, root, page, id, ...rest] = path.replace(/\/+$/, '').split('/');
  if (root !== 'console' || rest.length > 0) return { page: 'unknown' };
  if (page === undefined) return { page: 'sessions', query };
  if (page === 'sessions' && id === undefined) return { page: 'sessions', query };
  if (page === 'sessions' && id) return { page: 'session', id: decoded(id), query };
  if (page === 'analytics' && id === undefined) return { page: 'analytics' };
  if (page === 'account' && id === undefined) return { page: 'account' };
  if (page === 'security' && id === undefined) return { page: 'security', query };
  if (page === 'erasures' && id === undefined) return { page: 'erasures' };
  if (page === 'documents' && id === undefined) return { page: 'documents' };
  if (page === 'requests' && id === undefined) return { page: 'requests', query };
  if (page === 'guests' && id === undefined) return { page: 'guests', query };
  if (page === 'games' && id === undefined) return { page: 'games' };
  return { page: 'unknown' };
}

/** The address of a session, at an event and with a panel open where these are given. */
export function sessionUrl(id: string, at: number | null = null, panel = ''): string {
  const query = new URLSearchParams();
  if (at !== null) query.set('at', String(at));
  if (panel !== '') query.set('panel', panel);
  const text = query.toString();
  return `/console/sessions/${encodeURIComponent(id)}${text === '' ? '' : `?${text}`}`;
}

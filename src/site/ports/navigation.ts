import { fromEvent, map } from 'rxjs';
import type { NavigationPort } from '../../kernel/ports.ts';

function urlOf({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}

/** Two slashes at the beginning would name another host. */
function within(url: string): string {
  return url.replace(/^[\\/]{2,}/, '/');
}

/** The address bar. An address that is shown already makes no second entry in the history. */
export function createNavigation(page: Window): NavigationPort {
  return {
    get url() {
      return urlOf(page.location);
    },
    push(url) {
      if (url === urlOf(page.location)) return;
      page.history.pushState(null, '', within(url));
    },
    replace(url) {
      page.history.replaceState(null, '', within(url));
    },
    assign(url) {
      page.location.assign(url);
    },
    reload: () => page.location.reload(),
    changes$: fromEvent(page, 'popstate').pipe(map(() => urlOf(page.location))),
  };
}

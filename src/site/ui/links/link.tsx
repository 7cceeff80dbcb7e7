import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useLinkClickHandler, useLocation, useHref as useRouterHref } from 'react-router-dom';
import { isBettingPage } from '../../../routes/betting.ts';
import { findHref, type TextParams } from '../../../routes/href.ts';
import type { RouteName } from '../../../routes/table.ts';
import { useHostState } from '../../host.tsx';

/** Makes addresses of pages in the player's language; null where parameters do not fit. */
export function useHref(): (route: RouteName, params?: TextParams) => string | null {
  const language = useHostState((state) => state.route.language);
  return (route, params = {}) => findHref(route, params, language);
}

export interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly route: RouteName;
  readonly params?: TextParams;
  /** Query with its question mark. */
  readonly query?: string;
  readonly children: ReactNode;
  readonly [attribute: `data-${string}`]: string | boolean | undefined;
}

/**
 * A link to a page of the site. It tells where the player is by `aria-current`, unless it is told:
 * `page` on the very page, `true` on a page below it.
 */
export function PageLink({ route, params, query = '', children, ...native }: PageLinkProps) {
  const address = useHref()(route, params);
  if (address === null) return <span {...native}>{children}</span>;
  return (
    <AddressLink {...native} address={address} query={query}>
      {children}
    </AddressLink>
  );
}

interface AddressLinkProps extends Omit<PageLinkProps, 'route' | 'params'> {
  readonly address: string;
  readonly query: string;
}

/** By the router's hooks, not its `Link`, which would bring along four times as much as they are. */
export function AddressLink({ address, query, children, onClick, ...native }: AddressLinkProps) {
  const { pathname, search } = useLocation();
  const to = `${address}${query}`;
  const { target } = native;
  const follow = useLinkClickHandler(to, target === undefined ? {} : { target });
  const isHome = address.lastIndexOf('/') === 0;
  const below = !isHome && pathname.startsWith(`${address}/`) ? 'true' : undefined;
  const isHere = pathname === address && (query === '' || query === search);
  return (
    <a
      aria-current={isHere ? 'page' : below}
      {...native}
      href={useRouterHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}

/** Whether bets are made on the page that is shown. */
export function useIsBetting(): boolean {
  return useHostState((state) => isBettingPage(state.route));
}

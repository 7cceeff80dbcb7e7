import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { findHref, type TextParams } from '../../routes/href.ts';
import type { RouteName } from '../../routes/table.ts';
import { useHostState } from '../contract.tsx';

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
}

/**
 * A link to a page of the site. It tells where the player is by `aria-current`: `page` on the very
 * page, `true` on a page below it.
 */
export function PageLink({ route, params, query = '', children, ...native }: PageLinkProps) {
  const address = useHref()(route, params);
  const { pathname } = useLocation();
  if (address === null) return <span {...native}>{children}</span>;
  const isHome = address.lastIndexOf('/') === 0;
  const below = !isHome && pathname.startsWith(`${address}/`) ? 'true' : undefined;
  return (
    <Link
      {...native}
      to={`${address}${query}`}
      aria-current={pathname === address ? 'page' : below}
    >
      {children}
    </Link>
  );
}

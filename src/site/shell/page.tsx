import type { State } from '../../projections/state.ts';
import type { Page as PageRow } from '../../routes/page.ts';
import { type RouteName, routeTable } from '../../routes/table.ts';
import { useHostState } from '../contract.tsx';
import { hostPages } from '../pages/host-pages.tsx';
import { RemoteView } from '../remote-view.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { PlainError } from './plain-error.tsx';

/** The row of the address table that a route is; null for an error page. */
function pageOf({ route, status }: State['route']): PageRow | null {
  if (status !== 200 || !Object.hasOwn(routeTable, route)) return null;
  return routeTable[route as RouteName];
}

/** The page itself: drawn by a sub-application, or by the host. */
export function Page() {
  const route = useHostState((state) => state.route.route);
  const remote = useHostState((state) => {
    const page = pageOf(state.route);
    return page === null ? 'technical' : page.remote;
  });
  if (remote === null) {
    const HostPage = hostPages[route] ?? PlainError;
    return <HostPage />;
  }
  if (remote === 'technical') {
    return <RemoteView name={remote} skeleton={null} failure={<PlainError />} />;
  }
  return <RemoteView name={remote} skeleton={<PageSkeleton />} />;
}

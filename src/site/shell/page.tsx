import { isKeyOf } from '../../kernel/is-key-of.ts';
import type { State } from '../../projections/state.ts';
import type { Page as PageRow } from '../../routes/page.ts';
import { isRouteName, routeTable } from '../../routes/table.ts';
import { useHostState } from '../host.tsx';
import { hostPages } from '../pages/host-pages.ts';
import { PartView } from '../part/part-view.tsx';
import { RemoteView } from '../remote/remote-view.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { PlainError } from './plain-error.tsx';

/** The row of the address table that a route is; null for an error page. */
function pageOf({ route, status }: State['route']): PageRow | null {
  return status === 200 && isRouteName(route) ? routeTable[route] : null;
}

/** The page itself: drawn by a sub-application, or by the host. */
export function Page() {
  const route = useHostState((state) => state.route.route);
  const remote = useHostState((state) => {
    const page = pageOf(state.route);
    return page === null ? 'technical' : page.remote;
  });
  if (remote === null) {
    if (!isKeyOf(route, hostPages)) return <PlainError />;
    const view = hostPages[route];
    return <PartView key={route} of={view} name={route} props={{}} skeleton={<PageSkeleton />} />;
  }
  if (remote === 'technical') {
    return <RemoteView name={remote} skeleton={null} failure={<PlainError />} />;
  }
  return <RemoteView name={remote} skeleton={<PageSkeleton />} />;
}

import { mountPages } from '../../site/mount/mount-pages.tsx';
import { ErrorPage } from './error-page.tsx';
import { useHostState } from './host.ts';
import { StatePage } from './state-page.tsx';

/** The page of whatever keeps the site, or a page of it, from being shown. */
function Technical() {
  const status = useHostState((state) => state.route.status);
  return status === 200 ? <StatePage /> : <ErrorPage status={status} />;
}

export const mount = mountPages(Technical, null);

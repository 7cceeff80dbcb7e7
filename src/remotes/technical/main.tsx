import { type Mount, useHostState } from '../../site/contract.tsx';
import { mountView } from '../../site/ui/mount-view.tsx';
import { ErrorPage } from './error-page.tsx';
import { StatePage } from './state-page.tsx';

/** The page of whatever keeps the site, or a page of it, from being shown. */
function Technical() {
  const status = useHostState((state) => state.route.status);
  return status === 200 ? <StatePage /> : <ErrorPage status={status} />;
}

export const mount: Mount = mountView(Technical);

import './style/tokens.css';
import './style/base.css';
import { HostProvider, useHost, useHostState, type WholeHost } from './host.tsx';
import type { LoadRemote } from './remote/remote-loader.ts';
import { RemoteLoading } from './remote/remote-view.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { PlainError } from './shell/plain-error.tsx';
import { Shell } from './shell/shell.tsx';

export interface SiteProps {
  readonly host: WholeHost;
  /** How sub-applications are fetched; without it only what the host draws itself is shown. */
  readonly loadRemote?: LoadRemote;
}

function Guarded() {
  const host = useHost();
  const place = useHostState(({ route }) => `${route.status} ${route.url}`);
  return (
    <ErrorBoundary host={host} place={place} fallback={<PlainError />}>
      <Shell />
    </ErrorBoundary>
  );
}

/** The whole site from a host: the same live and in a replay. */
export function Site({ host, loadRemote }: SiteProps) {
  const site = (
    <HostProvider host={host}>
      <Guarded />
    </HostProvider>
  );
  if (!loadRemote) return site;
  return <RemoteLoading.Provider value={loadRemote}>{site}</RemoteLoading.Provider>;
}

import { SERVICES } from '../../../domain/site/service-status.ts';
import { useHost } from '../../host.tsx';
import { later } from '../../loading/later.ts';
import { retryableImport } from '../../loading/retryable-import.ts';
import { FetchedView } from '../loading/fetched-view.tsx';
import { SkeletonList } from '../notices/skeleton.tsx';

const view = later(retryableImport(() => import('./service-status.tsx')));

/** What of the site works, fetched by the pages that show it: others of their kind do without. */
export function LaterServiceStatus() {
  const host = useHost();
  const label = host.t('main_loading');
  return (
    <FetchedView
      of={view}
      name="service status"
      skeleton={<SkeletonList rows={SERVICES.length} height="2.5rem" label={label} />}
    >
      {({ ServiceStatus }) => <ServiceStatus />}
    </FetchedView>
  );
}

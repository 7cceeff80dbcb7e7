import { useHost } from '../../host.tsx';
import { PageLink } from '../../ui/links/link.tsx';
import { useCloseDrawer } from '../parts/use-close-drawer.ts';

/** The way to the limits, beside what they have to do with (A3). */
export function ToLimits() {
  const host = useHost();
  return (
    <PageLink route="officeResponsible" onClick={useCloseDrawer()}>
      {host.t('main_menu_limits')}
    </PageLink>
  );
}

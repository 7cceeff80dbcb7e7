import type { ReactNode } from 'react';
import { isNoticeShown } from '../../domain/maintenance.ts';
import { useHost, useHostState } from '../contract.tsx';
import { Announcement } from '../ui/announcement.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Icon, type IconName } from '../ui/icons.tsx';
import styles from './banners.module.css';

interface BannerProps {
  readonly icon: IconName;
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

function Banner({ icon, onDismiss, children }: BannerProps) {
  const host = useHost();
  return (
    <div className={styles['banner']}>
      <Icon name={icon} />
      <div className={styles['words']}>{children}</div>
      <IconButton icon="close" size="s" label={host.t('main_dismiss')} onClick={onDismiss} />
    </div>
  );
}

/** Tells of maintenance to come. */
function MaintenanceNotice() {
  const host = useHost();
  return (
    <Banner icon="clock" onDismiss={() => host.publish('maintenance.noticeDismissed', {})}>
      <Announcement says="maintenance_soon" />
    </Banner>
  );
}

/** Offers the newer site; whoever is in the middle of something goes on. */
function UpdateOffer() {
  const host = useHost();
  return (
    <Banner icon="refresh" onDismiss={() => host.publish('app.updatePutOff', {})}>
      <p>{host.t('main_update_text')}</p>
      <Button size="s" onClick={() => host.publish('app.updateAccepted', {})}>
        {host.t('main_update_load')}
      </Button>
    </Banner>
  );
}

/** What the player should know and may put away, one thing at a time, over the foot of the page. */
export function Banners() {
  const isMaintenanceNear = useHostState((state) => isNoticeShown(state.block.maintenance));
  const isUpdateOffered = useHostState(
    ({ session }) => session.updateVersion !== null && !session.isUpdatePutOff,
  );
  return (
    <div role="status" className={styles['place']}>
      {isMaintenanceNear && <MaintenanceNotice />}
      {isUpdateOffered && !isMaintenanceNear && <UpdateOffer />}
    </div>
  );
}

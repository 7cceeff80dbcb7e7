import type { ReactNode } from 'react';
import { heldUntil, isExcluded, LIMIT_TYPE } from '../../domain/limits/limits.ts';
import { isNoticeShown } from '../../domain/site/maintenance.ts';
import { useHost, useHostState } from '../host.tsx';
import { part } from '../part/part.ts';
import { PartView } from '../part/part-view.tsx';
import { Button, IconButton } from '../ui/controls/button.tsx';
import { formatTime } from '../ui/format/format-time.ts';
import { useClock } from '../ui/format/use-clock.ts';
import { PageLink } from '../ui/links/link.tsx';
import { Icon, type IconName } from '../ui/marks/icons.tsx';
import styles from './banners.module.css';

interface BannerProps {
  readonly icon: IconName;
  /** None where it stays as long as it is true. */
  readonly onDismiss?: () => void;
  readonly children: ReactNode;
}

function Banner({ icon, onDismiss, children }: BannerProps) {
  const host = useHost();
  return (
    <div className={styles['banner']}>
      <Icon name={icon} />
      <div className={styles['words']}>{children}</div>
      {onDismiss && (
        <IconButton icon="close" size="s" label={host.t('main_dismiss')} onClick={onDismiss} />
      )}
    </div>
  );
}

/** It has words of its own for every language, and is seldom needed. */
export const announcement = part(
  [],
  () => import('../ui/notices/announcement.tsx'),
  ({ Announcement }) => Announcement,
);

/** Tells of maintenance to come. */
function MaintenanceNotice() {
  const host = useHost();
  return (
    <Banner icon="clock" onDismiss={() => host.publish('maintenance.noticeDismissed', {})}>
      <PartView
        of={announcement}
        name="announcement"
        props={{ says: 'maintenance_soon' }}
        skeleton={null}
      />
    </Banner>
  );
}

/** Whoever has shut themselves out reads it on every page, and what is open to them. */
function ExclusionNotice() {
  const host = useHost();
  const clock = useClock();
  const end = useHostState(({ limits }) => heldUntil(limits.limits, LIMIT_TYPE.exclusion));
  return (
    <Banner icon="lock">
      <p>
        {end === null
          ? host.t('main_excluded')
          : host.t('main_excluded_until', { date: formatTime(end * 1000, clock, 'zonedDate') })}
      </p>
      <p className={styles['ways']}>
        <PageLink route="officeHistory">{host.t('main_menu_bets')}</PageLink>
        <PageLink route="officeDeduce">{host.t('main_withdrawal')}</PageLink>
      </p>
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
  const isShutOut = useHostState(
    ({ session, limits }) => session.userId !== null && isExcluded(limits.limits),
  );
  return (
    <div role="status" className={styles['place']}>
      {isShutOut && <ExclusionNotice />}
      {isMaintenanceNear && <MaintenanceNotice />}
      {isUpdateOffered && !isMaintenanceNear && <UpdateOffer />}
    </div>
  );
}

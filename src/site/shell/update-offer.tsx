import { useHost, useHostState } from '../contract.tsx';
import { Icon } from '../ui/icons.tsx';
import styles from './update-offer.module.css';

/** Offers the newer site. A plain link: it must load the page anew, not change it. */
export function UpdateOffer() {
  const host = useHost();
  const isOffered = useHostState((state) => state.session.updateVersion !== null);
  const url = useHostState((state) => state.route.url);
  return (
    <div role="status">
      {isOffered && (
        <p className={styles['offer']}>
          <Icon name="refresh" />
          <span>{host.t('main_update_text')}</span>
          <a href={host.live ? url : undefined}>{host.t('main_update_load')}</a>
        </p>
      )}
    </div>
  );
}

import type { State } from '../../projections/state.ts';
import { useHost, useHostState } from '../host.tsx';
import { Icon } from '../ui/marks/icons.tsx';
import styles from './connection-banner.module.css';

/** What is wrong with the connection: none at all, or only the feed of prices. */
function connectionTrouble(state: State): 'offline' | 'feed' | null {
  if (!state.session.online) return 'offline';
  return state.line.feed.status === 'lost' ? 'feed' : null;
}

/**
 * Says that prices may be out of date. It lies over the page, which must not move, and waits a
 * moment, because most breaks are over before anyone could read of them.
 */
export function ConnectionBanner() {
  const host = useHost();
  const trouble = useHostState(connectionTrouble);
  return (
    <div className={styles['place']} role="status">
      {trouble && (
        <p className={styles['banner']} data-trouble={trouble}>
          <Icon name="offline" size={18} />
          <span>
            {host.t(trouble === 'offline' ? 'main_offline' : 'main_feed_lost')}{' '}
            {trouble === 'feed' && host.t('main_feed_retry')}
          </span>
        </p>
      )}
    </div>
  );
}

import { jurisdictionOf } from '../../domain/limits/jurisdiction.ts';
import { isExcluded } from '../../domain/limits/limits.ts';
import { configured } from '../../domain/site/config.ts';
import { useHost, useHostState } from '../host.tsx';
import { Icon } from '../ui/marks/icons.tsx';
import styles from './corner.module.css';

/**
 * Stops a player at once, on every page, without a question: where the law wants such a button, it
 * forbids to ask (A13).
 */
export function LockButton() {
  const host = useHost();
  const hours = useHostState(
    ({ config }) => jurisdictionOf(configured(config.values, 'jurisdiction')).panicHours,
  );
  const canPlay = useHostState(
    ({ session, limits }) => session.userId !== null && !isExcluded(limits.limits),
  );
  const busy = useHostState((state) => state.limits.locking.status === 'busy');
  if (hours === null || !canPlay) return null;
  return (
    <button
      type="button"
      className={styles['lock']}
      data-lock=""
      aria-busy={busy || undefined}
      onClick={() => host.publish('limits.lockPressed', {})}
    >
      <Icon name="lock" />
      {host.t('main_lock', { count: hours })}
    </button>
  );
}

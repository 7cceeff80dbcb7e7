import { Button } from '../../../site/ui/controls/button.tsx';
import { useHost, useHostState } from '../host.ts';
import styles from './payments.module.css';

/** Payments further back, where there are any. */
export function OlderPayments() {
  const host = useHost('payments');
  const older = useHostState((state) => state.payments.older);
  if (!older.exist) return null;
  return (
    <div className={styles['actions']}>
      {older.haveFailed && <p role="alert">{host.t('payments_history_older_failed')}</p>}
      <Button busy={older.areLoading} onClick={() => host.loadOlderPayments()}>
        {host.t('payments_history_older')}
      </Button>
    </div>
  );
}

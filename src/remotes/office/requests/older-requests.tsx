import { Button } from '../../../site/ui/controls/button.tsx';
import { useHost, useHostState } from '../host.ts';
import styles from './requests.module.css';

/** Requests that are over for longer, where there are any. */
export function OlderRequests() {
  const { t, loadOlderRequests } = useHost('requests');
  const older = useHostState((state) => state.requests.older);
  if (!older.exist) return null;
  return (
    <div className={styles['actions']}>
      {older.haveFailed && <p role="alert">{t('requests_older_failed')}</p>}
      <Button busy={older.areLoading} onClick={() => loadOlderRequests()}>
        {t('requests_older')}
      </Button>
    </div>
  );
}

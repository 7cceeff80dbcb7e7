import { useEffect } from 'react';
import { Button } from '../../../site/ui/controls/button.tsx';
import { Told } from '../../../site/ui/notices/told.tsx';
import { useHost, useHostState } from '../host.ts';
import styles from './history.module.css';

const NAME = 'bets.csv';

/** The bets that are looked at, as a table to take along. */
export function BetFile() {
  const host = useHost();
  const { status, told, isCut } = useHostState((state) => state.bets.file);
  // The table comes with an answer and is kept nowhere: what came is put away when it is there.
  useEffect(() => {
    if (status === 'done') host.saveBetFile(NAME);
  }, [host, status]);
  return (
    <div className={styles['file']}>
      <Button size="s" icon="document" busy={status === 'busy'} onClick={() => host.wantBetFile()}>
        {host.t('office_history_file')}
      </Button>
      <Told told={told} />
      <p role="status" className={styles['quiet']}>
        {status === 'done' &&
          host.t(isCut ? 'office_history_file_cut' : 'office_history_file_done')}
      </p>
    </div>
  );
}

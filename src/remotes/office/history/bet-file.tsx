import { useEffect } from 'react';
import { FILE_KINDS, FILE_PARTS, fileKindOf } from '../../../domain/casino/rounds-file.ts';
import { Button } from '../../../site/ui/controls/button.tsx';
import { SelectField } from '../../../site/ui/forms/select-field.tsx';
import { Told } from '../../../site/ui/notices/told.tsx';
import { useHost, useHostState } from '../host.ts';
import styles from './history.module.css';
import { RoundMonths } from './round-months.tsx';

/** The bets that are looked at, or rounds of games of some months, as a table to take along. */
export function BetFile() {
  const host = useHost();
  const chosen = useHostState((state) => state.page.choice(FILE_PARTS.kind)) ?? '';
  const kind = fileKindOf({ [FILE_PARTS.kind]: chosen });
  const { status, told, isCut } = useHostState((state) => state.bets.file);
  const isBusy = status === 'busy';
  // The table comes with an answer and is kept nowhere: what came is put away when it is there.
  useEffect(() => {
    if (status === 'done') host.saveBetFile(`${kind}.csv`);
  }, [host, status, kind]);
  return (
    <div className={styles['file']}>
      <SelectField
        label={host.t('office_history_file_of')}
        name="file"
        value={kind}
        // The file is called what was chosen when it was asked for.
        disabled={isBusy}
        options={FILE_KINDS.map((id) => ({
          value: id,
          label: host.t(`office_history_file_${id}`),
        }))}
        onChoose={(id) => host.choose(FILE_PARTS.kind, id)}
      />
      {kind === 'rounds' && <RoundMonths />}
      <Button size="s" icon="document" busy={isBusy} onClick={() => host.wantBetFile()}>
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

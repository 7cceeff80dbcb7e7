import { useState } from 'react';
import { jurisdictionOf } from '../../../domain/limits/jurisdiction.ts';
import { configured } from '../../../domain/site/config.ts';
import { useHost, useHostState } from '../../host.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { PageLink } from '../../ui/links/link.tsx';
import type { ModalProps } from '../modal.ts';
import { ModalDialog } from '../modal-dialog.tsx';
import styles from './sums.module.css';
import { Sums } from './sums.tsx';

const MINUTE = 60_000;

/** How long the player has been here, and what came of their bets since. */
function Sitting() {
  const host = useHost('responsible_gaming');
  const sitting = useHostState((state) => state.limits.sitting);
  const at = useHostState((state) => state.realityCheck.next?.at ?? 0);
  if (sitting === null) return null;
  const minutes = Math.max(0, Math.floor((at - sitting.beganAt) / MINUTE));
  return <Sums {...sitting} minutes={minutes} time={host.t('reality_check_time')} />;
}

/** Tells how long the player has been playing. It wants an answer, and closes by nothing else. */
export function RealityCheckModal({ modal, close }: ModalProps) {
  const host = useHost('responsible_gaming');
  const [isHidden, setHidden] = useState(false);
  const mayHide = useHostState(
    ({ config }) => jurisdictionOf(configured(config.values, 'jurisdiction')).mayHideRealityCheck,
  );
  const answer = (action: 'continue' | 'log_out' | 'nothing') =>
    host.publish('limits.realityCheckAnswered', { action, doNotShowAgain: isHidden });
  return (
    <ModalDialog
      modal={modal}
      close={close}
      title={host.t('reality_check_title')}
      footer={
        <>
          <Button onClick={() => answer('log_out')}>{host.t('auth_sign_out')}</Button>
          <Button look="main" onClick={() => answer('continue')}>
            {host.t('reality_check_go_on')}
          </Button>
        </>
      }
    >
      <p>{host.t('reality_check_text')}</p>
      <Sitting />
      <p>
        <PageLink
          route="officeHistory"
          className={styles['link']}
          onClick={() => answer('nothing')}
        >
          {host.t('main_menu_bets')}
        </PageLink>
      </p>
      {mayHide && (
        <label className={styles['hide']}>
          <input
            type="checkbox"
            checked={isHidden}
            onChange={({ currentTarget }) => setHidden(currentTarget.checked)}
          />
          <span>{host.t('reality_check_hide')}</span>
        </label>
      )}
    </ModalDialog>
  );
}

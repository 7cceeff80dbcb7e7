import { useHost, useHostState } from '../../host.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Told } from '../../ui/notices/told.tsx';
import styles from '../accounts/currency-modal.module.css';
import type { ModalProps } from '../modal.ts';
import { ModalDialog } from '../modal-dialog.tsx';

/** Asks whether this browser may be written to, and says what it would be told. */
export function WebPushModal({ modal, close }: ModalProps) {
  const host = useHost('push');
  const { t } = host;
  const { key, isWanted, sending, isOn, permission } = useHostState((state) => state.push);
  const isDenied = permission === 'denied';
  return (
    <ModalDialog modal={modal} close={close} title={t('push_title')}>
      <div className={styles['form']}>
        <p>{t('push_text')}</p>
        <ul className={styles['points']}>
          <li>{t('push_kind_bet')}</li>
          <li>{t('push_kind_withdrawal')}</li>
          <li>{t('push_kind_document')}</li>
          <li>{t('push_kind_request')}</li>
        </ul>
        <p>{t('push_never')}</p>
        {isDenied && <p>{t('push_denied')}</p>}
        <Told told={sending.told} />
        {!isOn && !isDenied && (
          <Button
            look="main"
            size="l"
            wide
            busy={isWanted || sending.status === 'busy' || key.value === null}
            onClick={() => host.publish('push.wanted', {})}
          >
            {t('push_yes')}
          </Button>
        )}
        <Button size="l" wide onClick={close}>
          {t(isOn || isDenied ? 'main_close' : 'push_no')}
        </Button>
      </div>
    </ModalDialog>
  );
}

import type { DialogParams } from '../../events/dialogs.ts';
import { useHost, useIsReplay } from '../host.tsx';
import styles from '../moment/moment.module.css';
import { MomentOf } from '../moment/moment.tsx';
import type { ModalProps } from './modal.ts';
import { ModalDialog } from './modal-dialog.tsx';

interface BetMomentProps extends ModalProps {
  readonly params: DialogParams<'bet-moment'>;
}

/** The moment at which a bet was pressed, as the log has it. */
export function BetMomentModal({ modal, close, params }: BetMomentProps) {
  const { t } = useHost('coupon', 'bets');
  const isReplay = useIsReplay();
  return (
    <ModalDialog modal={modal} close={close} title={t('coupon_moment')}>
      <div className={styles['moment']}>
        <p>{t('coupon_moment_text')}</p>
        {isReplay ? <p>{t('coupon_moment_replay')}</p> : <MomentOf {...params} />}
      </div>
    </ModalDialog>
  );
}

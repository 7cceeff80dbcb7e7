import type { LimitReviewAnswer } from '../../../domain/limits/limit-review.ts';
import { useHost, useHostState } from '../../host.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import styles from '../limits/sums.module.css';
import { Sums } from '../limits/sums.tsx';
import type { ModalProps } from '../modal.ts';
import { ModalDialog } from '../modal-dialog.tsx';

/** Asks every half year whether the player's limits still suit them (A2). */
export function UserQuestionModal({ modal, close }: ModalProps) {
  const host = useHost('responsible_gaming');
  const { t } = host;
  const recent = useHostState((state) => state.limits.recent);
  const answer = (said: LimitReviewAnswer) => () =>
    host.publish('limits.reviewAnswered', { answer: said });
  return (
    <ModalDialog
      modal={modal}
      close={close}
      title={t('user_question_title')}
      footer={
        <>
          <ButtonLink route="responsibleGaming" icon="info" onClick={answer('help')}>
            {t('user_question_help')}
          </ButtonLink>
          <ButtonLink route="officeResponsible" icon="shield" onClick={answer('change')}>
            {t('user_question_change')}
          </ButtonLink>
          <Button look="main" onClick={answer('fits')}>
            {t('user_question_fits')}
          </Button>
        </>
      }
    >
      <p>{t('user_question_text')}</p>
      {recent && (
        <>
          <h3 className={styles['title']}>{t('insights_title', { days: recent.days })}</h3>
          <Sums {...recent} time={t('insights_time')} />
        </>
      )}
    </ModalDialog>
  );
}

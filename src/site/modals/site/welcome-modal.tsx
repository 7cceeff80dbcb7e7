import { useHost, useHostState } from '../../host.tsx';
import { formatTime } from '../../ui/format/format.ts';
import { useClock } from '../../ui/format/use-clock.ts';
import { PageLink } from '../../ui/links/link.tsx';
import styles from '../limits/sums.module.css';
import type { ModalProps } from '../modal.ts';
import { ModalDialog } from '../modal-dialog.tsx';

/** Tells who has just signed in when they did before: who else could have done so is found out (A11). */
export function WelcomeModal({ modal, close }: ModalProps) {
  const host = useHost('security');
  const clock = useClock();
  const at = useHostState((state) => state.limits.sitting?.previousAt ?? null);
  if (at === null) return null;
  return (
    <ModalDialog modal={modal} close={close} title={host.t('welcome_title')}>
      <p>{host.t('welcome_text', { moment: formatTime(at, clock, 'moment') })}</p>
      <p>
        {host.t('welcome_not_you')}{' '}
        <PageLink route="officeSecurity" className={styles['link']} onClick={close}>
          {host.t('welcome_sign_ins')}
        </PageLink>
      </p>
    </ModalDialog>
  );
}

import { useHost } from '../../host.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import type { ModalProps } from '../modal.ts';
import { ModalDialog } from '../modal-dialog.tsx';

/** Reminds a guest that bets take an account. */
export function RegistrationReminderModal({ modal, close }: ModalProps) {
  const host = useHost('registration');
  const signIn = () => {
    close();
    host.openModal('login');
  };
  return (
    <ModalDialog
      modal={modal}
      close={close}
      title={host.t('registration_reminder_title')}
      footer={
        <>
          <Button onClick={signIn}>{host.t('auth_sign_in')}</Button>
          <ButtonLink route="registration" look="main" onClick={close}>
            {host.t('auth_register')}
          </ButtonLink>
        </>
      }
    >
      <p>{host.t('registration_reminder_text')}</p>
    </ModalDialog>
  );
}

import { plainLogin } from '../../../domain/auth/phone.ts';
import { useHost, useHostState } from '../../host.tsx';
import { Recovery } from '../../recovery/recovery.tsx';
import type { ModalProps } from '../modal.ts';
import { ModalDialog } from '../modal-dialog.tsx';

/** A new password in place of a forgotten one; then the form to sign in with it. */
export function ForgotPasswordModal({ modal, close }: ModalProps) {
  const host = useHost('recovery');
  const step = useHostState(({ recovery }) =>
    recovery.error === 'time_up' ? 'late' : recovery.step,
  );
  const signIn = () => {
    const login = plainLogin(host.state().recovery.login);
    close();
    if (login !== '') {
      host.publish('auth.formChosen', { form: 'login_password', typed: { login } });
    }
    host.openModal('login');
  };
  return (
    <ModalDialog modal={modal} close={close} title={host.t(`recovery_title_${step}`)}>
      <Recovery onSignIn={signIn} />
    </ModalDialog>
  );
}

import { plainLogin } from '../../domain/phone.ts';
import { useHost, useHostState } from '../contract.tsx';
import { Recovery } from '../recovery/recovery.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { ModalProps } from './modal.ts';

/** A new password in place of a forgotten one; then the form to sign in with it. */
export function ForgotPasswordModal({ modal, close }: ModalProps) {
  const host = useHost();
  const step = useHostState(({ recovery }) =>
    recovery.error === 'time_up' ? 'late' : recovery.step,
  );
  const signIn = () => {
    const login = plainLogin(host.state().recovery.login);
    close();
    if (login !== '') {
      host.publish('auth.formChosen', { form: 'login_password', typed: { login } });
    }
    host.publish('modal.opened', { id: 'login', kind: 'login' });
  };
  return (
    <Dialog
      kind={modal.kind}
      title={host.t(`recovery_title_${step}`)}
      closeLabel={host.t('main_close')}
      onClose={close}
    >
      <Recovery onSignIn={signIn} />
    </Dialog>
  );
}

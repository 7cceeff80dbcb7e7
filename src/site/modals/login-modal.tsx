import { useHost } from '../contract.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { LoginForm } from './login-form.tsx';
import type { ModalProps } from './modal.ts';

/** The sign-in form over any page. */
export function LoginModal({ modal, close }: ModalProps) {
  const host = useHost();
  return (
    <Dialog
      kind={modal.kind}
      title={host.t('auth_sign_in')}
      closeLabel={host.t('main_close')}
      onClose={close}
    >
      <LoginForm onLeave={close} />
    </Dialog>
  );
}

import { useHost } from '../contract.tsx';
import { SignIn } from '../sign-in/sign-in.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { ModalProps } from './modal.ts';

/** Signing in over any page. */
export function LoginModal({ modal, close }: ModalProps) {
  const host = useHost();
  return (
    <Dialog
      kind={modal.kind}
      title={host.t('auth_sign_in')}
      closeLabel={host.t('main_close')}
      onClose={close}
    >
      <SignIn onLeave={close} />
    </Dialog>
  );
}

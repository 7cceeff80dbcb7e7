import { SignIn } from '../../auth/sign-in.tsx';
import type { ModalProps } from '../modal.ts';
import { ModalDialog } from '../modal-dialog.tsx';

/** Signing in over any page. */
export function LoginModal({ modal, close }: ModalProps) {
  return (
    <ModalDialog modal={modal} close={close}>
      <SignIn onLeave={close} />
    </ModalDialog>
  );
}

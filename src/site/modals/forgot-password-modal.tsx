import { useHost } from '../contract.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { ModalProps } from './modal.ts';

/** How to get back in without a password. */
export function ForgotPasswordModal({ modal, close }: ModalProps) {
  const host = useHost();
  return (
    <Dialog
      kind={modal.kind}
      title={host.t('auth_forgot')}
      closeLabel={host.t('main_close')}
      onClose={close}
      footer={
        <ButtonLink route="contacts" look="main" onClick={close}>
          {host.t('main_contacts')}
        </ButtonLink>
      }
    >
      <p>{host.t('auth_forgot_text')}</p>
    </Dialog>
  );
}

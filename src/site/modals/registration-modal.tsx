import { configured } from '../../domain/site-config.ts';
import { useHost, useHostState } from '../contract.tsx';
import { Registration } from '../registration/registration.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { ModalProps } from './modal.ts';

/** The form to register over any page, or beside it where a widget is configured. */
export function RegistrationModal({ modal, close }: ModalProps) {
  const host = useHost();
  const isWidget = useHostState(({ config }) => configured(config.values, 'registrationWidget'));
  return (
    <Dialog
      kind={modal.kind}
      title={host.t('registration_new')}
      closeLabel={host.t('main_close')}
      onClose={close}
      isBeside={isWidget}
    >
      <Registration />
    </Dialog>
  );
}

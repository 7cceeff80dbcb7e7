import { configured } from '../../../domain/site/config.ts';
import { useHost, useHostState } from '../../host.tsx';
import { Registration } from '../../registration/registration.tsx';
import type { ModalProps } from '../modal.ts';
import { ModalDialog } from '../modal-dialog.tsx';

/** The form to register over any page, or beside it where a widget is configured. */
export function RegistrationModal({ modal, close }: ModalProps) {
  const host = useHost('registration');
  const isWidget = useHostState(({ config }) => configured(config.values, 'registrationWidget'));
  return (
    <ModalDialog modal={modal} close={close} title={host.t('registration_new')} isBeside={isWidget}>
      <Registration />
    </ModalDialog>
  );
}

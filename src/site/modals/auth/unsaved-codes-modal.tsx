import { useHost, useHostState } from '../../host.tsx';
import { Button } from '../../ui/controls/button.tsx';
import type { ModalProps } from '../modal.ts';
import { ModalDialog } from '../modal-dialog.tsx';

/** Asks whoever is about to leave recovery codes that are shown this once. */
export function UnsavedCodesModal({ modal, close }: ModalProps) {
  const host = useHost('security');
  const leaving = useHostState(({ protection: { setup } }) =>
    setup.step === 'codes' ? setup.leaving : null,
  );
  if (leaving === null) return null;
  const leave = () => {
    host.secrets.forget('twoStepStart');
    host.secrets.forget('twoStepEnable');
    host.publish('protection.leaveConfirmed', leaving);
  };
  return (
    <ModalDialog
      modal={modal}
      close={close}
      title={host.t('security_leave')}
      footer={
        <>
          <Button look="danger" onClick={leave}>
            {host.t('security_leave_go')}
          </Button>
          <Button look="main" onClick={close}>
            {host.t('security_leave_stay')}
          </Button>
        </>
      }
    >
      <p>{host.t('security_leave_text')}</p>
    </ModalDialog>
  );
}

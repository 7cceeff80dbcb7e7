import { useHost, useHostState } from '../contract.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { ModalProps } from './modal.ts';

/** Asks whoever is about to leave recovery codes that are shown this once. */
export function UnsavedCodesModal({ modal, close }: ModalProps) {
  const host = useHost();
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
    <Dialog
      kind={modal.kind}
      title={host.t('security_leave')}
      closeLabel={host.t('main_close')}
      onClose={close}
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
    </Dialog>
  );
}

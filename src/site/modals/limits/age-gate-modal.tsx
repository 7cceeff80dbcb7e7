import { configured } from '../../../domain/site/config.ts';
import { useHost, useHostState } from '../../host.tsx';
import { Button } from '../../ui/controls/button.tsx';
import type { ModalProps } from '../modal.ts';
import { ModalDialog } from '../modal-dialog.tsx';

/** Asks a visitor whether they are old enough. There is no way past it but to say so. */
export function AgeGateModal({ modal, close }: ModalProps) {
  const { t } = useHost('registration');
  const age = useHostState(({ config }) => configured(config.values, 'ageGate'));
  return (
    <ModalDialog
      modal={modal}
      close={close}
      title={t('age_gate_title', { age })}
      footer={
        <Button look="main" size="l" wide onClick={close}>
          {t('age_gate_yes', { age })}
        </Button>
      }
    >
      <p>{t('age_gate_text', { age })}</p>
      <p>{t('age_gate_leave')}</p>
    </ModalDialog>
  );
}

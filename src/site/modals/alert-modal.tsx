import { dialogOf } from '../../events/dialogs.ts';
import { useHost } from '../host.tsx';
import { Button } from '../ui/controls/button.tsx';
import type { ModalProps } from './modal.ts';
import { ModalDialog } from './modal-dialog.tsx';

/** Says something, and goes when it was read. */
export function AlertModal({ modal, close }: ModalProps) {
  const host = useHost();
  const row = dialogOf(modal);
  const { titleKey = row?.words.titleKey ?? 'main_info', textKey = row?.words.textKey } = modal;
  const { values } = modal;
  const hasButton = row?.dismissedBy.includes('button') ?? true;
  return (
    <ModalDialog
      modal={modal}
      close={close}
      title={host.say({ key: titleKey, values })}
      footer={
        hasButton && (
          <Button look="main" onClick={close}>
            {host.t('main_ok')}
          </Button>
        )
      }
    >
      {textKey !== undefined && <p>{host.say({ key: textKey, values })}</p>}
    </ModalDialog>
  );
}

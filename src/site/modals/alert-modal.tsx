import { dialogOf } from '../../events/dialogs.ts';
import { messageOf } from '../../projections/answers/told.ts';
import { useHost } from '../host.tsx';
import type { Said } from '../texts/keys.ts';
import { Button } from '../ui/controls/button.tsx';
import type { ModalProps } from './modal.ts';
import { ModalDialog } from './modal-dialog.tsx';

/** Says something, and goes when it was read. */
export function AlertModal({ modal, close }: ModalProps) {
  const host = useHost();
  const row = dialogOf(modal);
  const { titleKey, textKey, values } = modal;
  const words = row?.words;
  const title: Said =
    titleKey === undefined ? { text: words?.titleKey ?? 'main_info' } : messageOf(titleKey, values);
  const text: Said | undefined =
    textKey === undefined ? words?.textKey && { text: words.textKey } : messageOf(textKey, values);
  const hasButton = row?.dismissedBy.includes('button') ?? true;
  return (
    <ModalDialog
      modal={modal}
      close={close}
      title={host.say(title)}
      footer={
        hasButton && (
          <Button look="main" onClick={close}>
            {host.t('main_ok')}
          </Button>
        )
      }
    >
      {text && <p>{host.say(text)}</p>}
    </ModalDialog>
  );
}

import { dialogOf, isPassing } from '../../events/dialogs.ts';
import { useWholeHost } from '../host.tsx';
import { useHold } from '../notifications/hold.ts';
import { Dialog, type DialogProps } from '../ui/controls/dialog.tsx';
import type { ModalProps } from './modal.ts';

interface ModalDialogProps
  extends ModalProps,
    Pick<DialogProps, 'children' | 'footer' | 'isBeside' | 'isBusy'> {
  /** That of its row where it is left out. */
  readonly title?: string;
}

/** A dialog with what its row in the table says of it. */
export function ModalDialog({ modal, close, title, ...rest }: ModalDialogProps) {
  const { t } = useWholeHost();
  const hold = useHold(modal.id);
  const row = dialogOf(modal);
  return (
    <Dialog
      {...rest}
      title={title ?? (t(row?.words.titleKey ?? 'main_loading') || t('main_loading'))}
      kind={modal.kind}
      dismissedBy={row?.dismissedBy}
      passing={isPassing(modal) ? hold : null}
      closeLabel={t('main_close')}
      onClose={close}
    />
  );
}

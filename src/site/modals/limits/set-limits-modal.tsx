import { useHost } from '../../host.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import type { ModalProps } from '../modal.ts';
import { ModalDialog } from '../modal-dialog.tsx';

/** Asks before the first deposit whether there is to be a limit: to have none is a choice (A2). */
export function SetLimitsModal({ modal, close }: ModalProps) {
  const host = useHost('responsible_gaming');
  return (
    <ModalDialog
      modal={modal}
      close={close}
      title={host.t('set_limits_title')}
      footer={
        <>
          <Button onClick={close}>{host.t('set_limits_none')}</Button>
          <ButtonLink route="officeResponsible" look="main" icon="shield" onClick={close}>
            {host.t('set_limits_set')}
          </ButtonLink>
        </>
      }
    >
      <p>{host.t('set_limits_text')}</p>
      <p>{host.t('set_limits_later')}</p>
    </ModalDialog>
  );
}

import { useHost } from '../../host.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Announcement } from '../../ui/notices/announcement.tsx';
import type { ModalProps } from '../modal.ts';
import { ModalDialog } from '../modal-dialog.tsx';

/** Tells that the site closes in a few minutes, and what that means for who is in the middle of something. */
export function MaintenanceModal({ modal, close }: ModalProps) {
  const { t } = useHost();
  return (
    <ModalDialog
      modal={modal}
      close={close}
      title={t('maintenance_near_title')}
      footer={
        <Button look="main" onClick={close}>
          {t('main_ok')}
        </Button>
      }
    >
      <Announcement says="maintenance_soon" />
      <p>{t('maintenance_near_text')}</p>
    </ModalDialog>
  );
}

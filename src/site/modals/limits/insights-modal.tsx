import { useHost, useHostState } from '../../host.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import type { ModalProps } from '../modal.ts';
import { ModalDialog } from '../modal-dialog.tsx';
import { Sums } from './sums.tsx';

/** Tells a player by itself what the last days came to (A10). */
export function InsightsModal({ modal, close }: ModalProps) {
  const { t } = useHost('responsible_gaming');
  const recent = useHostState((state) => state.limits.recent);
  if (recent === null) return null;
  return (
    <ModalDialog
      modal={modal}
      close={close}
      title={t('insights_title', { days: recent.days })}
      footer={
        <>
          <ButtonLink route="officeResponsible" onClick={close}>
            {t('insights_all')}
          </ButtonLink>
          <Button look="main" onClick={close}>
            {t('main_ok')}
          </Button>
        </>
      }
    >
      <Sums {...recent} time={t('insights_time')} />
    </ModalDialog>
  );
}

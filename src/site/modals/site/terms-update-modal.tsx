import { useHost, useHostState } from '../../host.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { formatTime } from '../../ui/format/format.ts';
import { useClock } from '../../ui/format/use-clock.ts';
import type { ModalProps } from '../modal.ts';
import { ModalDialog } from '../modal-dialog.tsx';

/** Tells who is busy with their own money that the terms changed, and lets them go on with it. */
export function TermsUpdateModal({ modal, close }: ModalProps) {
  const host = useHost('auth');
  const clock = useClock();
  const updatedAt = useHostState((state) => state.terms.updatedAt);
  return (
    <ModalDialog
      modal={modal}
      close={close}
      title={host.t('auth_confirm_terms_title')}
      footer={
        <>
          <Button onClick={() => host.publish('session.logoutPressed', {})}>
            {host.t('auth_sign_out')}
          </Button>
          <Button onClick={close}>{host.t('auth_terms_go_on')}</Button>
          <ButtonLink route="confirmTerms" look="main" onClick={close}>
            {host.t('auth_terms_confirm')}
          </ButtonLink>
        </>
      }
    >
      {updatedAt !== null && (
        <p>{host.t('auth_terms_since', { date: formatTime(updatedAt, clock, 'date') })}</p>
      )}
      <p>{host.t('auth_terms_open')}</p>
    </ModalDialog>
  );
}

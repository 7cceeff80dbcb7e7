import { useHost, useHostState } from '../../host.tsx';
import { Button } from '../../ui/controls/button.tsx';
import type { ModalProps } from '../modal.ts';
import { ModalDialog } from '../modal-dialog.tsx';

/** Asks whether all selections are to go: each was looked for. */
export function CouponClearModal({ modal, close }: ModalProps) {
  const host = useHost('coupon');
  const count = useHostState((state) => state.coupon.bets.length);
  const clear = () => {
    host.publish('coupon.cleared', {});
    close();
  };
  return (
    <ModalDialog
      modal={modal}
      close={close}
      title={host.t('coupon_clear_title')}
      footer={
        <>
          <Button onClick={close}>{host.t('main_cancel')}</Button>
          <Button look="danger" icon="trash" onClick={clear}>
            {host.t('coupon_clear')}
          </Button>
        </>
      }
    >
      <p>{host.t('coupon_clear_text', { count })}</p>
    </ModalDialog>
  );
}

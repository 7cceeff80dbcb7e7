import { useHost, useHostState } from '../../host.tsx';
import { Button } from '../../ui/controls/button.tsx';
import type { ModalProps } from '../modal.ts';
import { ModalDialog } from '../modal-dialog.tsx';

/** Placing by one press takes the coupon for itself: what was gathered in it goes. */
export function OneClickModal({ modal, close }: ModalProps) {
  const host = useHost('coupon');
  const count = useHostState((state) => state.coupon.bets.length);
  const begin = () => {
    host.publish('coupon.settingsChanged', { isActiveOneClick: true });
    close();
  };
  return (
    <ModalDialog
      modal={modal}
      close={close}
      title={host.t('coupon_one_click_title')}
      footer={
        <>
          <Button onClick={close}>{host.t('main_cancel')}</Button>
          <Button look="main" onClick={begin}>
            {host.t('coupon_one_click_begin')}
          </Button>
        </>
      }
    >
      <p>{host.t('coupon_clear_text', { count })}</p>
    </ModalDialog>
  );
}

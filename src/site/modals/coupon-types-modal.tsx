import { COUPON_TYPE } from '../../domain/coupon-type.ts';
import { couponTypesOf } from '../../projections/coupon/state.ts';
import { useHost, useHostState } from '../host.tsx';
import { Button } from '../ui/controls/button.tsx';
import type { ModalProps } from './modal.ts';
import { ModalDialog } from './modal-dialog.tsx';

/** Those that more selections lead to, whatever they are. */
const COMMON = [COUPON_TYPE.express, COUPON_TYPE.system, COUPON_TYPE.multipleSingles];

/** What the types of bets are that the selections can be played as, or could with more of them. */
export function CouponTypesModal({ modal, close }: ModalProps) {
  const host = useHost('coupon', 'bets');
  const bets = useHostState((state) => state.coupon.bets);
  const types = new Set([...COMMON, ...couponTypesOf(bets)]);
  return (
    <ModalDialog
      modal={modal}
      close={close}
      title={host.t('coupon_types')}
      footer={
        <Button look="main" onClick={close}>
          {host.t('main_ok')}
        </Button>
      }
    >
      {[...types].map((id) => (
        <p key={id}>
          <strong>{host.t(`coupon_type_${id}`)}:</strong> {host.t(`coupon_types_${id}`)}
        </p>
      ))}
    </ModalDialog>
  );
}

import { COUPON_TYPE } from '../../../domain/coupon/type.ts';
import { useHost } from '../../host.tsx';
import { Button } from '../../ui/controls/button.tsx';
import type { ModalProps } from '../modal.ts';
import { ModalDialog } from '../modal-dialog.tsx';

/** The other kinds say what they are where they are chosen. */
const types = [COUPON_TYPE.express, COUPON_TYPE.system, COUPON_TYPE.multipleSingles] as const;

/** What the types of bets mean that several selections can be played as, or could with more of them. */
export function CouponTypesModal({ modal, close }: ModalProps) {
  const host = useHost('coupon', 'bets');
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
      {types.map((id) => (
        <p key={id}>
          <strong>{host.t(`coupon_type_${id}`)}:</strong> {host.t(`coupon_types_${id}`)}
        </p>
      ))}
    </ModalDialog>
  );
}

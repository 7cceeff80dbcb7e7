import { isFrozen } from '../../../projections/coupon/state.ts';
import type { State } from '../../../projections/state.ts';
import { useHost, useHostState } from '../../host.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { formatMoney } from '../../ui/format/format.ts';
import { focusCoupon } from '../parts/keep-focus.ts';
import styles from './edited-bet.module.css';

/** Whether the bet that is edited will be bought back no more: it is over, or off the line for good. */
function isPast({ coupon: { edited }, cashOut: { offers } }: State): boolean {
  const offer = offers.find(({ couponId }) => couponId === edited?.couponId);
  if (offer?.refusal === undefined) return false;
  return offer.refusal !== 'suspended' || offer.isWithdrawn === true;
}

/** Which bet the coupon is to take the place of, what that pays, and the way out. */
export function EditedBet() {
  const host = useHost('coupon');
  const edited = useHostState((state) => state.coupon.edited);
  const iso = useHostState((state) => state.coupon.currency.iso);
  const past = useHostState(isPast);
  const frozen = useHostState((state) => isFrozen(state.coupon));
  if (edited === null) return null;
  const { couponId, price } = edited;
  const unpriced = host.t(past ? 'coupon_edit_over' : 'coupon_edit_wait');
  return (
    <section
      className={styles['edited']}
      data-edited={couponId}
      aria-label={host.t('coupon_edit_title', { id: couponId })}
    >
      <strong>{host.t('coupon_edit_title', { id: couponId })}</strong>
      <Button
        size="s"
        disabled={frozen}
        onClick={({ currentTarget }) => {
          focusCoupon(currentTarget);
          host.publish('coupon.cleared', {});
        }}
      >
        {host.t('coupon_edit_leave')}
      </Button>
      <p className={styles['text']}>
        {price === null
          ? unpriced
          : host.t('coupon_edit_text', { amount: formatMoney(price, iso, host.language()) })}
      </p>
    </section>
  );
}

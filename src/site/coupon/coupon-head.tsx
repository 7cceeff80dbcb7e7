import { isFrozen } from '../../projections/coupon-state.ts';
import { useHost, useHostState } from '../contract.tsx';
import { IconButton } from '../ui/button.tsx';
import styles from './coupon-body.module.css';
import { focusCoupon } from './keep-focus.ts';

/** Name of the coupon, how many selections it has, and a way to empty it. */
export function CouponHead({ onClose }: { readonly onClose?: (() => void) | undefined }) {
  const host = useHost();
  const count = useHostState((state) => state.coupon.bets.length);
  const frozen = useHostState((state) => isFrozen(state.coupon));
  return (
    <header className={styles['head']}>
      <h2 className={styles['title']} tabIndex={-1}>
        {host.t('coupon_title')}
        {count > 0 && (
          <span className={`${styles['count']} numbers`}>
            <span aria-hidden="true">{count}</span>
            <span className="visually-hidden">{host.t('coupon_count', { count })}</span>
          </span>
        )}
      </h2>
      {count > 0 && !frozen && (
        <IconButton
          icon="trash"
          label={host.t('coupon_clear')}
          onClick={({ currentTarget }) => {
            focusCoupon(currentTarget);
            host.publish('coupon.cleared', {});
          }}
        />
      )}
      {onClose && <IconButton icon="close" label={host.t('coupon_close')} onClick={onClose} />}
    </header>
  );
}

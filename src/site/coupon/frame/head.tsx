import { isFrozen } from '../../../projections/coupon/state.ts';
import { useHost, useHostState } from '../../host.tsx';
import { IconButton } from '../../ui/controls/button.tsx';
import styles from '../parts/body.module.css';
import { focusCoupon } from '../parts/keep-focus.ts';

/** Name of the coupon, how many selections it has, and a way to empty it. */
export function CouponHead({ onClose }: { readonly onClose?: (() => void) | undefined }) {
  const host = useHost('coupon');
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
      {count > 0 && (
        <IconButton
          icon="share"
          label={host.t('coupon_share')}
          onClick={() => {
            host.publish('coupon.saveAsked', {});
            host.openModal('coupon-share');
          }}
        />
      )}
      <IconButton
        icon="settings"
        label={host.t('coupon_settings')}
        onClick={() => host.openModal('coupon-settings')}
      />
      {count > 0 && !frozen && (
        <IconButton
          icon="trash"
          label={host.t('coupon_clear')}
          onClick={({ currentTarget }) => {
            focusCoupon(currentTarget);
            // One selection is as soon found again as a question is answered.
            if (count > 1) host.openModal('coupon-clear');
            else host.publish('coupon.cleared', {});
          }}
        />
      )}
      {onClose && <IconButton icon="close" label={host.t('coupon_close')} onClick={onClose} />}
    </header>
  );
}

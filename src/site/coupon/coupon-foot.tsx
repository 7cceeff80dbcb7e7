import { useId } from 'react';
import { isFrozen } from '../../projections/coupon/state.ts';
import { useHost, useHostState } from '../host.tsx';
import { CouponAmount } from './coupon-amount.tsx';
import styles from './coupon-foot.module.css';
import { PayingAccount } from './paying-account.tsx';
import { PlaceBet } from './place-bet.tsx';
import { PromoCode } from './promo-code.tsx';
import { Totals } from './totals.tsx';

const actions = [2, 1, 0] as const;

/** What happens when a coefficient changes between the press and the bet. */
function ChangeChoice() {
  const host = useHost('bets');
  const id = useId();
  const action = useHostState((state) => state.coupon.changeCoefAction);
  const frozen = useHostState((state) => isFrozen(state.coupon));
  return (
    <div className={styles['change']}>
      <label htmlFor={id}>{host.t('coupon_change')}</label>
      <select
        id={id}
        className={styles['select']}
        value={action}
        disabled={frozen}
        onChange={(event) => {
          const chosen = actions.find((one) => String(one) === event.currentTarget.value);
          if (chosen !== undefined) {
            host.publish('coupon.settingChanged', { changeCoefAction: chosen });
          }
        }}
      >
        {actions.map((one) => (
          <option key={one} value={one}>
            {host.t(`coupon_change_${one}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Amount, what it comes to, and the button. */
export function CouponFoot() {
  const frozen = useHostState((state) => isFrozen(state.coupon));
  return (
    <div className={styles['foot']}>
      <PayingAccount frozen={frozen} />
      <CouponAmount />
      <PromoCode />
      <Totals />
      <ChangeChoice />
      <PlaceBet />
    </div>
  );
}

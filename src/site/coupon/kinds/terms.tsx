import { useId } from 'react';
import { isFrozen } from '../../../projections/coupon/state.ts';
import { useHost, useHostState } from '../../host.tsx';
import { PayingAccount } from '../amounts/paying-account.tsx';
import styles from '../parts/foot.module.css';
import { PromoCode } from './promo-code.tsx';

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

/** On what terms it is placed: they scroll with the selections, as they are looked at once. */
export function CouponTerms() {
  const frozen = useHostState((state) => isFrozen(state.coupon));
  return (
    <div className={styles['terms']}>
      <PayingAccount frozen={frozen} />
      <PromoCode />
      <ChangeChoice />
    </div>
  );
}

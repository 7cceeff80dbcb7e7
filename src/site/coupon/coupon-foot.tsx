import { CouponAmount } from './coupon-amount.tsx';
import styles from './coupon-foot.module.css';
import { PlaceBet } from './place-bet.tsx';
import { Totals } from './totals.tsx';

/** Amount, what it comes to, and the button: in sight however many selections there are. */
export function CouponFoot() {
  return (
    <div className={styles['foot']}>
      <CouponAmount />
      <Totals />
      <PlaceBet />
    </div>
  );
}

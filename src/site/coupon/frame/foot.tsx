import { Totals } from '../amounts/totals.tsx';
import styles from '../parts/foot.module.css';
import { PlaceBet } from '../placing/place-bet.tsx';
import { CouponAmount } from './amount.tsx';

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

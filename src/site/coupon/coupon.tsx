import { useHost, useHostState } from '../host.tsx';
import styles from './coupon.module.css';
import { CouponContent } from './frame/part.tsx';
import { CouponSheet } from './frame/sheet.tsx';

/** Narrower than this, in CSS pixels, the coupon is a drawer; the styles' 64 rem. */
const COLUMN_FROM = 1024;

/** The betting coupon: a column beside the page, a drawer on a phone. */
export function Coupon() {
  const host = useHost();
  const typeId = useHostState((state) => state.coupon.typeId);
  const isFixed = useHostState((state) => state.coupon.settings.isCouponFixed);
  const isDrawer = useHostState(({ session }) => {
    const { width } = session.viewport;
    return width > 0 && width < COLUMN_FROM;
  });
  return (
    <aside
      id="bet-slip"
      tabIndex={-1}
      className={styles['coupon']}
      aria-label={host.t('coupon_title')}
      data-coupon-type={typeId}
      data-fixed={isFixed}
      data-shape={isDrawer ? 'drawer' : 'column'}
    >
      {isDrawer ? <CouponSheet /> : <CouponContent />}
    </aside>
  );
}

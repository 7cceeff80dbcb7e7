import { useHost } from '../../host.tsx';
import { part } from '../../part/part.ts';
import { PartView } from '../../part/part-view.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import styles from '../parts/body.module.css';

/** All that is in the coupon. */
export const couponBody = part(
  ['coupon', 'bets'],
  () => import('./body.tsx'),
  ({ CouponBody }) => CouponBody,
);

/** The same in a sheet, as on a phone. */
export const couponDrawer = part(
  ['coupon', 'bets'],
  () => import('./drawer.tsx'),
  ({ CouponDrawer }) => CouponDrawer,
);

/** The coupon's content, or its place while it is on its way. */
export function CouponContent() {
  const { t } = useHost();
  return (
    <PartView
      of={couponBody}
      name="coupon"
      props={{}}
      place={(content) => <div className={styles['body']}>{content}</div>}
      skeleton={
        <div role="status">
          <span className="visually-hidden">{t('main_loading')}</span>
          <Skeleton shape="block" height="12rem" />
        </div>
      }
    />
  );
}

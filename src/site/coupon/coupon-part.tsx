import { useHost } from '../host.tsx';
import { part } from '../part/part.ts';
import { PartView } from '../part/part-view.tsx';
import { Skeleton } from '../ui/notices/skeleton.tsx';
import styles from './coupon-body.module.css';

/** All that is in the coupon. */
export const couponBody = part(
  ['coupon', 'bets'],
  () => import('./coupon-body.tsx'),
  ({ CouponBody }) => CouponBody,
);

/** The coupon's content, or its place while it is on its way. */
export function CouponContent({ onClose }: { readonly onClose?: () => void }) {
  const { t } = useHost();
  return (
    <PartView
      of={couponBody}
      name="coupon"
      props={{ onClose }}
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

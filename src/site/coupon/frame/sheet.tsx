import { formatCoef } from '../../../domain/odds.ts';
import { useHost, useHostState } from '../../host.tsx';
import { PartView } from '../../part/part-view.tsx';
import { Icon } from '../../ui/marks/icons.tsx';
import { isOver } from '../parts/is-over.ts';
import { outcomeKey } from '../placing/outcome.tsx';
import { couponDrawer } from './part.tsx';
import styles from './sheet.module.css';

/** Stays in view above the navigation: how many selections there are, and what they come to. */
function SummaryBar() {
  const host = useHost();
  const count = useHostState((state) => state.coupon.bets.length);
  const coef = useHostState((state) => (isOver(state) ? null : state.coupon.coef));
  const outcome = useHostState(outcomeKey);
  const viewId = useHostState((state) => state.preferences.coefViewId);
  if (count === 0 && outcome === null) return null;
  return (
    <div className={styles['place']}>
      <button
        type="button"
        className={styles['bar']}
        data-coupon-bar=""
        aria-expanded={false}
        onClick={() => host.publish('coupon.drawerToggled', { open: true })}
      >
        <span className={`${styles['count']} numbers`} aria-hidden="true">
          {count}
        </span>
        <span>{host.t(outcome ?? 'coupon_title')}</span>
        <span className="visually-hidden">{host.t('coupon_count', { count })}</span>
        <span className={`${styles['coef']} numbers`}>
          {coef === null ? '' : formatCoef(coef, viewId)}
        </span>
        <Icon name="chevronUp" size={18} />
      </button>
    </div>
  );
}

/** The coupon on a phone: a bar that opens a sheet. */
export function CouponSheet() {
  const host = useHost();
  const isOpen = useHostState((state) => state.coupon.isOpen);
  if (!isOpen) return <SummaryBar />;
  const onClose = () => host.publish('coupon.drawerToggled', { open: false });
  return (
    <PartView
      of={couponDrawer}
      name="coupon drawer"
      props={{ onClose }}
      skeleton={<SummaryBar />}
    />
  );
}

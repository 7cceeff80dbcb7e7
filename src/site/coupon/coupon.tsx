import { useHost, useHostState } from '../contract.tsx';

/** The betting coupon: a column beside the page, a drawer on a phone. */
export function Coupon() {
  const host = useHost();
  const typeId = useHostState((state) => state.coupon.typeId);
  const count = useHostState((state) => state.coupon.bets.length);
  return (
    <aside aria-label={host.t('coupon_title')} data-coupon-type={typeId}>
      {host.t('coupon_count', { count })}
    </aside>
  );
}

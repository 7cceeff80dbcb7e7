import { typedMinor } from '../../../domain/money/money.ts';
import type { State } from '../../../projections/state.ts';
import { useHost, useHostState } from '../../host.tsx';
import { formatMoney } from '../../ui/format/format.ts';
import styles from '../parts/foot.module.css';

/** What is paid besides, in minor units: less than nothing comes back. */
const dueOf = ({ coupon: { stake, edited, currency } }: State): number =>
  typedMinor(stake, currency.minorUnits) - (edited?.price ?? 0);

/** What a bet that is edited pays of the stake, and what is paid besides, or comes back. */
export function EditSums() {
  const host = useHost('coupon');
  const edited = useHostState((state) => state.coupon.edited);
  const iso = useHostState((state) => state.coupon.currency.iso);
  const due = useHostState(dueOf);
  if (edited === null || edited.price === null) return null;
  const money = (minor: number) => formatMoney(minor, iso, host.language());
  return (
    <>
      <div className={styles['row']}>
        <dt>{host.t('coupon_edit_price', { id: edited.couponId })}</dt>
        <dd className="numbers">{money(edited.price)}</dd>
      </div>
      {due !== 0 && (
        <div className={styles['row']} data-edit-due="">
          <dt>{host.t(due > 0 ? 'coupon_edit_due' : 'coupon_edit_back')}</dt>
          <dd className="numbers">{money(Math.abs(due))}</dd>
        </div>
      )}
    </>
  );
}

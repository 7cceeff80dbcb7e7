import { oneClickStake } from '../../../domain/coupon/settings.ts';
import { typedMinor } from '../../../domain/money/money.ts';
import type { State } from '../../../projections/state.ts';
import { useHost, useHostState } from '../../host.tsx';
import { formatMoney } from '../../ui/format/format.ts';
import styles from '../parts/body.module.css';

/** What one press stakes now, in minor units; null where it places nothing. */
function staked({ coupon: { settings, isBonusAccount, currency } }: State): number | null {
  if (!settings.isActiveOneClick) return null;
  return typedMinor(oneClickStake(settings, isBonusAccount), currency.minorUnits);
}

/** Says that a press on odds places a bet at once, and for how much. */
export function OneClickMark() {
  const host = useHost('coupon');
  const amount = useHostState(staked);
  const iso = useHostState((state) => state.coupon.currency.iso);
  if (amount === null) return null;
  return (
    <p className={styles['mark']} data-one-click="">
      {host.t('coupon_set_one_click')}: <b>{formatMoney(amount, iso, host.language())}</b>
    </p>
  );
}

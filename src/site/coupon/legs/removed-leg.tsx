import { isFrozen } from '../../../projections/coupon/state.ts';
import { useHost, useHostState } from '../../host.tsx';
import { outcomeName } from '../../ui/betting/market-words.ts';
import { Button } from '../../ui/controls/button.tsx';
import { focusCoupon } from '../parts/keep-focus.ts';
import styles from './leg.module.css';

/** Where the selection stood that was taken out last; null when none can be put back. */
export function useRemovedAt(): number | null {
  return useHostState(({ coupon }) =>
    coupon.removed === null || isFrozen(coupon) ? null : coupon.removed.index,
  );
}

function useRemovedText(): string | null {
  const host = useHost('coupon', 'bets');
  const bet = useHostState((state) => state.coupon.removed?.bet);
  if (bet === undefined) return null;
  return host.t('coupon_removed', { name: outcomeName(bet.market, bet.game, host.t) });
}

/** Tells it to a screen reader: stands there before, as what comes with its text is not read. */
export function RemovedStatus() {
  return (
    <p className="visually-hidden" role="status">
      {useRemovedText()}
    </p>
  );
}

/** Says what was taken out, and puts it back. */
export function RemovedLeg() {
  const host = useHost('coupon');
  return (
    <div className={styles['removed']}>
      <p aria-hidden="true">{useRemovedText()}</p>
      <Button
        size="s"
        onClick={({ currentTarget }) => {
          focusCoupon(currentTarget);
          host.publish('coupon.removalUndone', {});
        }}
      >
        {host.t('coupon_undo')}
      </Button>
    </div>
  );
}

import { COUPON_TYPE } from '../../domain/coupon-type.ts';
import { isFrozen } from '../../projections/coupon-state.ts';
import { useHost, useHostState } from '../contract.tsx';
import styles from './leg.module.css';
import { LegItem } from './leg.tsx';

/** The selections. */
export function Legs() {
  const host = useHost();
  const bets = useHostState((state) => state.coupon.bets);
  const typeId = useHostState((state) => state.coupon.typeId);
  const hasBankers =
    typeId === COUPON_TYPE.system && bets.some((bet) => bet.isBanker || !bet.isDisabledBanker);
  const frozen = useHostState((state) => isFrozen(state.coupon));
  return (
    <ul className={styles['legs']} aria-label={host.t('coupon_selections')}>
      {bets.map((bet) => (
        <LegItem
          key={bet.market.id}
          bet={bet}
          frozen={frozen}
          hasBankers={hasBankers}
          hasAmount={typeId === COUPON_TYPE.multipleSingles}
        />
      ))}
    </ul>
  );
}

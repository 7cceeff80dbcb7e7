import { Fragment } from 'react';
import { COUPON_TYPE } from '../../../domain/coupon/type.ts';
import type { CouponBet } from '../../../projections/coupon/bets.ts';
import { isFrozen } from '../../../projections/coupon/state.ts';
import { useHost, useHostState } from '../../host.tsx';
import { BonusLeg } from './bonus-leg.tsx';
import styles from './leg.module.css';
import { LegItem } from './leg.tsx';
import { RemovedLeg, useRemovedAt } from './removed-leg.tsx';

const RemovedItem = () => (
  <li className={styles['leg']}>
    <RemovedLeg />
  </li>
);

/** Whether a selection is the first of a later step: with it stands what the step stakes. */
function opensStep(bets: readonly CouponBet[], index: number): boolean {
  const step = bets[index]?.blockId ?? 0;
  return step > 1 && bets.findIndex(({ blockId }) => blockId === step) === index;
}

/** The selections, and the place of the one that was taken out last. */
export function Legs() {
  const host = useHost('bets');
  const bets = useHostState((state) => state.coupon.bets);
  const typeId = useHostState((state) => state.coupon.typeId);
  const hasBankers =
    typeId === COUPON_TYPE.system && bets.some((bet) => bet.isBanker || !bet.isDisabledBanker);
  const isChain = useHostState((state) => state.coupon.variant === 'chain');
  const frozen = useHostState((state) => isFrozen(state.coupon));
  const isCompact = useHostState((state) => state.coupon.settings.isCompact);
  const removedAt = useRemovedAt();
  return (
    <ul
      className={styles['legs']}
      data-compact={isCompact || undefined}
      aria-label={host.t('coupon_selections')}
    >
      {bets.map((bet, index) => (
        <Fragment key={bet.market.id}>
          {index === removedAt && <RemovedItem />}
          <LegItem
            bet={bet}
            frozen={frozen}
            hasBankers={hasBankers}
            hasAmount={typeId === COUPON_TYPE.multipleSingles}
            hasBlock={typeId === COUPON_TYPE.blocks}
            step={isChain && opensStep(bets, index) ? bet.blockId : null}
          />
        </Fragment>
      ))}
      {removedAt === bets.length && <RemovedItem />}
      <BonusLeg frozen={frozen} />
    </ul>
  );
}

import { useId } from 'react';
import { COUPON_TYPE } from '../../../domain/coupon/type.ts';
import { hasSize } from '../../../domain/coupon/variants.ts';
import { couponTypesOf, isFrozen } from '../../../projections/coupon/state.ts';
import { useHost, useHostState } from '../../host.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import styles from '../parts/body.module.css';
import { isOther } from './kinds.ts';
import { OtherKinds } from './other-kinds.tsx';

/** How many selections each combination of a system has. */
function SystemChoice({ frozen }: { readonly frozen: boolean }) {
  const host = useHost('coupon', 'bets');
  const id = useId();
  const options = useHostState((state) => state.coupon.systemValues);
  const value = useHostState((state) => state.coupon.systemValue);
  const count = useHostState(({ coupon }) => {
    if (coupon.typeId === COUPON_TYPE.blocks) return null;
    return coupon.bets.filter((bet) => !bet.isBanker).length;
  });
  const label = (size: number, combo: number) => {
    const combos = host.t('coupon_combos', { count: combo });
    return count === null
      ? `${size}: ${combos}`
      : `${host.t('coupon_system_of', { size, of: count })}: ${combos}`;
  };
  return (
    <div className={styles['system']}>
      <label htmlFor={id}>{host.t('coupon_system_size')}</label>
      <select
        id={id}
        className={styles['select']}
        value={value}
        disabled={frozen}
        onChange={(event) =>
          host.publish('coupon.systemValueChosen', {
            systemValue: Number(event.currentTarget.value),
          })
        }
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {label(option.value, option.combo)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** What a banker is, and which selections are some: there is no room for it beside each. */
function Bankers() {
  const host = useHost('coupon');
  const count = useHostState(({ coupon }) => coupon.bets.filter((bet) => bet.isBanker).length);
  const isOffered = useHostState(({ coupon }) =>
    coupon.bets.some((bet) => bet.isBanker || !bet.isDisabledBanker),
  );
  if (!isOffered) return null;
  return (
    <Button look="plain" size="s" data-opens="banker" onClick={() => host.openModal('banker')}>
      {host.t('coupon_bankers')}
      {count > 0 && ` (${count})`}
    </Button>
  );
}

/** As what the selections are played, and what that means. */
export function TypeChoice() {
  const host = useHost('coupon', 'bets');
  const typeId = useHostState((state) => state.coupon.typeId);
  const bets = useHostState((state) => state.coupon.bets);
  const frozen = useHostState((state) => isFrozen(state.coupon));
  const variant = useHostState((state) => state.coupon.variant);
  const types = couponTypesOf(bets).filter((id) => id !== COUPON_TYPE.blocks);
  if (types.length < 2) return null;
  return (
    <div className={styles['types']}>
      <Segmented
        label={host.t('coupon_type')}
        items={types.map((id) => ({ id, label: host.t(`coupon_type_${id}`) }))}
        selected={isOther({ typeId, variant }) ? COUPON_TYPE.blocks : typeId}
        disabled={frozen}
        onSelect={(id) => host.publish('coupon.typeChosen', { typeId: id })}
      />
      {hasSize(typeId, variant) && <SystemChoice frozen={frozen} />}
      {typeId === COUPON_TYPE.system && variant === 'plain' && <Bankers />}
      <OtherKinds frozen={frozen}>
        <Button
          look="plain"
          size="s"
          data-opens="coupon-types"
          onClick={() => host.openModal('coupon-types')}
        >
          {host.t('coupon_types')}
        </Button>
      </OtherKinds>
    </div>
  );
}

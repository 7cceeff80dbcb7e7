import { type ReactNode, useId } from 'react';
import type { State } from '../../../projections/state.ts';
import { useHost, useHostState } from '../../host.tsx';
import { kindName } from '../../ui/betting/kind-words.ts';
import styles from '../parts/body.module.css';
import { isOther, kindKey, otherKinds } from './kinds.ts';

const kindsText = (state: State): string => otherKinds(state.coupon).map(kindKey).join();

interface OtherKindsProps {
  readonly frozen: boolean;
  /** What stands beside them. */
  readonly children: ReactNode;
}

/** Kinds of bets that are played less often, and what the chosen one is. */
export function OtherKinds({ frozen, children }: OtherKindsProps) {
  const host = useHost('coupon', 'bets');
  const id = useId();
  const keys = useHostState(kindsText);
  const chosen = useHostState(({ coupon }) => (isOther(coupon) ? kindKey(coupon) : ''));
  const variant = useHostState(({ coupon }) => (isOther(coupon) ? coupon.variant : null));
  const count = useHostState((state) => state.coupon.bets.length);
  const kinds = otherKinds(host.state().coupon);
  if (keys === '') return children;
  return (
    <>
      <div className={styles['kinds']}>
        <select
          aria-label={host.t('coupon_other_kinds')}
          aria-describedby={variant === null ? undefined : id}
          className={styles['select']}
          value={chosen}
          disabled={frozen}
          data-other-kinds=""
          onChange={({ currentTarget }) => {
            const kind = kinds.find((one) => kindKey(one) === currentTarget.value);
            if (kind) host.publish('coupon.typeChosen', { ...kind });
          }}
        >
          <option value="" disabled>
            {host.t('coupon_other_kinds')}
          </option>
          {kinds.map((kind) => (
            <option key={kindKey(kind)} value={kindKey(kind)}>
              {kindName(kind, count, host.t)}
            </option>
          ))}
        </select>
        {children}
      </div>
      {variant !== null && (
        <p id={id} className={styles['quiet']}>
          {host.t(`coupon_about_${variant}`)}
        </p>
      )}
    </>
  );
}

import { useHost, useHostState } from '../../host.tsx';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { focusCoupon } from '../parts/keep-focus.ts';
import styles from './leg.module.css';

/** The bonus bet that an express of enough selections brings, which can be taken out and put back. */
export function BonusLeg({ frozen }: { readonly frozen: boolean }) {
  const host = useHost('coupon', 'bets');
  const factor = useHostState((state) => state.coupon.bonusFactor);
  const isOut = useHostState((state) => state.coupon.manuallyDeletedBonusBet);
  if (factor === null) return null;
  const name = host.t('coupon_bonus');
  const choose = (isTaken: boolean) => (event: { readonly currentTarget: HTMLElement }) => {
    focusCoupon(event.currentTarget);
    host.publish('coupon.bonusBetChosen', { isTaken });
  };
  if (isOut) {
    return (
      <li className={styles['leg']}>
        <div className={styles['removed']}>
          <p>{host.t('coupon_removed', { name })}</p>
          <Button size="s" disabled={frozen} onClick={choose(true)}>
            {host.t('coupon_undo')}
          </Button>
        </div>
      </li>
    );
  }
  return (
    <li className={styles['leg']}>
      <p className={styles['outcome']}>{name}</p>
      <span className={`${styles['coef']} numbers`}>
        <strong>{`× ${factor}`}</strong>
      </span>
      <p className={styles['about']}>{host.t('coupon_bonus_about')}</p>
      {!frozen && (
        <IconButton
          icon="close"
          size="s"
          label={host.t('coupon_remove', { name })}
          onClick={choose(false)}
        />
      )}
    </li>
  );
}

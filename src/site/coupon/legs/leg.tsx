import { memo } from 'react';
import { coefMove } from '../../../domain/coupon/coef-change.ts';
import { isChanged } from '../../../domain/coupon/placing-facts.ts';
import { formatCoef } from '../../../domain/odds.ts';
import type { CouponBet } from '../../../projections/coupon/bets.ts';
import { useHost, useHostState } from '../../host.tsx';
import { Flash } from '../../ui/betting/flash.tsx';
import { groupName, outcomeName } from '../../ui/betting/market-words.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/marks/icons.tsx';
import { StepAmount } from '../amounts/step-amount.tsx';
import { focusCoupon } from '../parts/keep-focus.ts';
import { lockOf } from '../parts/leg-words.ts';
import styles from './leg.module.css';
import { LegAmount } from './leg-amount.tsx';
import { LegBlock } from './leg-block.tsx';
import { LegGame } from './leg-game.tsx';

/**
 * The coefficient now, and the one the player agreed to where it is another. The arrow tells how
 * the two differ, and so does the flash of each change; back at what was agreed to, it tells which
 * way it went.
 */
function LegCoef({ bet }: { readonly bet: CouponBet }) {
  const host = useHost('bets', 'coupon');
  const viewId = useHostState((state) => state.preferences.coefViewId);
  const { market, seenCoef, trend, changedAt } = bet;
  const since = coefMove({ requested: seenCoef, offered: market.coef });
  const way = since === 'risen' ? 'up' : 'down';
  const changed = isChanged(bet);
  return (
    <span className={`${styles['coef']} numbers`} data-trend={changed ? way : undefined}>
      {changed && (
        <del className={styles['before']}>
          <span className="visually-hidden">{host.t('coupon_coef_before')} </span>
          {formatCoef(seenCoef, viewId)}
        </del>
      )}
      {changedAt > 0 && <Flash key={changedAt} trend={changed ? way : trend} />}
      {changed && <span className={styles['arrow']} data-trend={way} />}
      <strong>{formatCoef(market.coef, viewId)}</strong>
    </span>
  );
}

function Banker({ bet, frozen }: { readonly bet: CouponBet; readonly frozen: boolean }) {
  const host = useHost('bets', 'coupon');
  const { isBanker, isDisabledBanker, market } = bet;
  return (
    <button
      type="button"
      className={styles['banker']}
      // Each of several: the name begins with what is to be read on it.
      aria-label={`${host.t('coupon_banker')}: ${outcomeName(market, bet.game, host.t)}`}
      aria-pressed={isBanker}
      disabled={frozen || isDisabledBanker}
      title={host.t('coupon_banker_text')}
      onClick={() =>
        host.publish('coupon.bankerToggled', { marketId: market.id, banker: !isBanker })
      }
    >
      {host.t('coupon_banker')}
    </button>
  );
}

export interface LegItemProps {
  readonly bet: CouponBet;
  /** A bet is under way: nothing can be changed. */
  readonly frozen: boolean;
  readonly hasBankers: boolean;
  readonly hasAmount: boolean;
  readonly hasBlock: boolean;
  /** The step that it is the first selection of; null where that is the first one, or none. */
  readonly step: number | null;
}

/** One selection in the coupon. */
export const LegItem = memo(function LegItem(props: LegItemProps) {
  const { bet, frozen, hasBankers, hasAmount, hasBlock, step } = props;
  const host = useHost('coupon', 'bets');
  const { market, game } = bet;
  const name = outcomeName(market, game, host.t);
  const lock = useHostState((state) => lockOf(bet, state.user.config));
  return (
    <li className={styles['leg']} data-locked={lock !== null || undefined}>
      <p className={styles['outcome']}>{name}</p>
      <LegCoef bet={bet} />
      <div className={styles['about']}>
        <p className={styles['group']}>{groupName(market, game, host.t)}</p>
        <LegGame bet={bet} />
        {lock !== null && (
          <p className={styles['lock']}>
            <Icon name="lock" size={14} /> {host.t(`coupon_leg_${lock}`)}
          </p>
        )}
        {hasBankers && <Banker bet={bet} frozen={frozen} />}
        {hasBlock && <LegBlock bet={bet} frozen={frozen} name={name} />}
        {step !== null && <StepAmount step={step} frozen={frozen} />}
        {hasAmount && <LegAmount bet={bet} frozen={frozen} name={name} />}
      </div>
      {!frozen && (
        <IconButton
          icon="close"
          size="s"
          label={host.t('coupon_remove', { name })}
          onClick={({ currentTarget }) => {
            focusCoupon(currentTarget);
            host.publish('coupon.betRemoved', { marketId: market.id });
          }}
        />
      )}
    </li>
  );
});

import { coefMove } from '../../domain/coef-change.ts';
import { formatCoef } from '../../domain/odds.ts';
import type { CouponBet } from '../../projections/coupon-bets.ts';
import type { Accepted } from '../../projections/coupon-state.ts';
import { useHost, useHostState } from '../contract.tsx';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { formatMoney, formatTime } from '../ui/format.ts';
import { Icon } from '../ui/icons.tsx';
import { outcomeName } from '../ui/market-words.ts';
import { SaveReceipt } from '../ui/save-receipt.tsx';
import { Teams } from '../ui/score.tsx';
import { useClock } from '../ui/use-clock.ts';
import { focusCoupon } from './keep-focus.ts';
import styles from './receipt.module.css';
import { useCloseDrawer } from './use-close-drawer.ts';

interface LegProps {
  readonly used: Accepted['bets'][number];
  /** The selection, where this coupon held it. */
  readonly bet: CouponBet | undefined;
}

/** A selection with the coefficient it got, and the one that was asked for where it is another. */
function Leg({ used, bet }: LegProps) {
  const host = useHost();
  const viewId = useHostState((state) => state.preferences.coefViewId);
  const changed = coefMove({ requested: used.requested, offered: used.used }) !== 'same';
  return (
    <li className={styles['leg']}>
      <span>
        {bet ? outcomeName(bet.market, bet.game, host.t) : host.t('coupon_selection')}
        {bet && (
          <span className={styles['quiet']}>
            <Teams team1={bet.game.team1} team2={bet.game.team2} />
          </span>
        )}
      </span>
      <span className="numbers">
        {changed && (
          <del className={styles['before']}>
            <span className="visually-hidden">{host.t('coupon_coef_before')} </span>
            {formatCoef(used.requested, viewId)}
          </del>
        )}{' '}
        <strong>{formatCoef(used.used, viewId)}</strong>
      </span>
    </li>
  );
}

function Sums({ answer }: { readonly answer: Accepted }) {
  const host = useHost();
  const clock = useClock();
  const viewId = useHostState((state) => state.preferences.coefViewId);
  const money = (minor: number) => formatMoney(minor, answer.currency, host.language());
  const rows = [
    ['coupon_stake', money(answer.amount)],
    ['coupon_coef', formatCoef(answer.coef, viewId)],
    ['coupon_win', money(answer.possibleWin)],
    ['coupon_accepted_at', formatTime(answer.acceptedAt, clock, 'moment')],
  ] as const;
  return (
    <dl className={styles['sums']}>
      {rows.map(([key, value]) => (
        <div key={key} className={styles['sum']}>
          <dt>{host.t(key)}</dt>
          <dd className="numbers">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** An accepted bet: its number, what was asked for and what was given. */
export function Receipt() {
  const host = useHost();
  const close = useCloseDrawer();
  const placing = useHostState((state) => state.coupon.placing);
  if (placing.status !== 'accepted') return null;
  const { answer, bets } = placing;
  return (
    <div className={styles['receipt']} data-receipt={answer.couponId}>
      <p className={styles['title']}>
        <Icon name="done" size={24} />
        <span>
          <strong>{host.t('coupon_accepted_title')}</strong>
          <span className={`${styles['quiet']} numbers`}>
            {host.t('coupon_number', { id: answer.couponId })}
          </span>
        </span>
      </p>
      <ul className={styles['legs']}>
        {answer.bets.map((used) => (
          <Leg
            key={used.marketId}
            used={used}
            bet={bets.find(({ market }) => market.id === used.marketId)}
          />
        ))}
      </ul>
      <Sums answer={answer} />
      <SaveReceipt couponId={answer.couponId} />
      <div className={styles['actions']}>
        <ButtonLink route="officeHistory" wide icon="history" onClick={close}>
          {host.t('coupon_to_history')}
        </ButtonLink>
        <Button
          look="main"
          wide
          onClick={({ currentTarget }) => {
            focusCoupon(currentTarget);
            host.publish('coupon.successDismissed', {});
          }}
        >
          {host.t('main_done')}
        </Button>
      </div>
    </div>
  );
}

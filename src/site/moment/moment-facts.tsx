import { formatCoef } from '../../domain/odds.ts';
import type { CouponBet } from '../../projections/coupon/bets.ts';
import { useHost } from '../host.tsx';
import { groupName, outcomeName } from '../ui/betting/market-words.ts';
import { Score, Teams } from '../ui/betting/score.tsx';
import { formatMoneyText, formatTime } from '../ui/format/format.ts';
import { useClock } from '../ui/format/use-clock.ts';
import styles from './moment.module.css';
import type { Moment } from './read-moment.ts';

function Leg({ bet, viewId }: { readonly bet: CouponBet; readonly viewId: number }) {
  const { t } = useHost('bets');
  const { market, game } = bet;
  return (
    <li className={styles['leg']}>
      <span>
        {outcomeName(market, game, t)}
        <span className={styles['quiet']}>
          {groupName(market, game, t)} · <Teams team1={game.team1} team2={game.team2} />{' '}
          {game.status !== 1 && (
            <strong>
              <Score score={game.score} />
              {game.minute !== null && <bdi dir="ltr"> {game.minute}′</bdi>}
            </strong>
          )}
        </span>
      </span>
      <strong className="numbers">{formatCoef(market.coef, viewId)}</strong>
    </li>
  );
}

/** What the slip said at a moment, in words. */
export function MomentFacts({ moment }: { readonly moment: Moment }) {
  const host = useHost('bets');
  const clock = useClock();
  const { coupon, preferences, route } = moment.state;
  const { coefViewId } = preferences;
  const money = (amount: string) => formatMoneyText(amount, coupon.currency.iso, host.language());
  const rows = [
    ['coupon_moment_at', formatTime(moment.at, clock, 'moment')],
    [
      'coupon_moment_page',
      <bdi key="page" dir="ltr">
        {route.url}
      </bdi>,
    ],
    ['coupon_stake', money(coupon.stake)],
    ...(coupon.coef === null
      ? []
      : [['coupon_coef', formatCoef(coupon.coef, coefViewId)] as const]),
    ...(coupon.possibleWin === null ? [] : [['coupon_win', money(coupon.possibleWin)] as const]),
    ['coupon_change', host.t(`coupon_change_${coupon.changeCoefAction}`)],
  ] as const;
  return (
    <>
      <dl className={styles['facts']}>
        {rows.map(([key, value]) => (
          <div key={key} className={styles['fact']}>
            <dt>{host.t(key)}</dt>
            <dd className="numbers">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles['legs']} aria-label={host.t('coupon_selections')}>
        {coupon.bets.map((bet) => (
          <Leg key={bet.market.id} bet={bet} viewId={coefViewId} />
        ))}
      </ul>
    </>
  );
}

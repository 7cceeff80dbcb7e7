import { formatCoef } from '../../domain/odds.ts';
import type { Bet, BetLeg } from '../contract/bets.ts';
import { useHost, useHostState } from '../contract.tsx';
import styles from './bet-card.module.css';
import { formatMoney, formatTime } from './format.ts';
import { groupName, outcomeName } from './market-words.ts';
import { Score, Teams } from './score.tsx';
import { useClock } from './use-clock.ts';

/** As what a bet was placed: "Express, 3 selections". */
export function useBetTitle({ typeId, systemValue, legs }: Bet): string {
  const { t } = useHost();
  const type = t(`coupon_type_${typeId}`);
  if (legs.length < 2) return type;
  if (systemValue === undefined) return `${type}: ${t('coupon_count', { count: legs.length })}`;
  return `${type}: ${t('coupon_system_of', { size: systemValue, of: legs.length })}`;
}

/** How a bet, or a selection of it, ended; without a result it is still open. */
export function BetStatus({ result }: { readonly result: string | null }) {
  const { t } = useHost();
  const status = result ?? 'open';
  return (
    <span className={styles['status']} data-status={status}>
      {t(`office_bet_${status.replaceAll('-', '_')}`)}
    </span>
  );
}

function Leg({ leg }: { readonly leg: BetLeg }) {
  const { t } = useHost();
  const viewId = useHostState((state) => state.preferences.coefViewId);
  return (
    <li className={styles['leg']}>
      <span className={styles['outcome']}>{outcomeName(leg, leg, t)}</span>
      <span className={`${styles['coef']} numbers`}>{formatCoef(leg.coef, viewId)}</span>
      <span className={styles['quiet']}>
        {groupName(leg, t)} · <Teams team1={leg.team1} team2={leg.team2} />{' '}
        {leg.score && (
          <strong className={styles['score']}>
            <Score score={leg.score} />
          </strong>
        )}
      </span>
      <BetStatus result={leg.result} />
    </li>
  );
}

/** The selections of a bet, with scores and results as far as there are any. */
export function BetLegs({ bet }: { readonly bet: Bet }) {
  const { t } = useHost();
  return (
    <ul className={styles['legs']} aria-label={t('coupon_selections')}>
      {bet.legs.map((leg) => (
        <Leg key={leg.marketId} leg={leg} />
      ))}
    </ul>
  );
}

/** What was staked, at which coefficient, and what it pays or paid. */
export function BetSums({ bet }: { readonly bet: Bet }) {
  const host = useHost();
  const clock = useClock();
  const viewId = useHostState((state) => state.preferences.coefViewId);
  const money = (minor: number) => formatMoney(minor, bet.currency, host.language());
  const rows: [key: string, value: string][] = [
    ['coupon_stake', money(bet.amount)],
    ['coupon_coef', formatCoef(bet.coef, viewId)],
    bet.payout === null
      ? ['coupon_win', money(bet.possibleWin)]
      : ['office_bet_payout', money(bet.payout)],
    ['coupon_accepted_at', formatTime(bet.placedAt, clock, 'moment')],
  ];
  if (bet.settledAt !== null) {
    rows.push(['office_bet_settled_at', formatTime(bet.settledAt, clock, 'moment')]);
  }
  return (
    <dl className={styles['sums']}>
      {rows.map(([key, value]) => (
        <div key={key}>
          <dt>{host.t(key)}</dt>
          <dd className="numbers">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import { useHost } from '../../host.tsx';
import { formatMoney } from '../../ui/format/format.ts';
import styles from './sums.module.css';

interface SumsProps {
  /** What the time is of. */
  readonly time: string;
  readonly minutes: number;
  /** In minor units of the currency. */
  readonly staked: number;
  readonly paid: number;
  readonly iso: string;
}

/** How long somebody played, and what came of their bets. */
export function Sums({ time, minutes, staked, paid, iso }: SumsProps) {
  const host = useHost('responsible_gaming');
  const money = (minor: number) => formatMoney(minor, iso, host.language());
  return (
    <dl className={styles['sums']}>
      <dt>{time}</dt>
      <dd className="numbers">
        {host.t('reality_check_hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
      </dd>
      <dt>{host.t('reality_check_staked')}</dt>
      <dd className="numbers">{money(staked)}</dd>
      <dt>{host.t('reality_check_paid')}</dt>
      <dd className="numbers">{money(paid)}</dd>
      <dt>{host.t('reality_check_net')}</dt>
      <dd className="numbers">
        <strong>
          {paid < staked ? '−' : ''}
          {money(Math.abs(paid - staked))}
        </strong>
      </dd>
    </dl>
  );
}

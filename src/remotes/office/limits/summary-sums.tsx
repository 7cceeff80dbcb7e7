import type { MonthSummary } from '../../../site/contract/player.ts';
import { useHost } from '../host.ts';
import styles from './limits.module.css';
import { useMoney, useTimeWords } from './summary-words.ts';

type Sum = 'staked' | 'paid' | 'deposited' | 'withdrawn' | 'cashback';

const sumOf = (days: MonthSummary['days'], of: Sum) =>
  days.reduce((sum, { [of]: amount = 0 }) => sum + amount, 0);

/** What the month came to, in all. */
export function SummarySums({
  summary: { days, currency, netDeposits },
}: {
  readonly summary: MonthSummary;
}) {
  const { t } = useHost('responsible_gaming');
  const money = useMoney(currency);
  const cashback = sumOf(days, 'cashback');
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
  const rows = [
    [t('summary_staked'), money(sumOf(days, 'staked'))],
    [t('summary_paid'), money(sumOf(days, 'paid'))],
    [t('summary_result'), money(sumOf(days, 'paid') - sumOf(days, 'staked'))],
    ...(cashback === 0 ? [] : ([[t('summary_cashback'), money(cashback)]] as const)),
    [t('summary_deposited'), money(sumOf(days, 'deposited'))],
    [t('summary_withdrawn'), money(sumOf(days, 'withdrawn'))],
    [t('summary_time'), useTimeWords()(minutes)],
    [t('summary_net_deposits'), money(netDeposits)],
  ] as const;
  return (
    <dl className={styles['sums']}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="numbers">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

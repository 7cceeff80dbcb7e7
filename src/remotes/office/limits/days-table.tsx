import type { MonthSummary } from '../../../site/contract/player.ts';
import { formatTime } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { useHost } from '../host.ts';
import { useMonthName } from '../month-name.ts';
import styles from './limits.module.css';
import { useMoney, useTimeWords } from './summary-words.ts';

const HEADS = [
  'summary_day',
  'summary_staked',
  'summary_paid',
  'summary_result',
  'summary_cashback',
  'summary_deposited',
  'summary_withdrawn',
  'summary_time',
] as const;

/** Each day of a month on which something happened, for those who do not see the bars, and on paper. */
export function DaysTable({ summary }: { readonly summary: MonthSummary }) {
  const { t } = useHost('responsible_gaming');
  const clock = useClock();
  const money = useMoney(summary.currency);
  const timeOf = useTimeWords();
  return (
    <table className={`${styles['table']} ${styles['days']} numbers`}>
      <caption className="visually-hidden">{useMonthName()(summary.month)}</caption>
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col">
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {summary.days.map(({ at, staked, paid, cashback = 0, deposited, withdrawn, minutes }) => (
          <tr key={at}>
            <th scope="row">{formatTime(at, { ...clock, timeZone: 'UTC' }, 'day')}</th>
            <td>{money(staked)}</td>
            <td>{money(paid)}</td>
            <td>{money(paid - staked)}</td>
            <td>{money(cashback)}</td>
            <td>{money(deposited)}</td>
            <td>{money(withdrawn)}</td>
            <td>{timeOf(minutes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

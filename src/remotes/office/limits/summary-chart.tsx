import { readMonth } from '../../../domain/month.ts';
import type { MonthSummary } from '../../../site/contract/player.ts';
import { formatMoney, formatTime } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { useHost } from '../host.ts';
import styles from './limits.module.css';

const DAY = 86_400_000;
const HEIGHT = 60;
const WIDTH = 10;

/** Stakes of each day of the month as bars, with what came back in front of them. */
export function SummaryChart({ summary }: { readonly summary: MonthSummary }) {
  const { t, language } = useHost('responsible_gaming');
  const clock = useClock();
  const { days, currency } = summary;
  const month = readMonth(summary.month);
  const most = Math.max(0, ...days.flatMap(({ staked, paid }) => [staked, paid]));
  if (!month || most === 0) return <p className={styles['quiet']}>{t('summary_none')}</p>;
  const count = (month.to - month.from) / DAY;
  const money = (minor: number) => formatMoney(minor, currency, language());
  const bar = (minor: number) => (minor / most) * HEIGHT;
  return (
    <svg
      className={styles['chart']}
      viewBox={`0 0 ${count * WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('summary_chart')}
    >
      {days.map(({ at, staked, paid }) => {
        const x = ((at - month.from) / DAY) * WIDTH;
        return (
          <g key={at}>
            <title>
              {`${formatTime(at, { ...clock, timeZone: 'UTC' }, 'day')}: ${t('summary_staked')} ${money(staked)}, ${t('summary_paid')} ${money(paid)}`}
            </title>
            <rect
              className={styles['staked']}
              x={x + 1}
              y={HEIGHT - bar(staked)}
              width={WIDTH - 2}
              height={bar(staked)}
            />
            <rect
              className={styles['paid']}
              x={x + 3}
              y={HEIGHT - bar(paid)}
              width={WIDTH - 6}
              height={bar(paid)}
            />
          </g>
        );
      })}
    </svg>
  );
}

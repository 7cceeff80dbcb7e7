import { type Month, readMonth } from '../../../domain/time/month.ts';
import { isKeyOf } from '../../../kernel/is-key-of.ts';
import type { MonthSummary } from '../../../site/contract/player.ts';
import { Segmented } from '../../../site/ui/controls/segmented.tsx';
import { formatTime } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { useHost, useHostState } from '../host.ts';
import { CHART_KINDS, type ChartKind } from './chart-kinds.ts';
import styles from './limits.module.css';
import { useMoney, useTimeWords } from './summary-words.ts';

const DAY = 86_400_000;
const HEIGHT = 60;
const WIDTH = 10;
/** How far the bars stand in from the edges of their day: what is in front is narrower. */
const INSET = { behind: 1, before: 3 } as const;

const CHART = 'summary-chart';
const KINDS = ['stake', 'loss', 'deposit', 'time'] as const satisfies readonly ChartKind[];

interface DrawnProps {
  readonly kind: ChartKind;
  readonly summary: MonthSummary;
  readonly month: Month;
}

/** A bar for each day and series; the highest is as high as the chart. */
function Bars({ kind, summary: { days, currency }, month }: DrawnProps) {
  const { t } = useHost('responsible_gaming');
  const clock = useClock();
  const money = useMoney(currency);
  const timeOf = useTimeWords();
  const wordsOf = kind === 'time' ? timeOf : money;
  const series = CHART_KINDS[kind];
  const most = Math.max(1, ...days.flatMap((day) => series.map(({ of }) => of(day))));
  return days.map((day) => {
    const x = ((day.at - month.from) / DAY) * WIDTH;
    const words = series.map(({ name, of }) => `${t(name)} ${wordsOf(of(day))}`).join(', ');
    return (
      <g key={day.at}>
        <title>{`${formatTime(day.at, { ...clock, timeZone: 'UTC' }, 'day')}: ${words}`}</title>
        {series.map(({ look, name, of }) => {
          const height = (of(day) / most) * HEIGHT;
          const [left, width] = [x + INSET[look], WIDTH - 2 * INSET[look]];
          const place = { x: left, width, y: HEIGHT - height, height };
          return <rect key={name} className={styles[look]} {...place} />;
        })}
      </g>
    );
  });
}

/** What the colours of the bars stand for. */
function Legend({ kind }: { readonly kind: ChartKind }) {
  const { t } = useHost('responsible_gaming');
  return (
    <ul className={styles['legend']}>
      {CHART_KINDS[kind].map(({ name, look }) => (
        <li key={name}>
          <i className={styles[look]} aria-hidden="true" />
          {t(name)}
        </li>
      ))}
    </ul>
  );
}

function Drawn(props: DrawnProps) {
  const { t } = useHost('responsible_gaming');
  const { kind, summary, month } = props;
  const isEmpty = summary.days.every((day) => CHART_KINDS[kind].every(({ of }) => of(day) === 0));
  if (isEmpty) return <p className={styles['quiet']}>{t(`summary_none_${kind}`)}</p>;
  const count = (month.to - month.from) / DAY;
  return (
    <>
      <svg
        className={styles['chart']}
        viewBox={`0 0 ${count * WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t(`summary_chart_${kind}`)}
      >
        <Bars {...props} />
      </svg>
      <Legend kind={kind} />
    </>
  );
}

/** The days of the month as bars: stakes, losses, payments or time, as is chosen. */
export function SummaryChart({ summary }: { readonly summary: MonthSummary }) {
  const host = useHost('responsible_gaming');
  const choice = useHostState((state) => state.page.choice(CHART)) ?? '';
  const kind = isKeyOf(choice, CHART_KINDS) ? choice : 'stake';
  const month = readMonth(summary.month);
  if (!month) return null;
  return (
    <>
      <Segmented
        label={host.t('summary_chart')}
        items={KINDS.map((id) => ({ id, label: host.t(`office_protect_${id}`) }))}
        selected={kind}
        onSelect={(id) => host.choose(CHART, id)}
      />
      <Drawn kind={kind} summary={summary} month={month} />
    </>
  );
}

import type { MonthSummary } from '../../../site/contract/player.ts';
import { Button } from '../../../site/ui/controls/button.tsx';
import { SelectField } from '../../../site/ui/forms/select-field.tsx';
import { ErrorState } from '../../../site/ui/notices/message.tsx';
import { SkeletonList } from '../../../site/ui/notices/skeleton.tsx';
import { useHost, useHostState } from '../host.ts';
import { useMonthName } from '../month-name.ts';
import { Card } from '../page.tsx';
import { DaysTable } from './days-table.tsx';
import styles from './limits.module.css';
import { SummaryChart } from './summary-chart.tsx';
import { summaryCsv } from './summary-csv.ts';
import { SummarySums } from './summary-sums.tsx';

function Months({ summary: { month, months } }: { readonly summary: MonthSummary }) {
  const host = useHost('responsible_gaming');
  const nameOf = useMonthName();
  return (
    <SelectField
      label={host.t('summary_month')}
      name="month"
      suggested={month}
      options={months.map((value) => ({ value, label: nameOf(value) }))}
      onChoose={(value) => host.chooseMonth(value)}
    />
  );
}

const DAYS = 'summary-days';

/** The days in numbers, for whoever wants them. */
function Days({ summary }: { readonly summary: MonthSummary }) {
  const host = useHost('responsible_gaming');
  const isOpen = useHostState((state) => state.page.isOpen(DAYS, false));
  if (summary.days.length === 0) return null;
  return (
    <>
      <div className={styles['actions']}>
        <Button size="s" aria-expanded={isOpen} onClick={() => host.togglePart(DAYS, !isOpen)}>
          {host.t('summary_days')}
        </Button>
      </div>
      {isOpen && (
        // Wider than a phone: the table is moved by itself, by keys too.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        <section className={styles['wide']} tabIndex={0} aria-label={host.t('summary_days')}>
          <DaysTable summary={summary} />
        </section>
      )}
    </>
  );
}

/** What a month came to: stakes, what came back, money in and out, and time; to be taken along. */
export function SummaryCard() {
  const host = useHost('responsible_gaming');
  const { status, failure, known } = useHostState((state) => state.summary);
  if (status === 'failed') {
    return (
      <ErrorState
        icon="plug"
        title={host.t('summary_failed')}
        {...(failure && { text: host.say(failure) })}
      />
    );
  }
  if (known === null) {
    return <SkeletonList rows={1} height="18rem" label={host.t('main_loading')} />;
  }
  const save = () =>
    host.saveMonth(
      known.month,
      new File([summaryCsv(known)], `${known.month}.csv`, { type: 'text/csv' }),
    );
  return (
    <Card title={host.t('summary_title')}>
      <Months summary={known} />
      <SummaryChart summary={known} />
      <SummarySums summary={known} />
      <Days summary={known} />
      <div className={styles['actions']}>
        <Button icon="document" onClick={save}>
          {host.t('summary_save')}
        </Button>
        <Button icon="document" onClick={() => host.printMonth(known.month)}>
          {host.t('summary_print')}
        </Button>
      </div>
    </Card>
  );
}

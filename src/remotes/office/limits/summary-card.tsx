import type { MonthSummary } from '../../../site/contract/player.ts';
import { Button } from '../../../site/ui/controls/button.tsx';
import { formatMoney } from '../../../site/ui/format/format.ts';
import { SelectField } from '../../../site/ui/forms/select-field.tsx';
import { ErrorState } from '../../../site/ui/notices/message.tsx';
import { SkeletonList } from '../../../site/ui/notices/skeleton.tsx';
import { useHost, useHostState } from '../host.ts';
import { Card } from '../page.tsx';
import styles from './limits.module.css';
import { SummaryChart } from './summary-chart.tsx';
import { summaryCsv } from './summary-csv.ts';

const sumOf = (days: MonthSummary['days'], of: 'staked' | 'paid' | 'deposited' | 'withdrawn') =>
  days.reduce((sum, day) => sum + day[of], 0);

/** What the month came to, in all. */
function Sums({ summary: { days, currency, netDeposits } }: { readonly summary: MonthSummary }) {
  const { t, language } = useHost('responsible_gaming');
  const money = (minor: number) => formatMoney(minor, currency, language());
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
  const rows = [
    [t('summary_staked'), money(sumOf(days, 'staked')), 'staked'],
    [t('summary_paid'), money(sumOf(days, 'paid')), 'paid'],
    [t('summary_result'), money(sumOf(days, 'paid') - sumOf(days, 'staked'))],
    [t('summary_deposited'), money(sumOf(days, 'deposited'))],
    [t('summary_withdrawn'), money(sumOf(days, 'withdrawn'))],
    [
      t('summary_time'),
      t('reality_check_hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
    ],
    [t('summary_net_deposits'), money(netDeposits)],
  ] as const;
  return (
    <dl className={styles['sums']}>
      {rows.map(([label, value, colour]) => (
        <div key={label}>
          <dt>
            {colour && <i className={styles[colour]} aria-hidden="true" />}
            {label}
          </dt>
          <dd className="numbers">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Months({ summary: { month, months } }: { readonly summary: MonthSummary }) {
  const host = useHost('responsible_gaming');
  const format = new Intl.DateTimeFormat(host.language(), {
    ...{ month: 'long', year: 'numeric', timeZone: 'UTC', numberingSystem: 'latn' },
  });
  return (
    <SelectField
      label={host.t('summary_month')}
      name="month"
      suggested={month}
      options={months.map((value) => ({ value, label: format.format(new Date(`${value}-01`)) }))}
      onChoose={(value) => host.chooseMonth(value)}
    />
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
      <Sums summary={known} />
      <div className={styles['actions']}>
        <Button icon="document" onClick={save}>
          {host.t('summary_save')}
        </Button>
      </div>
    </Card>
  );
}

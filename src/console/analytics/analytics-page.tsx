import { EmptyState } from '../../site/ui/notices/empty-state.tsx';
import type { SessionsApi } from '../api/sessions.ts';
import type { StreamApi } from '../api/stream.ts';
import { countText } from '../format.ts';
import { texts } from '../texts.ts';
import { Chip } from '../ui/chip.tsx';
import page from '../ui/page.module.css';
import css from './analytics.module.css';
import type { Overview, TypeCount } from './counts.ts';
import { MinuteChart } from './minute-chart.tsx';
import { useOverview, useSessionCounts } from './use-overview.ts';

const say = texts.analytics;

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className={css.figure}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Figures({ overview, sessions }: { readonly overview: Overview; sessions: SessionsApi }) {
  const counts = useSessionCounts(sessions);
  const lately = overview.minutes.at(-2)?.total ?? 0;
  const text = (count: number | undefined) => {
    if (count === undefined) return '–';
    return counts?.more ? say.atLeast(countText(count)) : countText(count);
  };
  return (
    <dl className={css.figures}>
      <Figure label={say.live} value={text(counts?.live)} />
      <Figure label={say.today} value={text(counts?.today)} />
      <Figure label={say.perMinute} value={countText(lately)} />
      <Figure label={say.total} value={countText(overview.total)} />
    </dl>
  );
}

function TypeRow({ row, total }: { readonly row: TypeCount; readonly total: number }) {
  const share = total === 0 ? 0 : row.total / total;
  const area = row.type.slice(0, row.type.indexOf('.'));
  return (
    <tr>
      <th scope="row">{row.type}</th>
      <td>{countText(row.total)}</td>
      <td>{countText(row.lately)}</td>
      <td className={css.share}>
        <i data-area={area} style={{ inlineSize: `${share * 100}%` }} />
        <span>{`${(share * 100).toFixed(1)} %`}</span>
      </td>
    </tr>
  );
}

function Types({ overview }: { readonly overview: Overview }) {
  return (
    <table className={css.types}>
      <caption>
        <h2>{say.types}</h2>
      </caption>
      <thead>
        <tr>
          <th scope="col">{say.type}</th>
          <th scope="col">{say.count}</th>
          <th scope="col">{say.lastMinute}</th>
          <th scope="col">{say.share}</th>
        </tr>
      </thead>
      <tbody>
        {overview.types.map((row) => (
          <TypeRow key={row.type} row={row} total={overview.total} />
        ))}
      </tbody>
    </table>
  );
}

export interface AnalyticsPageProps {
  readonly sessions: SessionsApi;
  readonly stream: StreamApi;
}

/** What happens on the site, counted as it arrives. */
export function AnalyticsPage({ sessions, stream }: AnalyticsPageProps) {
  const { overview, isOpen } = useOverview(stream);
  return (
    <main id="content" className={`${page.page} ${css.page}`}>
      <header className={page.top}>
        <h1>{say.title}</h1>
        <Chip tone={isOpen ? 'live' : 'plain'}>{isOpen ? say.connected : say.connecting}</Chip>
        <p>{say.intro}</p>
      </header>
      <Figures overview={overview} sessions={sessions} />
      {overview.total === 0 ? (
        <EmptyState icon="clock" title={say.nothing} text={say.nothingText} />
      ) : (
        <>
          <MinuteChart minutes={overview.minutes} />
          <Types overview={overview} />
        </>
      )}
    </main>
  );
}

import { standingsOf } from '../../../domain/line/standings.ts';
import { RefreshButton } from '../../../site/ui/controls/refresh-button.tsx';
import { usePageTitle } from '../../../site/ui/links/use-page-title.ts';
import { EmptyState } from '../../../site/ui/notices/empty-state.tsx';
import { ErrorState } from '../../../site/ui/notices/message.tsx';
import { SkeletonList } from '../../../site/ui/notices/skeleton.tsx';
import { useHost, useHostState } from '../host.ts';
import { Chip, Chips } from '../list/chips.tsx';
import styles from '../list/days.module.css';
import { Page, Part } from '../page.tsx';
import { HeadToHead } from './head-to-head.tsx';
import { StandingsTable } from './standings-table.tsx';

const useStatistics = () => useHostState((state) => state.statistics);

type Season = NonNullable<ReturnType<typeof useStatistics>['shown']>;

/** The championships there are figures of; they stay while another one is loaded. */
function Champs() {
  const { t } = useHost();
  const { wanted, shown } = useStatistics();
  if (shown === null) return null;
  const current = wanted === null ? shown.champId : Number(wanted);
  return (
    <Chips label={t('sport_statistic_which')}>
      {shown.champs.map(({ id, name }) => (
        <Chip key={id} route="statistic" query={`?champ=${id}`} isCurrent={id === current}>
          {name}
        </Chip>
      ))}
    </Chips>
  );
}

function Figures({ champId, champs, games }: Season) {
  const { t } = useHost();
  const name = champs.find(({ id }) => id === champId)?.name ?? '';
  if (games.length === 0) {
    return (
      <EmptyState
        icon="ball"
        title={t('sport_statistic_none_title')}
        text={t('sport_statistic_none_text')}
      />
    );
  }
  const lines = standingsOf(games);
  return (
    <>
      <Part title={name}>
        <StandingsTable lines={lines} />
        <p className={styles['zone']}>{t('sport_statistic_note')}</p>
      </Part>
      <Part title={t('sport_statistic_between')}>
        <HeadToHead key={champId} teams={lines.map(({ team }) => team)} games={games} />
      </Part>
    </>
  );
}

function Loaded() {
  const { t } = useHost();
  const { status, shown } = useStatistics();
  if (status === 'failed') {
    return (
      <ErrorState title={t('sport_statistic_failed')} text={t('sport_failed_text')} icon="plug">
        <RefreshButton />
      </ErrorState>
    );
  }
  if (status === 'ready' && shown !== null) return <Figures {...shown} />;
  return <SkeletonList rows={10} height="2.5rem" label={t('main_loading')} />;
}

/** The table of a championship, the form of its teams, and how two of them played each other. */
export function StatisticPage() {
  return (
    <Page title={usePageTitle()}>
      <Champs />
      <Loaded />
    </Page>
  );
}

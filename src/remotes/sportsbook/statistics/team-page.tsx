import { useMemo } from 'react';
import { standingsOf } from '../../../domain/line/standings.ts';
import { teamSlug } from '../../../domain/line/team-slug.ts';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { RefreshButton } from '../../../site/ui/controls/refresh-button.tsx';
import { formatNumber } from '../../../site/ui/format/format.ts';
import { Crest } from '../../../site/ui/marks/crest.tsx';
import { ErrorState } from '../../../site/ui/notices/message.tsx';
import { NotThere } from '../../../site/ui/notices/not-there.tsx';
import { SkeletonList } from '../../../site/ui/notices/skeleton.tsx';
import { useHost, useHostState } from '../host.ts';
import styles from '../list/days.module.css';
import type { Keep } from '../list/group-games.ts';
import { KeptGames } from '../list/kept-games.tsx';
import { StatisticLink } from '../list/statistic-link.tsx';
import { Page, Part } from '../page.tsx';
import { useParams } from '../params.ts';
import { PlayedGames } from '../results/played-games.tsx';
import { Form } from './standings-table.tsx';

const useStatistics = () => useHostState((state) => state.statistics);

type Season = NonNullable<ReturnType<typeof useStatistics>['shown']>;

/** How many of its games are shown that are over. */
const PLAYED = 10;

/** Its place in the table, and how its games of the season ended, the latest first. */
function Past({ season, wanted }: { readonly season: Season; readonly wanted: string }) {
  const { t, language } = useHost();
  const isOwn = (team: string) => teamSlug(team) === wanted;
  const lines = standingsOf(season.games);
  const place = lines.findIndex(({ team }) => isOwn(team));
  const line = lines[place];
  const champ = season.champs.find(({ id }) => id === season.champId)?.name ?? '';
  if (line === undefined)
    return <p className={styles['note']}>{t('sport_team_unplayed', { champ })}</p>;
  const number = (value: number) => formatNumber(value, language());
  const own = season.games.filter(({ team1, team2 }) => isOwn(team1) || isOwn(team2));
  return (
    <>
      <p>
        {t('sport_team_standing', {
          ...{ champ, place: number(place + 1), teams: number(lines.length) },
          ...{ points: number(line.points), played: number(line.played) },
        })}
      </p>
      <Form form={line.form} />
      <PlayedGames games={own.slice(0, PLAYED)} />
    </>
  );
}

function SeasonPart({ team }: { readonly team: string }) {
  const { t } = useHost();
  const { status, shown, wanted: asked } = useStatistics();
  if (status === 'failed') {
    return (
      <ErrorState title={t('sport_statistic_failed')} text={t('sport_failed_text')} icon="plug">
        <RefreshButton />
      </ErrorState>
    );
  }
  if (status !== 'ready' || shown === null || asked !== team) {
    return <SkeletonList rows={5} height="2.5rem" label={t('main_loading')} />;
  }
  return (
    <Part title={t('sport_team_season')} link={<StatisticLink champId={shown.champId} />}>
      <Past season={shown} wanted={teamSlug(team)} />
    </Part>
  );
}

/** A team: what of it can be bet on, its place in the table, and how it played. */
export function TeamPage() {
  const { t } = useHost();
  const { team = '' } = useParams();
  const wanted = teamSlug(team);
  const keep = useMemo<Keep>(
    () =>
      ({ team1, team2 }) =>
        teamSlug(team1) === wanted || teamSlug(team2) === wanted,
    [wanted],
  );
  const { shown, wanted: asked } = useStatistics();
  const found = asked === team ? shown : null;
  const isUnknown = found !== null && found.team === undefined;
  const name = found?.team ?? team.replaceAll('-', ' ');
  return (
    <Page title={name} mark={isUnknown ? undefined : <Crest team={team} size={40} />}>
      {isUnknown ? (
        <NotThere
          icon="ball"
          title={t('sport_team_none_title')}
          text={t('sport_team_unknown_text')}
        >
          <ButtonLink route="search" look="main">
            {t('sport_search_title')}
          </ButtonLink>
          <ButtonLink route="champs">{t('sport_champs')}</ButtonLink>
        </NotThere>
      ) : (
        <>
          <KeptGames keep={keep} none={t('sport_team_none_text')} />
          <SeasonPart team={team} />
        </>
      )}
    </Page>
  );
}

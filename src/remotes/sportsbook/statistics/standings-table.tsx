import type { GameOutcome, Standing } from '../../../domain/line/standings.ts';
import { teamSlug } from '../../../domain/line/team-slug.ts';
import { Score } from '../../../site/ui/betting/score.tsx';
import { PageLink } from '../../../site/ui/links/link.tsx';
import { Crest } from '../../../site/ui/marks/crest.tsx';
import { useHost } from '../host.ts';
import styles from './standings-table.module.css';

const columns = ['played', 'won', 'drawn', 'lost', 'goals', 'points', 'form'] as const;

/** How a team's last games ended, the latest first. */
export function Form({ form }: { readonly form: readonly GameOutcome[] }) {
  const { t } = useHost();
  return (
    <ol className={styles['form']}>
      {form.map((outcome, index) => (
        // The same outcome twice is two games: their place is all that tells them apart.
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing of a game but its place is known here
        <li key={index} data-outcome={outcome}>
          <span aria-hidden="true">{t(`sport_statistic_${outcome}_short`)}</span>
          <span className="visually-hidden">{t(`sport_statistic_${outcome}`)}</span>
        </li>
      ))}
    </ol>
  );
}

function Line({ line, place }: { readonly line: Standing; readonly place: number }) {
  const { team, played, won, drawn, lost, scored, conceded, points, form } = line;
  return (
    <tr>
      <td className="numbers">{place}</td>
      <th scope="row">
        <PageLink route="team" params={{ team: teamSlug(team) }}>
          <Crest team={team} />
          {team}
        </PageLink>
      </th>
      <td className="numbers">{played}</td>
      <td className="numbers">{won}</td>
      <td className="numbers">{drawn}</td>
      <td className="numbers">{lost}</td>
      <td className="numbers">
        <Score score={[scored, conceded]} />
      </td>
      <td className={`${styles['points']} numbers`}>{points}</td>
      <td>
        <Form form={form} />
      </td>
    </tr>
  );
}

/** The table of a championship. */
export function StandingsTable({ lines }: { readonly lines: readonly Standing[] }) {
  const { t } = useHost();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be scrolled by keys as well
    <section className={styles['frame']} aria-label={t('sport_statistic_table')} tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('sport_statistic_place')}</span>
            </th>
            <th scope="col">{t('sport_statistic_team')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                <abbr title={t(`sport_statistic_${column}`)}>
                  {t(`sport_statistic_${column}_short`)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <Line key={line.team} line={line} place={index + 1} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

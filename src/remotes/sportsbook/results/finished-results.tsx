import { useState } from 'react';
import { dayStart } from '../../../domain/time/day.ts';
import type { Result } from '../../../site/contract/betting.ts';
import { Score } from '../../../site/ui/betting/score.tsx';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { RefreshButton } from '../../../site/ui/controls/refresh-button.tsx';
import { formatTime, instantOf } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { EmptyState } from '../../../site/ui/notices/empty-state.tsx';
import { ErrorState } from '../../../site/ui/notices/message.tsx';
import { SkeletonList } from '../../../site/ui/notices/skeleton.tsx';
import { useHost, useHostState } from '../host.ts';
import styles from '../list/days.module.css';
import { Teams } from '../list/game-row.tsx';
import timeStyles from '../list/game-time.module.css';
import { EVERYTHING, type Filter, found, ResultsFilter } from './filter.tsx';
import { resultsQuery } from './query.ts';
import { ResultChamp } from './result-champ.tsx';
import { ResultsSports } from './results-sports.tsx';

function Row({ game }: { readonly game: Result }) {
  const { t } = useHost();
  const clock = useClock();
  const { startAt, score, halfTime } = game;
  return (
    <li className={styles['game']} data-game-id={game.id}>
      <time className={timeStyles['time']} dateTime={instantOf(startAt)}>
        <span className={`${timeStyles['minute']} numbers`}>{formatTime(startAt, clock)}</span>
      </time>
      <Teams {...game} />
      <span className={styles['note']}>
        {score === null && t('sport_results_off')}
        {halfTime !== null && (
          <>
            {t('sport_results_half')} <Score score={halfTime} />
          </>
        )}
      </span>
    </li>
  );
}

const useResults = () => useHostState((state) => state.results);

type Day = NonNullable<ReturnType<typeof useResults>['shown']>;

/** The day that is shown, and the way to those beside it. It stays while another day is loaded. */
function Days() {
  const { t } = useHost();
  const clock = useClock();
  const { status, wanted, sport, shown } = useResults();
  const day = status === 'ready' ? (shown?.day ?? null) : wanted;
  const start = day === null ? null : dayStart(day);
  const link = (
    to: string | null | undefined,
    key: 'sport_results_previous' | 'sport_results_next',
  ) =>
    to ? (
      <ButtonLink route="results" query={resultsQuery(to, sport)} size="s">
        {t(key)}
      </ButtonLink>
    ) : (
      <span />
    );
  return (
    <nav className={styles['days']} aria-label={t('sport_results_days')}>
      {link(shown?.previous, 'sport_results_previous')}
      <h2 className={styles['day']} aria-live="polite">
        {start === null
          ? t('sport_results_today')
          : formatTime(start, { ...clock, timeZone: 'UTC' }, 'date')}
      </h2>
      {link(shown?.next, 'sport_results_next')}
    </nav>
  );
}

function Failed() {
  const { t } = useHost();
  const { wanted, sport } = useResults();
  return (
    <ErrorState title={t('sport_results_failed')} text={t('sport_failed_text')} icon="plug">
      <RefreshButton />
      {wanted !== null && (
        <ButtonLink route="results" query={resultsQuery(null, sport)}>
          {t('sport_results_today')}
        </ButtonLink>
      )}
    </ErrorState>
  );
}

interface FilterProps {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

interface DayProps extends FilterProps {
  readonly day: Day;
}

/** The games of a day by championship, all of them or those that are looked for. */
function Found({ day: { champs, games }, filter, onChange }: DayProps) {
  const { t } = useHost();
  const shown = found(filter, champs, games);
  const played = new Set(shown.map(({ champId }) => champId));
  return (
    <>
      <ResultsFilter champs={champs} filter={filter} onChange={onChange} />
      {champs
        .filter(({ id }) => played.has(id))
        .map(({ id, name }) => (
          <ResultChamp key={id} champId={id} name={name}>
            {shown.map((game) => game.champId === id && <Row key={game.id} game={game} />)}
          </ResultChamp>
        ))}
      <div role="status">
        {shown.length === 0 && (
          <EmptyState
            icon="ball"
            title={t('sport_results_not_found_title')}
            text={t('sport_results_not_found_text')}
          />
        )}
      </div>
    </>
  );
}

function Games(props: DayProps) {
  const { t } = useHost();
  if (props.day.games.length === 0) {
    return (
      <EmptyState
        icon="ball"
        title={t('sport_results_none_title')}
        text={t('sport_results_none_text')}
      />
    );
  }
  return <Found {...props} />;
}

function Loaded(props: FilterProps) {
  const { t } = useHost();
  const { status, shown } = useResults();
  if (status === 'failed') return <Failed />;
  if (status === 'ready' && shown !== null) return <Games {...props} day={shown} />;
  return <SkeletonList rows={8} height="3.5rem" label={t('main_loading')} />;
}

/** How the games of a day ended. What is looked for stays so from one day to the next. */
export function FinishedResults() {
  const { t } = useHost();
  const [filter, setFilter] = useState(EVERYTHING);
  const { wanted, sport } = useResults();
  return (
    <>
      <ResultsSports day={wanted} shown={sport} />
      <Days />
      <Loaded filter={filter} onChange={setFilter} />
      <p className={styles['zone']}>{t('sport_results_zone')}</p>
    </>
  );
}

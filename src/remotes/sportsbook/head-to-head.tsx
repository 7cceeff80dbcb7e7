import { useState } from 'react';
import { gamesBetween, type PlayedGame, standingsOf } from '../../domain/standings.ts';
import { formatTime, instantOf } from '../../site/ui/format/format.ts';
import { useClock } from '../../site/ui/format/use-clock.ts';
import { SelectField } from '../../site/ui/forms/select-field.tsx';
import { Teams } from './game-row.tsx';
import timeStyles from './game-time.module.css';
import styles from './head-to-head.module.css';
import { useHost } from './host.ts';
import resultStyles from './results-page.module.css';

interface Game extends PlayedGame {
  readonly id: number;
  readonly startAt: number;
}

function Row({ game }: { readonly game: Game }) {
  const clock = useClock();
  return (
    <li className={resultStyles['game']} data-game-id={game.id}>
      <time className={timeStyles['time']} dateTime={instantOf(game.startAt)}>
        <span className={timeStyles['period']}>{formatTime(game.startAt, clock, 'day')}</span>
      </time>
      <Teams {...game} />
    </li>
  );
}

interface HeadToHeadProps {
  /** By their place in the table. */
  readonly teams: readonly string[];
  readonly games: readonly Game[];
}

/** How two teams played each other this season: at first the two that are ahead. */
export function HeadToHead({ teams, games }: HeadToHeadProps) {
  const { t } = useHost();
  const [first, setFirst] = useState(teams[0] ?? '');
  const [second, setSecond] = useState(teams[1] ?? '');
  const options = teams.toSorted().map((team) => ({ value: team, label: team }));
  const between = gamesBetween(games, first, second);
  const own = standingsOf(between).find(({ team }) => team === first);
  return (
    <div className={styles['pair']}>
      <div className={styles['teams']}>
        <SelectField
          name="first"
          label={t('sport_statistic_first')}
          options={options}
          suggested={first}
          onChoose={setFirst}
        />
        <SelectField
          name="second"
          label={t('sport_statistic_second')}
          options={options}
          suggested={second}
          onChoose={setSecond}
        />
      </div>
      <p aria-live="polite">
        {own === undefined
          ? t('sport_statistic_never')
          : t('sport_statistic_met', {
              team: first,
              won: own.won,
              drawn: own.drawn,
              lost: own.lost,
            })}
      </p>
      {between.length > 0 && (
        <ul className={resultStyles['games']}>
          {between.map((game) => (
            <Row key={game.id} game={game} />
          ))}
        </ul>
      )}
    </div>
  );
}

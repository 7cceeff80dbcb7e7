import { useState } from 'react';
import { gamesBetween, standingsOf } from '../../../domain/line/standings.ts';
import { SelectField } from '../../../site/ui/forms/select-field.tsx';
import { useHost } from '../host.ts';
import { type PastGame, PlayedGames } from '../results/played-games.tsx';
import styles from './head-to-head.module.css';

interface HeadToHeadProps {
  /** By their place in the table. */
  readonly teams: readonly string[];
  readonly games: readonly PastGame[];
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
      {between.length > 0 && <PlayedGames games={between} />}
    </div>
  );
}

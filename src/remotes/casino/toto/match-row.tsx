import type { ReactNode } from 'react';
import { formatTime } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { Crest } from '../../../site/ui/marks/crest.tsx';
import styles from './toto.module.css';
import type { TotoMatch } from './toto.ts';

/** What stands between the names of two teams; coupons were kept so, too. */
const BETWEEN = ' – ';

interface RowProps {
  readonly number: number;
  /** Of both teams, as they stand on a coupon. */
  readonly names: string;
  /** What is said of it besides. */
  readonly about?: string;
  /** What stands at its end: marks, or how it ended. */
  readonly children: ReactNode;
}

/** A match by the names of its teams. */
export function Row({ number, names, about, children }: RowProps) {
  return (
    <li className={styles['match']}>
      <span className={`${styles['number']} numbers`}>{number}</span>
      <span className={styles['teams']}>
        {names.split(BETWEEN).map((team, at) => (
          <strong key={team} className={styles['team']}>
            {at > 0 && <span className="visually-hidden">{BETWEEN}</span>}
            <Crest team={team} size={16} />
            <span>
              <bdi>{team}</bdi>
            </span>
          </strong>
        ))}
        {about !== undefined && <span className={styles['quiet']}>{about}</span>}
      </span>
      {children}
    </li>
  );
}

interface MatchRowProps extends Pick<RowProps, 'number' | 'children'> {
  readonly match: TotoMatch;
}

/** A match of a draw, with when it begins. */
export function MatchRow({ number, match, children }: MatchRowProps) {
  const clock = useClock();
  const { team1, team2, champ, startAt } = match;
  return (
    <Row
      number={number}
      names={`${team1}${BETWEEN}${team2}`}
      about={`${champ} · ${formatTime(startAt, clock, 'moment')}`}
    >
      {children}
    </Row>
  );
}

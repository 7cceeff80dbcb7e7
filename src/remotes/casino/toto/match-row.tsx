import type { ReactNode } from 'react';
import { formatTime } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import styles from './toto.module.css';
import type { TotoMatch } from './toto.ts';

interface RowProps {
  readonly number: number;
  /** Of both teams. */
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
        <strong>{names}</strong>
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
      names={`${team1} – ${team2}`}
      about={`${champ} · ${formatTime(startAt, clock, 'moment')}`}
    >
      {children}
    </Row>
  );
}

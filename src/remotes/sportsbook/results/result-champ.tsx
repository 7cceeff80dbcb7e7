import type { ReactNode } from 'react';
import styles from '../list/days.module.css';
import { StatisticLink } from '../list/statistic-link.tsx';
import { Part } from '../page.tsx';

interface ResultChampProps {
  readonly champId: number;
  readonly name: string;
  /** A list item for each game. */
  readonly children: ReactNode;
}

/** How games of one championship stand or ended. */
export function ResultChamp({ champId, name, children }: ResultChampProps) {
  return (
    <Part title={name} link={<StatisticLink champId={champId} />}>
      <ul className={styles['games']}>{children}</ul>
    </Part>
  );
}

import type { ReactNode } from 'react';
import { Part } from './page.tsx';
import styles from './results-page.module.css';
import { StatisticLink } from './statistic-link.tsx';

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

import type { ReactNode } from 'react';
import { Part } from './page.tsx';
import styles from './results-page.module.css';

interface ResultChampProps {
  readonly name: string;
  /** A list item for each game. */
  readonly children: ReactNode;
}

/** How games of one championship stand or ended. */
export function ResultChamp({ name, children }: ResultChampProps) {
  return (
    <Part title={name}>
      <ul className={styles['games']}>{children}</ul>
    </Part>
  );
}

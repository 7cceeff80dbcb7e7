import type { ReactNode } from 'react';
import styles from './last-results.module.css';

interface LastResultsProps {
  readonly label: string;
  /** Each has a colour of its own. */
  readonly areColoured?: boolean;
  /** Items of a list, the newest first. */
  readonly children: ReactNode;
}

/** How a game ended last, in a row. */
export function LastResults({ label, areColoured = false, children }: LastResultsProps) {
  const look = areColoured ? `${styles['last']} ${styles['coloured']}` : styles['last'];
  return (
    <ol className={look} aria-label={label}>
      {children}
    </ol>
  );
}

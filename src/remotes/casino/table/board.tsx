import type { ReactNode } from 'react';
import styles from './table.module.css';

interface BoardProps {
  /** What is played: it comes first, also to who cannot see it. */
  readonly scene: ReactNode;
  /** What is staked, and the button. */
  readonly children: ReactNode;
}

/** A table: what is played, and beside it, or below it on a phone, what is staked. */
export function Board({ scene, children }: BoardProps) {
  return (
    <div className={styles['board']}>
      <div className={styles['scene']}>{scene}</div>
      <div className={styles['panel']}>{children}</div>
    </div>
  );
}

/** Holds the button that the table is about: on a phone it stays in view. */
export function Press({ children }: { readonly children: ReactNode }) {
  return <div className={styles['press']}>{children}</div>;
}

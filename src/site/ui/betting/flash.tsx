import styles from './flash.module.css';

export interface FlashProps {
  /** Which way the coefficient went. */
  readonly trend: 'up' | 'down' | null;
}

/** Lights up the frame of what holds a coefficient, once for each element: its key is when it changed. */
export function Flash({ trend }: FlashProps) {
  return <span className={styles['flash']} data-trend={trend} />;
}

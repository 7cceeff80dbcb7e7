import type { ReactNode } from 'react';
import styles from './table.module.css';

/** What a bet is: its chance, its multiplier, what it returns. */
export function Odds({ items }: { readonly items: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={styles['odds']}>
      {items.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="numbers">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

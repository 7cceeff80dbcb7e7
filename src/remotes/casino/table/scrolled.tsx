import type { ReactNode } from 'react';
import styles from './table.module.css';

interface ScrolledProps {
  readonly label: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** What may be larger than its place: it is moved by itself, by keys too. */
export function Scrolled({ label, className, children }: ScrolledProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className={`${styles['scrolled']} ${className}`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import css from './chip.module.css';

export interface ChipProps {
  readonly tone?: 'plain' | 'done' | 'danger' | 'info' | 'accent' | 'live';
  readonly title?: string;
  readonly children: ReactNode;
}

/** A word that says how something stands. */
export function Chip({ tone = 'plain', title, children }: ChipProps) {
  return (
    <span className={css.chip} data-tone={tone} title={title}>
      {children}
    </span>
  );
}

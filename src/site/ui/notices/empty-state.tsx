import type { ReactNode } from 'react';
import { Icon, type IconName } from '../marks/icons.tsx';
import styles from './message.module.css';

export interface EmptyStateProps {
  readonly icon?: IconName;
  readonly title: string;
  /** Why there is nothing, and what to do next. */
  readonly text?: string;
  /** Buttons or links. */
  readonly children?: ReactNode;
}

/** Stands where there is nothing to show. */
export function EmptyState({ icon = 'info', title, text, children }: EmptyStateProps) {
  return (
    <div className={styles['message']} data-kind="empty">
      <span className={styles['icon']}>
        <Icon name={icon} size={28} />
      </span>
      <p className={styles['title']}>{title}</p>
      {text && <p className={styles['text']}>{text}</p>}
      {children && <div className={styles['actions']}>{children}</div>}
    </div>
  );
}

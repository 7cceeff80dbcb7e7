import type { ReactNode } from 'react';
import { Icon } from '../marks/icons.tsx';
import type { EmptyStateProps } from './empty-state.tsx';
import styles from './message.module.css';

/** Stands where something failed; `children` offers the way on. */
export function ErrorState({ icon = 'alert', title, text, children }: EmptyStateProps) {
  return (
    <div className={styles['message']} data-kind="error" role="alert">
      <span className={styles['icon']}>
        <Icon name={icon} size={28} />
      </span>
      <p className={styles['title']}>{title}</p>
      {text && <p className={styles['text']}>{text}</p>}
      {children && <div className={styles['actions']}>{children}</div>}
    </div>
  );
}

export interface BannerProps {
  readonly level: 'info' | 'done' | 'error';
  readonly children: ReactNode;
}

const banners = { info: 'info', done: 'done', error: 'alert' } as const;

/** A line or two inside a form or a page that say how things stand. */
export function Banner({ level, children }: BannerProps) {
  return (
    <div className={styles['banner']} data-level={level}>
      <Icon name={banners[level]} />
      <div>{children}</div>
    </div>
  );
}

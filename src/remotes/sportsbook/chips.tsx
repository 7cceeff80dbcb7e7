import type { ReactNode } from 'react';
import { PageLink, type PageLinkProps } from '../../site/ui/links/link.tsx';
import styles from './chips.module.css';

/** A row of links that narrow a page down; it scrolls sideways where it does not fit. */
export function Chips(props: { readonly label: string; readonly children: ReactNode }) {
  return (
    <nav className={styles['chips']} aria-label={props.label}>
      <ul className={styles['list']}>{props.children}</ul>
    </nav>
  );
}

interface ChipProps extends Pick<PageLinkProps, 'route' | 'params' | 'query'> {
  /** Games behind it. */
  readonly count?: number;
  readonly children: ReactNode;
}

export function Chip({ count, children, ...link }: ChipProps) {
  return (
    <li>
      <PageLink {...link} className={styles['chip']}>
        <span>{children}</span>
        {count !== undefined && <span className={`${styles['count']} numbers`}>{count}</span>}
      </PageLink>
    </li>
  );
}

import type { ReactNode } from 'react';
import { PageLink, type PageLinkProps } from '../../../site/ui/links/link.tsx';
import { Skeleton } from '../../../site/ui/notices/skeleton.tsx';
import styles from './chips.module.css';

/** A row of links that narrow a page down; it scrolls sideways where it does not fit. */
export function Chips(props: { readonly label: string; readonly children: ReactNode }) {
  return (
    <nav className={styles['chips']} aria-label={props.label}>
      <ul className={styles['list']}>{props.children}</ul>
    </nav>
  );
}

/** The place of a row of links that is on its way. */
export function AwaitedChips() {
  return (
    <div className={styles['awaited']} aria-hidden="true">
      <Skeleton shape="block" />
    </div>
  );
}

interface ChipProps extends Pick<PageLinkProps, 'route' | 'params' | 'query'> {
  /** Games behind it. */
  readonly count?: number;
  /** Whether it is what is shown, where its address alone does not tell. */
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

type Told = Pick<PageLinkProps, 'aria-current'>;

const toldOf = (isCurrent: boolean | undefined): Told =>
  isCurrent === undefined ? {} : { 'aria-current': isCurrent ? 'page' : undefined };

export function Chip({ count, isCurrent, children, ...link }: ChipProps) {
  return (
    <li>
      <PageLink {...link} {...toldOf(isCurrent)} className={styles['chip']}>
        <span>{children}</span>
        {count !== undefined && <span className={`${styles['count']} numbers`}>{count}</span>}
      </PageLink>
    </li>
  );
}

import type { ReactNode } from 'react';
import { PageLink } from '../../site/ui/links/link.tsx';
import { Mark } from '../../site/ui/marks/mark.tsx';
import { useHost, useHostState } from './host.ts';
import styles from './technical.module.css';

export interface PanelProps {
  /** A number or a sign above the title. */
  readonly mark: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

/** One thing said in the middle of the page, under the name of the site. */
export function Panel({ mark, title, children }: PanelProps) {
  const host = useHost();
  const sessionId = useHostState((state) => state.session.id);
  return (
    <section className={styles['panel']}>
      <PageLink route="home" className={styles['brand']} aria-label={host.t('main_brand_home')}>
        <Mark size={28} />
        <span>{host.t('main_site')}</span>
      </PageLink>
      <p className={styles['mark']}>{mark}</p>
      <h1>{title}</h1>
      {children}
      <p className={styles['session']}>
        {/* Isolated by markup: what is copied from here is the id, and nothing unseen around it. */}
        {host.t('technical_session')} <bdi>{sessionId}</bdi>
      </p>
    </section>
  );
}

import type { ReactNode } from 'react';
import { useHost } from './host.ts';
import { Sidebar } from './list/sidebar.tsx';
import styles from './page.module.css';

export interface PageProps {
  /** Null where the page draws its own heading. */
  readonly title: string | null;
  /** What stands before the title. */
  readonly mark?: ReactNode;
  /** Where the page stands: links that lead up from it. */
  readonly trail?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a sports page: championships at the side, the title, and what the page is about. */
export function Page({ title, mark, trail, children }: PageProps) {
  const { t } = useHost();
  return (
    <div className={styles['page']}>
      <Sidebar />
      <div className={styles['content']}>
        {trail && (
          <nav className={styles['trail']} aria-label={t('sport_trail')}>
            {trail}
          </nav>
        )}
        {title !== null && (
          <h1 className={styles['title']}>
            {mark}
            {title}
          </h1>
        )}
        {children}
      </div>
    </div>
  );
}

/** A part of a page under a title of its own. */
export function Part(props: {
  readonly title: string;
  readonly link?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles['part']} aria-label={props.title}>
      <div className={styles['part-head']}>
        <h2 className={styles['part-title']}>{props.title}</h2>
        {props.link}
      </div>
      {props.children}
    </section>
  );
}

/** What players must know of live betting: others may have seen more. */
export function LiveNote() {
  const { t } = useHost();
  return <p className={styles['note']}>{t('sport_live_note')}</p>;
}

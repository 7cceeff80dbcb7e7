import { ButtonLink } from '../../site/ui/controls/button-link.tsx';
import { usePageTitle } from '../../site/ui/links/link.tsx';
import { mountPages } from '../../site/ui/links/mount-pages.tsx';
import { EmptyState } from '../../site/ui/notices/message.tsx';
import styles from './casino.module.css';
import { Categories } from './categories.tsx';
import { useHost, useHostState } from './host.ts';

/** Says what there is to play, and where betting goes on. */
function Casino() {
  const host = useHost();
  const isPlayer = useHostState((state) => state.session.isPlayer);
  const title = usePageTitle();
  return (
    <section className={styles['casino']}>
      <h1>{title}</h1>
      <Categories />
      <div className={styles['card']}>
        <EmptyState
          icon="chip"
          title={host.t('casino_none_title')}
          text={host.t('casino_none_text')}
        >
          <ButtonLink route="mainSection" params={{ section: 'live' }} look="main" icon="live">
            {host.t('sport_live_title')}
          </ButtonLink>
          <ButtonLink route="mainSection" params={{ section: 'line' }} icon="line">
            {host.t('sport_line_title')}
          </ButtonLink>
        </EmptyState>
        {isPlayer && <p className={styles['note']}>{host.t('casino_none_money')}</p>}
      </div>
    </section>
  );
}

export const mount = mountPages(Casino);

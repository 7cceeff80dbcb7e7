import { ButtonLink } from '../../site/ui/controls/button-link.tsx';
import { usePageTitle } from '../../site/ui/links/link.tsx';
import { EmptyState } from '../../site/ui/notices/empty-state.tsx';
import styles from './casino.module.css';
import { Categories } from './categories.tsx';
import { useHost } from './host.ts';

/** A page that is not there yet: it says so, and leads to what there is. */
export function NonePage() {
  const { t } = useHost();
  return (
    <section className={styles['casino']}>
      <h1>{usePageTitle()}</h1>
      <Categories />
      <div className={styles['card']}>
        <EmptyState icon="info" title={t('casino_coming_title')} text={t('casino_coming_text')}>
          <ButtonLink route="casinoLobby" look="main" icon="chip">
            {t('casino_casino_lobby_title')}
          </ButtonLink>
        </EmptyState>
      </div>
    </section>
  );
}

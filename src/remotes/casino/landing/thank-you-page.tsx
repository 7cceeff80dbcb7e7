import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { usePageTitle } from '../../../site/ui/links/use-page-title.ts';
import { EmptyState } from '../../../site/ui/notices/empty-state.tsx';
import styles from '../casino.module.css';
import { Categories } from '../categories.tsx';
import { useHost, useHostState } from '../host.ts';
import { Games } from '../lists/game-list.tsx';
import lists from '../lists/lists.module.css';
import landing from './landing.module.css';

/** What is done first: who plays sets limits, who has no account opens one. */
function Next() {
  const { t } = useHost();
  const isPlayer = useHostState((state) => state.session.isPlayer);
  return (
    <div className={landing['about']}>
      <p>{t(isPlayer ? 'casino_thanks_player' : 'casino_thanks_guest')}</p>
      <p>
        {isPlayer ? (
          <ButtonLink route="officeResponsible" icon="shield">
            {t('casino_thanks_limits')}
          </ButtonLink>
        ) : (
          <ButtonLink route="registration">{t('casino_thanks_register')}</ButtonLink>
        )}
      </p>
    </div>
  );
}

/** Where somebody comes who has registered or paid in from the casino. */
export function ThankYouPage() {
  const { t } = useHost();
  return (
    <section className={styles['casino']}>
      <h1>{usePageTitle()}</h1>
      <Next />
      <Categories />
      <section className={lists['part']} aria-label={t('casino_landing_all')}>
        <h2>{t('casino_landing_all')}</h2>
        <Games of={(games) => games}>
          <EmptyState icon="chip" title={t('casino_none_title')} text={t('casino_none_text')} />
        </Games>
      </section>
    </section>
  );
}

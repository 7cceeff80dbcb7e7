import { ButtonLink } from '../../site/ui/controls/button-link.tsx';
import { useHost, useHostState } from './host.ts';
import styles from './information.module.css';

/** The number by which support finds the record of this very session. */
export function SessionCard() {
  const host = useHost();
  const sessionId = useHostState((state) => state.session.id);
  return (
    <div className={styles['card']}>
      <p className={styles['card-title']}>{host.t('information_session')}</p>
      <p className={styles['session']} data-session-id="">
        {sessionId}
      </p>
      <p>{host.t('information_session_hint')}</p>
    </div>
  );
}

/** The way to the limits. */
export function LimitsCard() {
  const host = useHost();
  return (
    <div className={styles['card']}>
      <p className={styles['card-title']}>{host.t('footer_play')}</p>
      <p>
        <ButtonLink route="officeResponsible" look="main" icon="shield">
          {host.t('footer_limits')}
        </ButtonLink>
      </p>
    </div>
  );
}

import { useHost } from '../contract.tsx';
import styles from './form.module.css';

/** Leaves the form for that to sign in with; a page of registration stays behind it. */
export function useSignInInstead(): () => void {
  const host = useHost();
  return () => {
    if (host.state().modal.open.some(({ id }) => id === 'registration')) {
      host.publish('modal.closed', { id: 'registration', by: 'player' });
    }
    host.publish('modal.opened', { id: 'login', kind: 'login' });
  };
}

/** For whoever has an account. */
export function SignInInstead() {
  const { t } = useHost();
  const signIn = useSignInInstead();
  return (
    <p className={styles['instead']}>
      {t('registration_have')}
      <button type="button" className={styles['link']} onClick={signIn}>
        {t('auth_sign_in')}
      </button>
    </p>
  );
}

import { dialogs, isModalOpen } from '../../events/dialogs.ts';
import { useHost } from '../host.tsx';
import styles from './form.module.css';

/** Leaves the form for that to sign in with; a page of registration stays behind it. */
export function useSignInInstead(): () => void {
  const host = useHost();
  return () => {
    const { id } = dialogs.registration;
    if (isModalOpen(host.state().modal.open, id)) {
      host.publish('modal.closed', { id, by: 'player' });
    }
    host.openModal('login');
  };
}

/** For whoever has an account. */
export function SignInInstead() {
  const { t } = useHost('registration');
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

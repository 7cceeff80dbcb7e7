import { useHost, useHostState } from '../contract.tsx';
import { Button } from '../ui/button.tsx';
import { TimeLeft } from '../ui/form-alert.tsx';
import { Banner } from '../ui/message.tsx';
import styles from './form.module.css';
import { useSignInInstead } from './sign-in-instead.tsx';

/** What a refusal means here, where it says more than the words for it anywhere else. */
const OWN_WORDS: Readonly<Record<string, string>> = {
  auth_again: 'registration_network_again',
  auth_signed_in: 'registration_signed_in',
};

/** The ways in for whoever may have an account. */
function WaysIn() {
  const host = useHost();
  const signIn = useSignInInstead();
  const recover = () =>
    host.publish('modal.opened', { id: 'forgot-password', kind: 'forgot-password' });
  return (
    <div className={styles['actions']}>
      <Button size="s" onClick={signIn}>
        {host.t('auth_sign_in')}
      </Button>
      <Button size="s" onClick={recover}>
        {host.t('registration_new_password')}
      </Button>
    </div>
  );
}

/** Why the whole form was refused, and what to do next. */
export function RefusalBanner() {
  const host = useHost();
  const error = useHostState((state) => state.registration.error);
  const retryAt = useHostState((state) => state.registration.retryAt);
  return (
    <>
      <div role="alert" className={styles['alert']}>
        {error && (
          <Banner level="error">
            <p>{host.t(OWN_WORDS[error] ?? error)}</p>
            {error === 'registration_known' && <WaysIn />}
          </Banner>
        )}
      </div>
      {/* Beside the alert: every second would be read out. */}
      <TimeLeft textKey="auth_retry_in" until={retryAt} />
    </>
  );
}
